extension WebURL {
  /// Scheme, host and port as written, such as `https://is1-ssl.mzstatic.com`.
  package var origin: String {
    guard let scheme = text.firstRange(of: "://") else { return text }
    return String(text[..<scheme.lowerBound]) + "://" + authority
  }

  /// Whether nobody on the way can change what is there: it is https, or http and on this machine.
  package var isTrustworthy: Bool {
    guard let scheme = text.firstRange(of: "://") else { return false }
    switch text[..<scheme.lowerBound].lowercased() {
    case "https": return true
    case "http": return LoopbackHost.isHost(of: Substring(authority.lowercased()))
    default: return false
    }
  }

  private var authority: Substring {
    guard let scheme = text.firstRange(of: "://") else { return "" }
    return text[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }
}
