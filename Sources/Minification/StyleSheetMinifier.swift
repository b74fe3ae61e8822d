/// Makes style sheets smaller without changing what they say.
///
/// Comments and white space that mean nothing go, with the semicolon before a brace and the zero before a decimal
/// point. Comments that begin with `/*!` stay. The values of custom properties stay as they are, because scripts can
/// read them. Works in time and memory linear to the size.
package enum StyleSheetMinifier {
  /// The minified style sheet, with its byte order mark if it has one.
  ///
  /// A style sheet that is cut off, unbalanced, larger than 4 MiB or written in a way whose meaning depends on how
  /// browsers mend it comes back as it is. Minifying twice gives the same as once.
  package static func minify(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count <= MinificationLimits.bytes else { return bytes }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    do throws(UnclearSyntax) {
      let tokens = try StyleSheetTokenizer.tokens(of: content)
      let minified = try StyleSheetWriter.write(tokens, of: content)
      return content.count == bytes.count ? minified : mark + minified
    } catch {
      return bytes
    }
  }
}
