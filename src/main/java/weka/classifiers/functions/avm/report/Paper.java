package weka.classifiers.functions.avm.report;

import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** Makes the citation of a paper, as Weka keeps them, and the text about a learner that ends with it. */
public final class Paper {

  private Paper() {
  }

  /**
   * {@return an article of a journal}
   *
   * @param authors their names, joined by "and"
   * @param year the year
   * @param title the title
   * @param journal the journal
   * @param volume its volume, or null
   * @param pages the pages, or null
   */
  public static TechnicalInformation article(String authors, String year, String title, String journal, String volume,
      String pages) {
    TechnicalInformation paper = of(Type.ARTICLE, authors, year, title, pages);
    paper.setValue(Field.JOURNAL, journal);
    if (volume != null) {
      paper.setValue(Field.VOLUME, volume);
    }
    return paper;
  }

  /** {@return the paper that both learners in approximate features come from} */
  public static TechnicalInformation ofFeatures() {
    return Paper.article("Jing Lu and Steven C. H. Hoi and Jialei Wang and Peilin Zhao and Zhi-Yong Liu", "2016",
        "Large Scale Online Kernel Learning", "Journal of Machine Learning Research", "17", "1-43");
  }

  /**
   * {@return a paper in the proceedings of a conference}
   *
   * @param authors their names, joined by "and"
   * @param year the year
   * @param title the title
   * @param conference the conference
   * @param pages the pages, or null
   */
  public static TechnicalInformation talk(String authors, String year, String title, String conference, String pages) {
    TechnicalInformation paper = of(Type.INPROCEEDINGS, authors, year, title, pages);
    paper.setValue(Field.BOOKTITLE, conference);
    return paper;
  }

  /**
   * {@return what a learner is, for people: the text of its dialog's More}
   *
   * @param what what it is, in sentences
   * @param example what the example is, in a sentence without its full stop
   * @param command the example
   * @param paper where it comes from
   */
  public static String about(String what, String example, String command, TechnicalInformation paper) {
    return what + " It learns from batches and from streams, row by row. Nominal attributes become 0/1 columns, missing "
        + "numbers the mean so far, numeric attributes are scaled; gamma, where it is not given, is one over the "
        + "median squared distance between rows.\n\nExample: " + example + ".\n\n  java weka.Run " + command
        + "\n\nFor more information see:\n\n" + paper;
  }

  private static TechnicalInformation of(Type type, String authors, String year, String title, String pages) {
    TechnicalInformation paper = new TechnicalInformation(type);
    paper.setValue(Field.AUTHOR, authors);
    paper.setValue(Field.YEAR, year);
    paper.setValue(Field.TITLE, title);
    if (pages != null) {
      paper.setValue(Field.PAGES, pages);
    }
    return paper;
  }
}
