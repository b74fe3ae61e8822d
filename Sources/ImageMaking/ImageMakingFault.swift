/// What keeps pictures from being made at all, whatever they are made of.
package enum ImageMakingFault: Error, Hashable, Sendable {
  /// libvips cannot be loaded; why, in the system's words.
  case libraryMissing(String)
  /// A process for making pictures cannot be started; why.
  case workerMissing(String)
  /// Processes for making pictures are ended from outside, again and again, by this signal.
  case workerKilled(signal: Int32)
  /// `ImageWorkerPool.cancel()` was called.
  case cancelled
}
