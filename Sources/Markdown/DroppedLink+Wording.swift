extension DroppedLink {
  /// What is wrong, one sentence without a final full stop.
  package var message: String {
    let subject = link.kind == .link ? "link" : "image"
    switch reason {
    case .byResolver:
      return "the \(subject) \"\(link.destination)\" is left out"
    case .destination(let fault):
      return "the \(subject) \"\(link.destination)\" is left out: \(fault.message)"
    case .rewritten(let destination, let fault):
      return
        "the \(subject) \"\(link.destination)\" is left out: it leads to \"\(destination)\" and \(fault.message)"
    }
  }

  /// What to do about it; nil when only the resolver knows.
  package var hint: String? {
    guard case .destination = reason else { return nil }
    return link.kind == .link
      ? "links go to http, https and mailto addresses and to places in the site"
      : "images come from http and https addresses and from places in the site"
  }
}

extension DestinationFault {
  /// What is wrong, as the end of a sentence.
  package var message: String {
    switch self {
    case .scheme(let scheme): "\"\(scheme):\" addresses are not allowed here"
    case .withoutScheme: "an address on another site needs its scheme"
    case .withoutHost: "a web address needs \"//\" and a host"
    case .controlCharacter: "it has control characters"
    }
  }
}
