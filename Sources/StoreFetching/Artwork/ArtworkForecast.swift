/// What a fetch is going to do about pictures, as far as that can be told from the answers recorded before it.
package struct ArtworkForecast: Hashable, Sendable {
  /// How many different pictures the items have that are not the publisher's own.
  package let wanted: Int
  /// How many of them would be asked for.
  package let due: Int
  /// How many were asked for lately.
  package let fresh: Int
}
