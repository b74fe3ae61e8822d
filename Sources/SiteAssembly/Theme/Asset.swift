internal import Minification
internal import Records

/// A file that pages refer to: a style sheet, a script, a picture, a font.
package struct Asset: Sendable {
  /// Its name below `assets/` in the theme or the site, such as `site.css`.
  package let name: String
  /// Its path in the output, with a hash of the content where the name may change with it.
  package let file: String
  /// The content.
  package let bytes: [UInt8]

  /// Names that may carry a hash, because only pages refer to them; a picture or font is also referred to by style
  /// sheets, which are not rewritten, so it keeps its name.
  private static let hashedTypes = ["css", "js"]

  /// Makes an asset; its path is `assets/<name>.<hash>.css` for style sheets and scripts, `assets/<name>` for others.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let type = parts.last, parts.count > 1, Self.hashedTypes.contains(String(type)) {
      let stem = parts.dropLast().joined(separator: ".")
      self.file = "assets/\(stem).\(ContentHash.short(bytes)).\(type)"
    } else {
      self.file = "assets/\(name)"
    }
  }

  /// What of a file is published: style sheets and scripts are minified, unless they are said to be already.
  static func published(_ bytes: [UInt8], named name: String) -> [UInt8] {
    if name.hasSuffix(".min.css") || name.hasSuffix(".min.js") { return bytes }
    if name.hasSuffix(".css") { return StyleSheetMinifier.minify(bytes) }
    return name.hasSuffix(".js") ? ScriptMinifier.minify(bytes) : bytes
  }
}
