internal import CLateCurl

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where an address leads to: scheme, host and port, the port always given.
struct Origin: Hashable {
  /// `scheme://host:port` in lower case.
  private let text: String

  /// Takes an address apart the way libcurl does when it goes there; nil unless it is one over http or https.
  init?(of address: String, by connections: OpaquePointer) {
    guard let text = clc_origin(connections, address) else { return nil }
    defer { free(text) }
    self.text = String(cString: text)
  }

  /// Host and port.
  var place: String {
    text.firstRange(of: "://").map { String(text[$0.upperBound...]) } ?? text
  }

  /// The host alone.
  var host: String {
    place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place
  }
}
