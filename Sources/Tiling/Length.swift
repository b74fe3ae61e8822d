/// A length in points (CSS px), kept as a whole number of ten-thousandths so that sums, halves and floors are exact.
///
/// Input carries at most three decimals; the fourth is there because a margin is half of a remainder.
package struct Length: Hashable, Sendable {
  /// How many units make a point.
  static let unitsPerPoint = 10_000
  /// The most decimals a written length may have.
  static let maximumDecimals = 3

  /// The length in ten-thousandths of a point. May be negative, as a margin can be.
  package let units: Int

  /// A length of a whole number of units; the caller keeps within `Int`.
  init(units: Int) {
    self.units = units
  }

  /// The same length as a floating-point number of points, for drawing rather than for deciding.
  package var points: Double { Double(units) / Double(Self.unitsPerPoint) }

  /// Half the length, exact for every difference of written lengths.
  var half: Length { Length(units: units / 2) }

  static func + (left: Length, right: Length) -> Length { Length(units: left.units + right.units) }
  static func - (left: Length, right: Length) -> Length { Length(units: left.units - right.units) }
  static func * (length: Length, count: Int) -> Length { Length(units: length.units * count) }
}

extension Length: Comparable {
  /// The shorter length comes first.
  package static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}

extension Length: CustomStringConvertible {
  /// The exact decimal without trailing zeros: `568`, `94.5`, `-22`.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
