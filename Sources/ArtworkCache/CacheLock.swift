#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A claim to a part of the cache. The system takes it back when the process ends, however it ends.
package final class CacheLock: Sendable {
  /// How others are dealt with.
  package enum Way: Hashable, Sendable {
    /// Wait until nobody else has a claim, and keep others out.
    case waiting
    /// Have it together with others who share it.
    case shared
    /// Keep others out; give up at once where somebody has a claim.
    case alone
  }

  private let descriptor: Int32

  /// Claims a folder; nil when there is none, it cannot be locked, or the way is to give up.
  init?(folder: String, _ way: Way) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    let operation =
      switch way {
      case .waiting: LOCK_EX
      case .shared: LOCK_SH
      case .alone: LOCK_EX | LOCK_NB
      }
    while flock(descriptor, operation) != 0 {
      if errno == EINTR { continue }
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }
}
