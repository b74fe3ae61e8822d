/// A quotient of two positive whole numbers, compared exactly.
package struct Ratio: Hashable, Sendable {
  /// The upper number in lowest terms.
  package let numerator: Int
  /// The lower number in lowest terms.
  package let denominator: Int

  /// Reduces to lowest terms; both numbers are positive.
  init(_ numerator: Int, _ denominator: Int) {
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The quotient as a floating-point number.
  package var value: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return max(1, left)
  }
}

extension Ratio: Comparable {
  /// The smaller value comes first.
  package static func < (left: Self, right: Self) -> Bool {
    // Cross products of tiling lengths need more than 64 bits.
    let one = left.numerator.multipliedFullWidth(by: right.denominator)
    let other = right.numerator.multipliedFullWidth(by: left.denominator)
    return (one.high, one.low) < (other.high, other.low)
  }
}

extension Ratio: CustomStringConvertible {
  /// The form CSS has for it: `141/88`.
  package var description: String { "\(numerator)/\(denominator)" }
}
