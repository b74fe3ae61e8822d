/// A day of the Gregorian calendar, without a time or a zone.
package struct CalendarDate: Hashable, Sendable {
  /// Year, month and day in bit fields, the year highest, so that later days are greater numbers.
  private let fields: Int32

  /// 1 to 9999.
  package var year: Int { Int(fields >> 9) }
  /// 1 to 12.
  package var month: Int { Int(fields >> 5 & 15) }
  /// 1 to the month's length.
  package var day: Int { Int(fields & 31) }

  /// Takes a day that exists; nil otherwise.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.length(ofMonth: month, year: year) else { return nil }
    fields = Int32(year << 9 | month << 5 | day)
  }

  /// The nearest day to one whose parts may lie outside their bounds.
  init(clampingYear year: Int, month: Int, day: Int) {
    let (year, month) = (min(max(year, 1), 9_999), min(max(month, 1), 12))
    let day = min(max(day, 1), Self.length(ofMonth: month, year: year))
    fields = Int32(year << 9 | month << 5 | day)
  }

  /// Reads the day that a store timestamp starts with, `2015-11-18T12:00:00Z` or `2004-09-22 07:00:00 Etc/GMT`.
  /// The time is noise (midnight or noon somewhere) and is not looked at.
  package init?(storeTimestamp text: String) {
    var text = text
    guard let date = text.withUTF8({ Self(storeTimestamp: $0) }) else { return nil }
    self = date
  }

  /// The same for the timestamp's bytes.
  package init?(storeTimestamp bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    guard bytes.count == 10 || bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " ") else {
      return nil
    }
    guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `2015-11-18`, as `<time datetime>` wants it.
  package var isoText: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// The earlier day comes first.
  package static func < (left: Self, right: Self) -> Bool {
    left.fields < right.fields
  }
}
