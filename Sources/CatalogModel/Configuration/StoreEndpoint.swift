/// Where the store's service is: the address that its parts `search` and `lookup` stand below.
package struct StoreEndpoint: Hashable, Sendable {
  /// What can be wrong with one.
  package enum Problem: Hashable, Sendable {
    /// It is no address without user name, query and fragment.
    case address(SiteURL.Problem)
    /// It is http, and leads to another machine.
    case notSecure
  }

  /// The address, ASCII, with a slash at its end: `https://itunes.apple.com/`.
  package let text: String

  /// The server's part of it: scheme, host and port, without a slash at the end.
  package var origin: String {
    let start =
      text.utf8.firstIndex(of: UInt8(ascii: ":")).map { text.index($0, offsetBy: 3) } ?? text.startIndex
    return String(text[..<(text[start...].firstIndex(of: "/") ?? text.endIndex)])
  }

  /// The store's own.
  package static let standard = StoreEndpoint(checked: "https://itunes.apple.com/")

  /// Takes an https URL, or an http URL of this machine: `localhost`, 127.0.0.0/8 in full, or `[::1]`. There may be a
  /// path, but no user name, query and fragment; throws for anything else. What is fetched decides what a site links to,
  /// so nobody on the way may change it.
  package init(_ text: String) throws(ConfigurationFault) {
    let url: SiteURL
    do {
      url = try SiteURL(text)
    } catch .siteURL(let problem) {
      throw .storeEndpoint(.address(problem))
    }
    guard url.origin.hasPrefix("https:") || LoopbackHost.isHost(of: url.origin.dropFirst("http://".count))
    else { throw .storeEndpoint(.notSecure) }
    self.init(checked: url.text)
  }

  private init(checked text: String) {
    self.text = text
  }
}
