internal import ArtworkModel
package import StoreSearch
package import StoreTransport

/// How pictures are asked for.
package struct ArtworkLimits: Sendable {
  /// How many are asked for at once.
  package let workers: Int
  /// How much is taken of one, and how long it is waited for.
  package let transfer: TransferLimits
  /// How often one is asked for when the server is in trouble.
  package let retry: RetryPolicy
  /// How many may fail one after the other before the rest is spared.
  package let mostFailuresInARow: Int

  /// How long, in seconds, a picture is not asked for again.
  static let sourceFreshness: Int64 = 30 * 86_400
  /// The same where there was none.
  static let absenceFreshness: Int64 = 7 * 86_400

  /// Takes limits. As it stands: six at once, 20 s of silence and a minute in all, three tries within half a minute, ten
  /// failures.
  package init(
    workers: Int = 6, transfer: TransferLimits = TransferLimits(bytes: ImageLimits.bytes),
    retry: RetryPolicy = RetryPolicy(tries: 3, firstWait: .milliseconds(500), patience: .seconds(30)),
    mostFailuresInARow: Int = 10
  ) {
    self.workers = max(1, workers)
    self.transfer = transfer
    self.retry = retry
    self.mostFailuresInARow = max(1, mostFailuresInARow)
  }
}
