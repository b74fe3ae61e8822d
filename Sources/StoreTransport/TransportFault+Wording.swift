extension TransportFault {
  /// The longest foreign text that is quoted, in Unicode scalars.
  private static let quoteLength = 200

  /// What happened, a clause such as "the connection was closed before the answer was complete".
  package var message: String {
    switch self {
    case .timedOut: "no answer came in time"
    case .hostNotFound(let host): "the host \"\(Self.quoted(host))\" cannot be found"
    case .cannotConnect(let place): "there is no connection to \(Self.quoted(place))"
    case .proxyRefused(let status): "the proxy refused the connection with status \(status)"
    case .connectionLost: "the connection was lost"
    case .truncated: "the connection was closed before the answer was complete"
    case .tls(let words): "no secure connection can be made: \(Self.quoted(words))"
    case .tooLarge(let limit): "the answer has more than the \(limit) bytes allowed"
    case .redirected(let address): "the answer redirects to another place: \(Self.quoted(address))"
    case .tooManyRedirects(let limit): "the answer redirects more than \(limit) times"
    case .notHTTP: "what came is not a well-formed HTTP answer"
    case .interrupted: "the transfer was interrupted"
    case .libraryMissing(let words): "libcurl cannot be loaded: \(Self.quoted(words))"
    case .other(let code): "the transfer failed with libcurl's error \(code)"
    }
  }

  /// What to do.
  package var hint: String? {
    switch self {
    case .timedOut, .connectionLost, .truncated: "check the network, or try again later"
    case .hostNotFound, .cannotConnect:
      "check the network; behind a proxy, set https_proxy to its address"
    case .proxyRefused: "check what https_proxy says, and that the proxy lets this host through"
    case .tls: "check the computer's date and its certificates (package ca-certificates)"
    case .redirected, .tooManyRedirects, .notHTTP, .tooLarge:
      "check that a network login page or a proxy does not answer in the store's place"
    case .libraryMissing: "install libcurl (package libcurl4)"
    case .interrupted, .other: nil
    }
  }

  /// A foreign text, cut where it is too long to be shown, without what is not seen but changes what is.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(quoteLength).map { isVisible($0) ? String($0) : "\u{FFFD}" }.joined()
    return scalars.dropFirst(quoteLength).isEmpty ? shown : shown + "…"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
