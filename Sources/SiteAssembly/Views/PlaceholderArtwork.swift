/// A drawing for an item without a picture: a geometric pattern from the item's id, with the initials of its name.
///
/// The same id and name always give the same drawing. Colors are left to the style sheet, through the classes
/// `hue-0` to `hue-11` on the drawing and `a` (darker) and `b` (lighter) on its shapes: no inline style is needed.
package enum PlaceholderArtwork {
  /// How many `hue-` classes a theme has to define.
  package static let hueCount = 12

  /// The most bytes a drawing takes, whatever the id and the name.
  package static let byteLimit = 500

  /// Draws an inline SVG of 60 × 60 points, hidden from assistive technology as the name stands beside it.
  package static func svg(id: Int64, name: String) -> [UInt8] {
    var bits = Bits(seed: id)
    var output: [UInt8] = []
    output.reserveCapacity(byteLimit)
    append(#"<svg class="tile-artwork placeholder hue-"#, to: &output)
    append(bits.next(hueCount), to: &output)
    append(#"" width="60" height="60" viewBox="0 0 60 60" aria-hidden="true">"#, to: &output)
    appendPattern(&bits, to: &output)
    let initials = initials(of: name)
    if !initials.isEmpty {
      append(#"<text x="30" y="31">"#, to: &output)
      output.append(contentsOf: initials)
      append("</text>", to: &output)
    }
    append("</svg>", to: &output)
    return output
  }

  static func append(_ text: StaticString, to output: inout [UInt8]) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  /// Appends a number from 0 to 999 in decimal.
  static func append(_ number: Int, to output: inout [UInt8]) {
    if number >= 100 { output.append(UInt8(48 + number / 100 % 10)) }
    if number >= 10 { output.append(UInt8(48 + number / 10 % 10)) }
    output.append(UInt8(48 + number % 10))
  }
}
