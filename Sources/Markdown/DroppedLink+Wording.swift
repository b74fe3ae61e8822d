extension DroppedLink {
  /// The most characters of a destination that are quoted; a `data:` address can be as long as the text itself.
  private static let quotedLength = 80

  /// What is wrong, one sentence without a final full stop.
  package var message: String {
    let subject = link.kind == .link ? "link" : "image"
    let start = "the \(subject) \(Self.quoted(link.destination)) is left out"
    switch reason {
    case .byResolver: return start
    case .destination(let fault): return "\(start): \(fault.message)"
    case .rewritten(let destination, let fault):
      return "\(start): it leads to \(Self.quoted(destination)), but \(fault.message)"
    }
  }

  /// What to do about it; nil when only the resolver knows.
  package var hint: String? {
    guard case .destination = reason else { return nil }
    return link.kind == .link
      ? "links go to http, https and mailto addresses and to places in the site"
      : "images come from http and https addresses and from places in the site"
  }

  private static func quoted(_ destination: String) -> String {
    let start = destination.prefix(quotedLength)
    return start.endIndex < destination.endIndex ? "\"\(start)\u{2026}\"" : "\"\(start)\""
  }
}
