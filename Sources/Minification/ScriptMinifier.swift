/// Makes scripts smaller without changing what they do.
///
/// Comments, indentation, blank lines and spaces that separate nothing go. Line ends stay, because semicolons may be
/// left out before them. Comments that begin with `/*!` or `//!` stay, and strings, templates and regular expressions
/// are as they were. Works in time and memory linear to the size.
package enum ScriptMinifier {
  /// The minified script.
  ///
  /// A script that is cut off, unbalanced, larger than 4 MiB or of which it is not certain where a regular expression
  /// or a comment begins comes back as it is. Minifying twice gives the same as once.
  package static func minify(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count <= MinificationLimits.bytes else { return bytes }
    do throws(UnclearSyntax) {
      return try ScriptWriter.write(bytes)
    } catch {
      return bytes
    }
  }
}
