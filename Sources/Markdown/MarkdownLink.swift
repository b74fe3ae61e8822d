/// A link or an image as the author wrote it.
package struct MarkdownLink: Hashable, Sendable {
  /// What the destination is for.
  package enum Kind: Hashable, Sendable {
    case link, image
  }

  /// Link or image.
  package let kind: Kind
  /// The destination with entities and backslash escapes resolved; percent-encoding is kept.
  package let destination: String
  /// The line it ends on, from 1; in rare cases an earlier one of the same paragraph.
  package let line: Int

  /// Makes a link.
  package init(_ kind: Kind, to destination: String, line: Int) {
    self.kind = kind
    self.destination = destination
    self.line = line
  }
}
