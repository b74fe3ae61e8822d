/// A feed, in whatever form.
struct Feed: Sendable {
  /// The feed's id.
  let id: FeedIdentifier
  /// The search's id; nil for the site's feed.
  let search: String?
  /// What it is called.
  let title: String
  /// What it is about, in a sentence.
  let summary: String?
  /// When there last was something new, as RFC 3339 writes it.
  let updated: String
  /// The URL of the page it belongs to.
  let page: String
  /// What it tells, the latest first.
  let entries: [FeedEntry]
}
