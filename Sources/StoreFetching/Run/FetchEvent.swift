package import CatalogModel

/// Something going on while answers are fetched, for whoever watches.
package enum FetchEvent: Sendable {
  /// A search's turn has come: the number of searches done and that of all to be asked.
  case started(SearchID, done: Int, of: Int)
  /// The next call is made in so many seconds, rounded up.
  case waiting(seconds: Int64)
  /// A call is made, of this address.
  case calling(String)
  /// A call failed and is made again; why, as a clause.
  case retrying(String)
  /// A search is done.
  case finished(SearchID, FetchReport.Outcome, done: Int, of: Int)
}
