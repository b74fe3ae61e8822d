/// An event as it is told.
struct FeedEntry: Sendable {
  /// The entry's id.
  let id: FeedIdentifier
  /// The URL of the item's page.
  let url: String
  /// What happened, in the site's language.
  let title: String
  /// What the item is, and where and when that was so.
  let summary: String
  /// When it happened, as RFC 3339 writes it.
  let time: String
}
