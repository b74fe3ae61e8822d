import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Rings once for all who wait, now or later: the other end of a pipe that is closed.
final class LoopbackBell: Sendable {
  /// What to wait on: it hangs up when the bell rings.
  let number: Int32
  private let other: Mutex<Int32?>

  /// Makes a silent one.
  init() throws(LoopbackSocket.Fault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LoopbackSocket.Fault(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    number = ends[0]
    other = Mutex(ends[1])
  }

  deinit {
    ring()
    _ = close(number)
  }

  /// Rings, if it has not rung yet.
  func ring() {
    other.withLock { end in
      if let open = end.take() { _ = close(open) }
    }
  }

  /// Waits; false when it rings before the time is over.
  func sleep(for duration: Duration) -> Bool {
    let end = ContinuousClock.now + duration
    var wait = pollfd(fd: number, events: 0, revents: 0)
    while wait.revents == 0 {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { return true }
      _ = poll(&wait, 1, Int32(min(left / .milliseconds(1), 60_000)) + 1)
    }
    return false
  }
}
