extension PlaceholderArtwork {
  /// A stream of numbers that only the seed decides (SplitMix64, Steele, Lea and Flood 2014).
  struct Bits {
    private var state: UInt64

    init(seed: Int64) { state = UInt64(bitPattern: seed) }

    /// The next number from 0 up to, not including, `bound`, which must be positive.
    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) >> 33) % bound
    }
  }

  /// Appends the shapes of one of eight patterns.
  static func appendPattern(_ bits: inout Bits, to output: inout [UInt8]) {
    switch bits.next(8) {
    case 0:
      appendMosaic(of: quarters, side: 20, &bits, to: &output)
    case 1:
      appendMosaic(of: triangles, side: 20, &bits, to: &output)
    case 2:
      appendMosaic(of: leaves, side: 30, &bits, to: &output)
    case 3:
      appendRings(&bits, to: &output)
    case 4:
      appendDiscs(&bits, to: &output)
    case 5:
      appendTurned(darker: waves.0, lighter: waves.1, &bits, to: &output)
    case 6:
      appendTurned(darker: rays.0, lighter: rays.1, &bits, to: &output)
    default:
      appendTurned(darker: stripes.0, lighter: stripes.1, &bits, to: &output)
    }
  }

  // What completes a path from each corner of a cell, clockwise from the top left.
  private static let quarters: [StaticString] = [
    "h20a20 20 0 0 1-20 20z", "v20a20 20 0 0 1-20-20z", "h-20a20 20 0 0 1 20-20z", "v-20a20 20 0 0 1 20 20z",
  ]
  private static let triangles: [StaticString] = ["h20v20z", "v20h-20z", "h-20v-20z", "v-20h20z"]
  private static let leaves: [StaticString] = [
    "h12a18 18 0 0 1 18 18v12h-12a18 18 0 0 1-18-18z", "v12a18 18 0 0 1-18 18h-12v-12a18 18 0 0 1 18-18z",
    "h-12a18 18 0 0 1-18-18v-12h12a18 18 0 0 1 18 18z", "v-12a18 18 0 0 1 18-18h12v12a18 18 0 0 1-18 18z",
  ]

  // Pairs of a darker and a lighter path.
  private static let waves: (StaticString, StaticString) = (
    "M0 18q15-14 30 0t30 0v42H0z", "M0 42q15-14 30 0t30 0v18H0z"
  )
  private static let rays: (StaticString, StaticString) = (
    "M0 60L0 20V0L20 0zM0 60L40 0h20zM0 60L60 20v20z", "M0 60L20 0h20zM0 60L60 0v20zM0 60L60 40v20z"
  )
  private static let stripes: (StaticString, StaticString) = (
    "M0 15L15 0h15L0 30zM0 45L45 0h15L0 60z", "M15 60L60 15v15L30 60zM45 60L60 45v15z"
  )

  /// Cells of one shape, each turned and shaded by chance.
  private static func appendMosaic(
    of shapes: [StaticString], side: Int, _ bits: inout Bits, to output: inout [UInt8]
  ) {
    let across = 60 / side
    let (turns, shades) = (bits.next(1 << 18), bits.next(1 << 9))
    for shade in 0...1 {
      beginPath(shade, to: &output)
      for cell in 0..<across * across where (shades >> cell) & 1 == shade {
        let turn = (turns >> (2 * cell)) & 3
        let right = turn == 1 || turn == 2 ? side : 0
        let below = turn >= 2 ? side : 0
        append("M", to: &output)
        append(cell % across * side + right, to: &output)
        append(" ", to: &output)
        append(cell / across * side + below, to: &output)
        append(shapes[turn], to: &output)
      }
      append(#""/>"#, to: &output)
    }
  }

  /// Rings around a point of the edge or the center.
  private static func appendRings(_ bits: inout Bits, to output: inout [UInt8]) {
    let (x, y) = (bits.next(3) * 30, bits.next(3) * 30)
    for (index, radius) in [62, 48, 34, 20].enumerated() {
      appendCircle(shade: index % 2, x: x, y: y, radius: radius, to: &output)
    }
  }

  /// Discs that overlap.
  private static func appendDiscs(_ bits: inout Bits, to output: inout [UInt8]) {
    for index in 0..<4 {
      let (x, y) = (bits.next(11) * 6, bits.next(11) * 6)
      appendCircle(shade: index % 2, x: x, y: y, radius: 30 - index * 6, to: &output)
    }
  }

  /// A darker and a lighter path, turned together by a multiple of a right angle.
  private static func appendTurned(
    darker: StaticString, lighter: StaticString, _ bits: inout Bits, to output: inout [UInt8]
  ) {
    append(#"<g transform="rotate("#, to: &output)
    append(bits.next(4) * 90, to: &output)
    append(#" 30 30)">"#, to: &output)
    beginPath(0, to: &output)
    append(darker, to: &output)
    append(#""/>"#, to: &output)
    beginPath(1, to: &output)
    append(lighter, to: &output)
    append(#""/></g>"#, to: &output)
  }

  private static func beginPath(_ shade: Int, to output: inout [UInt8]) {
    append(shade == 0 ? #"<path class="a" d=""# : #"<path class="b" d=""#, to: &output)
  }

  private static func appendCircle(shade: Int, x: Int, y: Int, radius: Int, to output: inout [UInt8]) {
    append(shade == 0 ? #"<circle class="a" cx=""# : #"<circle class="b" cx=""#, to: &output)
    append(x, to: &output)
    append(#"" cy=""#, to: &output)
    append(y, to: &output)
    append(#"" r=""#, to: &output)
    append(radius, to: &output)
    append(#""/>"#, to: &output)
  }
}
