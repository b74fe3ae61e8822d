/// Something going on while pictures are fetched, for whoever watches.
package enum ArtworkEvent: Hashable, Sendable {
  /// So many pictures are going to be asked for.
  case started(count: Int)
  /// A picture is done: the number done and that of all, the bytes that came so far, and the first address asked.
  case finished(done: Int, of: Int, bytes: Int, address: String)
}
