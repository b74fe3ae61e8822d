/// A link or an image that was taken out of a document, and why.
package struct DroppedLink: Hashable, Sendable {
  /// Why it was taken out.
  package enum Reason: Hashable, Sendable {
    /// The caller's resolver said so.
    case byResolver
    /// Its destination breaks a rule.
    case destination(DestinationFault)
    /// The resolver rewrote it to this destination, which breaks a rule.
    case rewritten(to: String, DestinationFault)
  }

  /// The link as written.
  package let link: MarkdownLink
  /// Why it was taken out.
  package let reason: Reason

  /// Makes a record of a dropped link.
  package init(_ link: MarkdownLink, _ reason: Reason) {
    self.link = link
    self.reason = reason
  }
}
