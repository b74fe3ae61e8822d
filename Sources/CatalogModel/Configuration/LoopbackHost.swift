/// The names and addresses by which a machine speaks to itself: `localhost`, 127.0.0.0/8 in full, and `[::1]`.
enum LoopbackHost {
  /// Whether that is the host of what stands between `//` and the path of an address.
  static func isHost(of authority: Substring) -> Bool {
    if authority.hasPrefix("[") {
      let rest = authority.dropFirst("[::1]".count)
      return authority.hasPrefix("[::1]") && (rest.isEmpty || rest.hasPrefix(":"))
    }
    let host = authority.prefix { $0 != ":" }
    return host == "localhost" || isAddress(host)
  }

  /// Four numbers, the first 127. Shorter forms, and numbers with leading zeros, mean different things to different
  /// resolvers.
  private static func isAddress(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
    return parts.count == 4 && areNumbers && parts[0] == "127"
  }
}
