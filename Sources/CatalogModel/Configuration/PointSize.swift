/// A width and height in points.
package struct PointSize: Hashable, Sendable {
  /// The width, above 0 and at most `largest`.
  package let width: Double
  /// The height, above 0 and at most `largest`.
  package let height: Double

  /// The largest width and height.
  package static let largest = 100_000.0

  /// Makes a size whose measures are known to be within bounds.
  init(checkedWidth width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size; nil outside the bounds above, or not finite.
  package init?(width: Double, height: Double) {
    guard width > 0, height > 0, width <= Self.largest, height <= Self.largest else { return nil }
    self.init(checkedWidth: width, height: height)
  }

  /// Takes `568x320` or `568×320`, decimal fractions and spaces around the sign allowed; throws for anything else
  /// and outside the bounds above.
  package init(_ text: String) throws(ConfigurationFault) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" || $0 == "X" }
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]),
      let size = PointSize(width: width, height: height)
    else { throw .size(text) }
    self = size
  }

  private static func length(_ text: Substring) -> Double? {
    let digits = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard digits.count <= 20, digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else {
      return nil
    }
    return Double(String(digits))
  }
}
