/// A width and a height in points, both above zero and at most `maximumSide`.
package struct Extent: Hashable, Sendable {
  /// The longest side there may be: 100,000 points, far beyond any screen, small enough that no product overflows.
  package static let maximumSide = Length(units: 100_000 * Length.unitsPerPoint)
  /// The longest text read as an extent.
  private static let maximumTextLength = 64

  /// The horizontal side.
  package let width: Length
  /// The vertical side.
  package let height: Length

  /// Sides known to be in range.
  init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// An extent of whole points known to be in range.
  init(_ width: Int, _ height: Int) {
    self.init(
      width: Length(units: width * Length.unitsPerPoint), height: Length(units: height * Length.unitsPerPoint)
    )
  }

  /// An extent from floating-point sides, rounded to thousandths.
  ///
  /// Throws `lengthOutOfRange` for a side that is not finite, not above zero or more than `maximumSide`.
  package init(width: Double, height: Double) throws(TilingFault) {
    self.init(width: try Length(points: width), height: try Length(points: height))
  }

  /// Reads `568x320`; `X` and `×` separate too, and a side may have up to three decimals.
  ///
  /// Throws `malformedExtent` when there are not two parts or a part is not a decimal, `tooManyDecimals`, or
  /// `lengthOutOfRange` for a side that is zero or more than `maximumSide`.
  package init(parsing text: some StringProtocol) throws(TilingFault) {
    let scalars = text.unicodeScalars.prefix(Self.maximumTextLength + 1)
    let shown = String(String.UnicodeScalarView(scalars.prefix(Self.maximumTextLength)))
    let parts = scalars.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard scalars.count <= Self.maximumTextLength, parts.count == 2 else { throw .malformedExtent(shown) }
    do {
      self.init(
        width: try Length(parsing: String(String.UnicodeScalarView(parts[0]))),
        height: try Length(parsing: String(String.UnicodeScalarView(parts[1]))))
    } catch {
      guard case .malformedLength = error else { throw error }
      throw .malformedExtent(shown)
    }
  }

  /// Whether this one fits inside `other` in both directions.
  func fits(in other: Extent) -> Bool {
    width <= other.width && height <= other.height
  }
}

extension Extent: CustomStringConvertible {
  /// The form that `init(parsing:)` reads: `568x320`.
  package var description: String { "\(width)x\(height)" }
}
