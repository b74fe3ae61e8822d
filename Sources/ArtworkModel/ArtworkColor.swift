/// The color that most of a picture has, in sRGB.
package struct ArtworkColor: Hashable, Sendable {
  /// The three parts, from 0 to 255.
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// Puts the parts together.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color as CSS and SVG write it, such as `#14a0a0`.
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.utf8.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
