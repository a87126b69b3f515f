@echo off
rem antw TARGET runs Ant on this project, as ./antw does on other systems: with an installed Ant if there is one, else with
rem one that Maven fetches into .antw. Its exit status is Ant's.
setlocal
set ANT_VERSION=1.10.15
set IVY_VERSION=2.6.0
set COPY=org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy
set "HERE=%~dp0"
set "ANTW=%HERE%.antw"

set JAVA=java
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo antw: needs Java; please install a JDK 17 or later and run antw again 1>&2
  exit /b 1
)

where ant >nul 2>&1
if not errorlevel 1 goto installed
call :fetch org.apache.ant ant %ANT_VERSION% || goto missing
call :fetch org.apache.ant ant-launcher %ANT_VERSION% || goto missing
call :fetch org.apache.ivy ivy %IVY_VERSION% || goto missing
"%JAVA%" -cp "%ANTW%\ant-launcher-%ANT_VERSION%.jar" org.apache.tools.ant.launch.Launcher -lib "%ANTW%" -emacs -f "%HERE%build.xml" %*
exit /b %errorlevel%

:installed
call :fetch org.apache.ivy ivy %IVY_VERSION% || goto missing
call ant -lib "%ANTW%\ivy-%IVY_VERSION%.jar" -emacs -f "%HERE%build.xml" %*
exit /b %errorlevel%

rem fetch GROUP ARTIFACT VERSION: .antw\ARTIFACT-VERSION.jar, there already or from Maven
:fetch
if exist "%ANTW%\%2-%3.jar" exit /b 0
where mvn >nul 2>&1
if errorlevel 1 exit /b 1
echo antw: fetching %2 %3 with Maven 1>&2
if not exist "%ANTW%\part" mkdir "%ANTW%\part"
pushd "%ANTW%"
call mvn -B -q --strict-checksums %COPY% "-Dartifact=%1:%2:%3" "-DoutputDirectory=%ANTW%\part"
if errorlevel 1 (
  popd
  exit /b 1
)
popd
move /y "%ANTW%\part\%2-%3.jar" "%ANTW%" >nul
exit /b %errorlevel%

:missing
echo antw: needs Ant and Ivy; please install Maven, or Ant and Maven, and run antw again 1>&2
exit /b 1
