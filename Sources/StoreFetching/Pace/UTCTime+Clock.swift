internal import CatalogModel

extension UTCTime {
  /// The first full second that is not before a time of a `FetchClock`.
  init(roundingUp time: Duration) {
    let (seconds, attoseconds) = time.components
    self.init(unixSeconds: attoseconds > 0 ? seconds + 1 : seconds)
  }
}
