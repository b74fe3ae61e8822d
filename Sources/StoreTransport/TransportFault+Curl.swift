internal import CLateCurl

extension TransportFault {
  /// Tells how a transfer failed that has ended; nil when it did not.
  init?(_ transfer: OpaquePointer, origin: Origin, limit: Int) {
    let words = String(cString: clc_message(transfer))
    switch clc_outcome(transfer) {
    case .done: return nil
    case .timedOut: self = .timedOut
    case .hostNotFound: self = .hostNotFound(origin.host)
    case .proxyNotFound: self = .hostNotFound(Self.lastPart(of: words))
    case .cannotConnect: self = .cannotConnect(Self.place(in: words) ?? origin.place)
    case .lost: self = Self.proxyFault(transfer) ?? .connectionLost
    case .truncated: self = .truncated
    case .TLS: self = .tls(words)
    case .tooLarge: self = .tooLarge(limit: limit)
    case .refused, .malformed: self = .notHTTP
    case .other: self = Self.proxyFault(transfer) ?? .other(code: Int(clc_code(transfer)))
    }
  }

  private static func proxyFault(_ transfer: OpaquePointer) -> TransportFault? {
    let status = Int(clc_proxy_status(transfer))
    return status == 0 || (200..<300).contains(status) ? nil : .proxyRefused(status: status)
  }

  /// What follows the last colon, as in "Could not resolve proxy: proxy.example".
  private static func lastPart(of words: String) -> String {
    words.split(separator: ": ").last.map { String($0) } ?? words
  }

  /// Where libcurl could not connect to, a proxy perhaps; nil when its words do not begin as they should,
  /// "Failed to connect to proxy.example port 3128".
  private static func place(in words: String) -> String? {
    let parts = words.split(separator: " ")
    guard words.hasPrefix("Failed to connect to "), parts.count > 6, parts[5] == "port" else { return nil }
    return "\(parts[4]):\(parts[6])"
  }
}
