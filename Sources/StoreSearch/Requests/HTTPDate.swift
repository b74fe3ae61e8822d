/// A date as HTTP writes it (RFC 9110, section 5.6.7), in any of its three forms.
struct HTTPDate: Hashable, Sendable {
  /// Seconds since 1970 began, in UTC.
  let unixSeconds: Int64

  /// Takes `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`; nil for
  /// anything else. The name of the day is not held against the date. `now`, in Unix seconds, decides which century a
  /// year of two digits is of: it is at most 50 years ahead.
  init?(_ text: String, now: Int64) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, let form = Form(words, dayName: first) else { return nil }
    guard let month = Self.months.firstIndex(of: form.month), let clock = Self.clock(form.clock),
      let day = Self.number(form.day, digits: form.day.utf8.count == 1 ? 1 : 2),
      let year = Self.year(form.year, now: now)
    else { return nil }
    guard let days = Self.days(year: year, month: month + 1, day: day) else { return nil }
    unixSeconds = days * 86_400 + clock
  }

  /// The parts of a date, not looked at yet.
  private struct Form {
    let day, month, year, clock: String

    init?(_ words: [String], dayName: String) {
      switch (words.count, words.last) {
      case (6, "GMT") where HTTPDate.dayNames.contains { dayName == $0.prefix(3) + "," }:
        (day, month, year, clock) = (words[1], words[2], words[3], words[4])
        guard day.utf8.count == 2, year.utf8.count == 4 else { return nil }
      case (4, "GMT") where HTTPDate.dayNames.contains { dayName == $0 + "," }:
        let parts = words[1].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0].utf8.count == 2, parts[2].utf8.count == 2 else { return nil }
        (day, month, year, clock) = (parts[0], parts[1], parts[2], words[2])
      case (5, _) where HTTPDate.dayNames.contains { dayName == $0.prefix(3) }:
        (day, month, year, clock) = (words[2], words[1], words[4], words[3])
        guard year.utf8.count == 4 else { return nil }
      default: return nil
      }
    }
  }

  private static let dayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func number(_ text: some StringProtocol, digits: Int) -> Int64? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }

  /// The seconds since midnight; a leap second is taken.
  private static func clock(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0, digits: 2) }
    guard parts.count == 3, numbers.count == 3, numbers[0] < 24, numbers[1] < 60, numbers[2] <= 60 else {
      return nil
    }
    return numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
  }

  private static func year(_ text: String, now: Int64) -> Int64? {
    guard text.utf8.count == 2 else { return number(text, digits: 4) }
    guard let short = number(text, digits: 2) else { return nil }
    // Of a year's mean length; a day's difference does not matter half a century ahead.
    let current = 1970 + max(0, min(now, 7_000 * secondsOfYear)) / secondsOfYear
    let year = current - current % 100 + short
    if year > current + 50 { return year - 100 }
    return year + 50 <= current ? year + 100 : year
  }

  private static let secondsOfYear: Int64 = 31_556_952

  /// The days from the first of 1970 to a day of the Gregorian calendar; nil for one that does not exist.
  private static func days(year: Int64, month: Int, day: Int64) -> Int64? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day >= 1, day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    return years + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 719_162
  }
}
