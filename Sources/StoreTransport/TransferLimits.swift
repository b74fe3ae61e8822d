/// How much of an answer is taken, and how long it is waited for.
package struct TransferLimits: Hashable, Sendable {
  /// The longest body, in bytes, after decompression.
  package let bytes: Int
  /// The longest time in which nothing comes.
  package let silence: Duration
  /// The longest time for everything, redirects and a trickling body included.
  package let total: Duration

  /// Takes limits; the standard ones are 32 MiB, 20 seconds and a minute.
  package init(bytes: Int = 32 << 20, silence: Duration = .seconds(20), total: Duration = .seconds(60)) {
    self.bytes = max(0, bytes)
    self.silence = silence
    self.total = total
  }
}
