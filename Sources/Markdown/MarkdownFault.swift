/// Why a text is refused as Markdown. Malformed Markdown does not exist; only too much of it does.
package enum MarkdownFault: Error, Hashable, Sendable {
  /// The text has more bytes than a document may have.
  case tooLarge(bytes: Int, limit: Int)
  /// Its reference definitions are so long and used so often that the page could grow beyond the limit, in bytes.
  case expandsTooFar(bytes: Int, limit: Int)
}
