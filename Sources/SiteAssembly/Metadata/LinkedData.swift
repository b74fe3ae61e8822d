internal import CatalogModel

/// Writes JSON-LD (https://www.w3.org/TR/json-ld11/) in the words of schema.org, for a script element.
///
/// An object begins with its type, so every member after that begins with a comma. Keys and types are the program's own
/// and need no escaping; texts are escaped by `JSONText`.
enum LinkedData {
  /// What a graph of several things begins with.
  static let graphStart: StaticString = #"{"@context":"https://schema.org","@graph":["#
  /// What it ends with.
  static let graphEnd: StaticString = "]}"

  /// Appends code as it is.
  @inline(__always)
  static func append(_ code: StaticString, to output: inout [UInt8]) {
    code.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// Begins an object.
  static func begin(_ type: StaticString, to output: inout [UInt8]) {
    append(#"{"@type":""#, to: &output)
    append(type, to: &output)
    append(#"""#, to: &output)
  }

  /// Appends a member's key, up to its value's opening quote.
  static func key(_ key: StaticString, to output: inout [UInt8]) {
    append(#",""#, to: &output)
    append(key, to: &output)
    append(#"":""#, to: &output)
  }

  /// Appends a member with a text.
  static func member(_ key: StaticString, _ text: String, to output: inout [UInt8]) {
    self.key(key, to: &output)
    JSONText.appendInScript(text, to: &output)
    append(#"""#, to: &output)
  }

  /// Appends a member that is a thing of which only the name is known.
  static func member(
    _ key: StaticString, _ type: StaticString, named name: String, to output: inout [UInt8]
  ) {
    append(#",""#, to: &output)
    append(key, to: &output)
    append(#"":"#, to: &output)
    begin(type, to: &output)
    member("name", name, to: &output)
    append("}", to: &output)
  }

  /// Begins an entry of a list, counted from 1.
  static func beginEntry(_ position: Int, to output: inout [UInt8]) {
    append(#"{"@type":"ListItem","position":"#, to: &output)
    output.append(decimal: Int64(position))
  }
}

extension LinkedData {
  /// Appends a day as ISO 8601 has it.
  static func append(_ date: CalendarDate, to output: inout [UInt8]) {
    append(date.year, digits: 4, to: &output)
    output.append(UInt8(ascii: "-"))
    append(date.month, digits: 2, to: &output)
    output.append(UInt8(ascii: "-"))
    append(date.day, digits: 2, to: &output)
  }

  /// Appends an amount as a plain decimal: no fraction, or one of at least two digits behind a dot.
  static func append(_ money: Money, to output: inout [UInt8]) {
    output.append(decimal: money.tenThousandths / 10_000)
    var fraction = Int(money.tenThousandths % 10_000)
    guard fraction > 0 else { return }
    var digits = 4
    while digits > 2, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    output.append(UInt8(ascii: "."))
    append(fraction, digits: digits, to: &output)
  }

  /// Appends a number with zeros in front up to a number of digits.
  private static func append(_ number: Int, digits: Int, to output: inout [UInt8]) {
    var unit = 1
    for _ in 1..<digits { unit *= 10 }
    while unit > 0 {
      output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }
}
