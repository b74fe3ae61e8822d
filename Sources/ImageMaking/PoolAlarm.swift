internal import CWorkerProcess
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Ends the waiting of all threads of a pool, for good.
final class PoolAlarm: Sendable {
  private let isRung = Atomic(false)
  private let sockets: (waiting: Int32, ringing: Int32)

  /// Can be read from as soon as the alarm is rung; -1 where the system had nothing to make one of.
  var descriptor: Int32 { sockets.waiting }

  /// Whether it was rung.
  var hasRung: Bool { isRung.load(ordering: .sequentiallyConsistent) }

  /// Makes one that was not rung.
  init() {
    var pair: [Int32] = [-1, -1]
    if cwp_make_pair(&pair) != 0 { pair = [-1, -1] }
    sockets = (pair[0], pair[1])
  }

  deinit {
    for socket in [sockets.waiting, sockets.ringing] where socket >= 0 { close(socket) }
  }

  /// Rings it.
  func ring() {
    isRung.store(true, ordering: .sequentiallyConsistent)
    if sockets.ringing >= 0 { shutdown(sockets.ringing, Int32(SHUT_WR)) }
  }
}
