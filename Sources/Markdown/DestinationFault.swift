/// Why a destination may not appear in a page.
package enum DestinationFault: Hashable, Sendable {
  /// Its scheme is not allowed for this kind of link. In lower case, without control characters and spaces.
  case scheme(String)
  /// It starts with `//`, so that it would leave the site while looking like a path in it.
  case withoutScheme
  /// `http:` or `https:` is not followed by `//` and a host.
  case withoutHost
  /// It has control characters, which browsers drop or change.
  case controlCharacter
}
