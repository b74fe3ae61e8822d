extension Length {
  /// The longest text that is looked at; anything longer is not a length.
  private static let maximumTextLength = 32

  /// Reads a plain decimal such as `568` or `94.5`: digits, and at most three decimals after a point.
  ///
  /// No sign, no exponent, no unit, no spaces. Throws `malformedLength`, `tooManyDecimals`, or `lengthOutOfRange` for
  /// zero and for more than `Extent.maximumSide`.
  package init(parsing text: some StringProtocol) throws(TilingFault) {
    let bytes = Array(text.utf8.prefix(Self.maximumTextLength + 1))
    guard bytes.count <= Self.maximumTextLength, Self.isDecimal(bytes) else {
      throw .malformedLength(String(text.prefix(Self.maximumTextLength)))
    }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : []
    guard decimals.count <= Self.maximumDecimals else { throw .tooManyDecimals(String(text)) }
    var units = Self.number(parts[0][...], limit: Extent.maximumSide.units)
    for place in 0..<4 {
      let digit = place < decimals.count ? Int(decimals[decimals.startIndex + place] - UInt8(ascii: "0")) : 0
      units = min(units, Extent.maximumSide.units) * 10 + digit
    }
    guard units > 0, units <= Extent.maximumSide.units else { throw .lengthOutOfRange(String(text)) }
    self.init(units: units)
  }

  /// A length from a finite number of points, rounded to a thousandth.
  ///
  /// Throws `lengthOutOfRange` for what is not finite, not above zero, or more than `Extent.maximumSide`.
  package init(points: Double) throws(TilingFault) {
    // Truncating after adding a half rounds, and needs nothing from the C library of mathematics.
    let thousandths = points * 1000 + 0.5
    guard thousandths >= 1, thousandths < Double(Extent.maximumSide.units / 10 + 1) else {
      throw .lengthOutOfRange("\(points)")
    }
    self.init(units: Int(thousandths) * 10)
  }

  /// Digits with at most one point that has digits on both sides.
  private static func isDecimal(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// The value of the digits, or something above `limit` when it is more than that.
  private static func number(_ digits: ArraySlice<UInt8>, limit: Int) -> Int {
    digits.reduce(0) { min($0, limit) * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Appends the exact decimal, without trailing zeros, or with exactly `decimals` places when given (0...4; the
  /// length must not need more).
  func append(to bytes: inout [UInt8], decimals: Int? = nil) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int(units.magnitude)
    bytes.append(contentsOf: String(magnitude / Self.unitsPerPoint).utf8)
    let places = decimals ?? self.decimals
    guard places > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var divisor = Self.unitsPerPoint / 10
    for _ in 0..<places {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude / divisor % 10))
      divisor /= 10
    }
  }

  /// How many decimals the exact value needs, 0...4.
  var decimals: Int {
    var rest = units.magnitude % UInt(Self.unitsPerPoint)
    var places = 0
    while rest > 0 {
      rest = rest * 10 % UInt(Self.unitsPerPoint)
      places += 1
    }
    return places
  }
}
