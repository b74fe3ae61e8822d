package import CatalogModel
import Foundation

/// Writes days the way a language does, by the Gregorian calendar: "August 12, 2014", "12. August 2014".
///
/// Days repeat across items, so every one is formatted once and found again afterwards. A value belongs to one
/// worker.
package struct DateText {
  private let calendar: Calendar
  private let longStyle: Date.FormatStyle
  private let mediumStyle: Date.FormatStyle
  private var longTexts: [CalendarDate: String] = [:]
  private var mediumTexts: [CalendarDate: String] = [:]

  /// Makes texts for pages in a language.
  package init(language: PageLanguage) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = language.locale
    self.calendar = calendar
    func style(_ length: Date.FormatStyle.DateStyle) -> Date.FormatStyle {
      Date.FormatStyle(
        date: length, time: .omitted, locale: language.locale, calendar: calendar, timeZone: .gmt)
    }
    self.longStyle = style(.long)
    self.mediumStyle = style(.abbreviated)
  }

  /// The day with its month's full name.
  package mutating func long(_ date: CalendarDate) -> String {
    if let text = longTexts[date] { return text }
    let text = formatted(date, longStyle)
    longTexts[date] = text
    return text
  }

  /// The day with its month's name shortened where the language does that.
  package mutating func medium(_ date: CalendarDate) -> String {
    if let text = mediumTexts[date] { return text }
    let text = formatted(date, mediumStyle)
    mediumTexts[date] = text
    return text
  }

  /// The calendar has no 5 to 14 October 1582, the days that were left out when it began; they are written as
  /// `isoText`.
  private func formatted(_ date: CalendarDate, _ style: Date.FormatStyle) -> String {
    let components = DateComponents(year: date.year, month: date.month, day: date.day)
    guard let moment = calendar.date(from: components), calendar.component(.day, from: moment) == date.day
    else {
      return date.isoText
    }
    return moment.formatted(style)
  }
}
