import TestSupport

extension SeededGenerator {
  /// A name of one to eight pieces.
  mutating func name(of pieces: [String]) -> String {
    (0..<Int.random(in: 1...8, using: &self))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &self)] }.joined()
  }

  /// A name of one to twelve scalars from anywhere in Unicode.
  mutating func anyName() -> String {
    var name = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      let limit: UInt32 = [0x80, 0x250, 0x3100, 0xA000, 0x11_0000].randomElement(using: &self) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) { name.append(scalar) }
    }
    return String(name)
  }
}
