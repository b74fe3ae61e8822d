#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The right to make pictures in a cache, which one build has at a time. The system takes it back when the process ends,
/// however it ends.
package final class CacheLock: Sendable {
  private let descriptor: Int32

  /// Waits for the right; nil when there is no such folder or it cannot be locked.
  init?(folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }
}
