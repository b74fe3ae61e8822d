/// Turns a store's description, plain or with HTML in it, into plain text.
///
/// The result has paragraphs separated by an empty line and lines by "\n", no white space at the ends of a line but
/// no-break spaces inside, and no controls. It is text, to be escaped where it is shown: what was escaped markup
/// before is literal angle brackets now.
package enum DescriptionText {
  /// The longest description kept, in Unicode scalars; the longest recorded one has 4,000.
  package static let longest = 8_000

  /// How many bytes are looked at, markup included; what lies beyond is cut unread.
  private static let lookLength = 128 << 10

  /// Reads a text. Known HTML tags are removed: `<br>` ends a line, block elements end a paragraph, and the
  /// contents of `script`, `style` and the like go with them, as do comments. Where block tags are used, a single
  /// newline is white space as in HTML; elsewhere it ends a line. Entities are decoded once, and once more when
  /// `&amp;` is still there. Nil when nothing visible is left. Takes time in proportion to the length, whatever the
  /// input.
  package static func plain(_ text: CheckedUTF8) -> String? {
    if text.bytes.count <= longest, UTF8Scan.isClean(text.bytes, withoutMarkup: true) { return text.string }
    var reader = DescriptionReader(UTF8Scan.prefix(text.bytes, length: lookLength), limit: longest)
    var output = reader.read()
    if HTMLEntity.isEscaped(output) { output = output.withUnsafeBufferPointer(HTMLEntity.decodingAll) }
    let text = String(decoding: output, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { !$0.isInvisible }) else { return nil }
    return output.count > longest ? CleanText.truncated(text, limit: longest) : text
  }

  /// The same for a string.
  package static func plain(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { plain(CheckedUTF8(unchecked: $0)) }
  }
}
