import CatalogModel
import Localization
import Testing

@Suite struct DateTextTests {
  struct Case: Sendable {
    let tag: String
    let long: String
    let medium: String
  }

  @Test(
    "a day is written in the page's language",
    arguments: [
      Case(tag: "en", long: "August 12, 2014", medium: "Aug 12, 2014"),
      Case(tag: "en-GB", long: "12 August 2014", medium: "12 Aug 2014"),
      Case(tag: "de", long: "12. August 2014", medium: "12. Aug. 2014"),
      Case(tag: "fr", long: "12 août 2014", medium: "12 août 2014"),
      Case(tag: "es", long: "12 de agosto de 2014", medium: "12 ago 2014"),
      Case(tag: "it", long: "12 agosto 2014", medium: "12 ago 2014"),
      Case(tag: "nl", long: "12 augustus 2014", medium: "12 aug 2014"),
      Case(tag: "pt", long: "12 de agosto de 2014", medium: "12 de ago. de 2014"),
      Case(tag: "sv", long: "12 augusti 2014", medium: "12 aug. 2014"),
      Case(tag: "da", long: "12. august 2014", medium: "12. aug. 2014"),
      Case(tag: "ja", long: "2014年8月12日", medium: "2014年8月12日"),
      Case(tag: "ko", long: "2014년 8월 12일", medium: "2014년 8월 12일"),
      Case(tag: "zh-Hans", long: "2014年8月12日", medium: "2014年8月12日"),
      Case(tag: "he", long: "12 באוגוסט 2014", medium: "12 באוג׳ 2014"),
    ])
  func languages(test: Case) throws {
    var dates = DateText(language: try #require(PageLanguage(test.tag)))
    let day = try #require(CalendarDate(year: 2014, month: 8, day: 12))
    #expect(dates.long(day) == test.long)
    #expect(dates.medium(day) == test.medium)
    #expect(dates.long(day) == test.long)
  }

  @Test(
    "locales with another calendar of their own still get the Gregorian one",
    arguments: ["th", "fa", "ar-SA", "th-u-ca-buddhist", "ja-u-ca-japanese"])
  func gregorian(tag: String) throws {
    var dates = DateText(language: try #require(PageLanguage(tag)))
    let text = dates.long(try #require(CalendarDate(year: 2014, month: 8, day: 12)))
    let digits = text.compactMap(\.wholeNumberValue).map(String.init).joined()
    #expect(digits.contains("2014"), "\(text)")
  }

  @Test(
    "the day is never moved, whatever the age",
    arguments: [
      (1, 1, 1, "January 1, 1"), (1500, 2, 20, "February 20, 1500"), (1582, 10, 4, "October 4, 1582"),
      (1582, 10, 10, "1582-10-10"), (1582, 10, 15, "October 15, 1582"), (1899, 12, 31, "December 31, 1899"),
      (1970, 1, 1, "January 1, 1970"), (2000, 2, 29, "February 29, 2000"), (2038, 1, 20, "January 20, 2038"),
      (9999, 12, 31, "December 31, 9999"),
    ])
  func ages(year: Int, month: Int, day: Int, text: String) throws {
    var dates = DateText(language: .english)
    #expect(dates.long(try #require(CalendarDate(year: year, month: month, day: day))) == text)
  }
}
