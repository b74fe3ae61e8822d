/// A second in Coordinated Universal Time, in the years 1 to 9999.
package struct UTCTime: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX).
  package let unixSeconds: Int64

  /// The first second of the year 1 and the last of the year 9999.
  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  private static let secondsOfDay: Int64 = 86_400

  /// Takes a number of seconds since 1970; what lies outside the years 1 to 9999 becomes their first or last second.
  package init(unixSeconds: Int64) {
    self.unixSeconds = min(max(unixSeconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Reads `2026-11-30T12:24:18Z` (RFC 3339, without fractions and in no other zone); nil for anything else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = CalendarDate(storeTimestamp: String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = Self.number(bytes[11..<13], below: 24), let minute = Self.number(bytes[14..<16], below: 60),
      let second = Self.number(bytes[17..<19], below: 60)
    else { return nil }
    self.init(
      unixSeconds: Self.days(before: date) * Self.secondsOfDay + Int64(hour * 3_600 + minute * 60 + second))
  }

  /// The day.
  package var date: CalendarDate {
    var days = unixSeconds / Self.secondsOfDay
    if unixSeconds % Self.secondsOfDay < 0 { days -= 1 }
    let (year, month, day) = Self.civil(days)
    return CalendarDate(clampingYear: year, month: month, day: day)
  }

  /// `2026-11-30T12:24:18Z` (RFC 3339).
  package var text: String {
    let second = ((unixSeconds % Self.secondsOfDay) + Self.secondsOfDay) % Self.secondsOfDay
    let parts = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(date.isoText)T\(parts.joined(separator: ":"))Z"
  }

  /// The time that many seconds later.
  package func adding(seconds: Int64) -> UTCTime {
    let (sum, overflows) = unixSeconds.addingReportingOverflow(seconds)
    return UTCTime(unixSeconds: overflows ? (seconds < 0 ? .min : .max) : sum)
  }

  private static func number(_ digits: ArraySlice<UInt8>, below bound: Int) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number < bound ? number : nil
  }

  /// The days from 1970-01-01 to a date, negative before it. Years are counted from March, so that the leap day is a
  /// year's last, and in eras of 400 years, which all have 146,097 days.
  private static func days(before date: CalendarDate) -> Int64 {
    let year = Int64(date.month <= 2 ? date.year - 1 : date.year)
    let era = year / 400
    let yearOfEra = year - era * 400
    let monthFromMarch = Int64((date.month + 9) % 12)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(date.day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(_ days: Int64) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), Int(month), Int(day))
  }
}

extension UTCTime: Comparable {
  /// The earlier second comes first.
  package static func < (left: Self, right: Self) -> Bool {
    left.unixSeconds < right.unixSeconds
  }
}
