internal import CLateCurl
internal import Synchronization

/// libcurl and the connections it keeps open, used by one thread at a time.
final class CurlConnections: Sendable {
  private static let reasonSize = 512

  // The pointer itself never changes, and all but waking is done in turn.
  private nonisolated(unsafe) let pointer: OpaquePointer
  private let turn = Mutex(())
  private let cancelled = Atomic(false)

  /// Loads the library of this name.
  init(library: String) throws(TransportFault) {
    var reason = [CChar](repeating: 0, count: Self.reasonSize)
    guard let pointer = clc_open(library, &reason, reason.count) else {
      let words = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .libraryMissing(String(decoding: words, as: UTF8.self))
    }
    self.pointer = pointer
  }

  deinit {
    clc_close(pointer)
  }

  /// Whether `cancel()` was called.
  var isCancelled: Bool { cancelled.load(ordering: .sequentiallyConsistent) }

  /// Waits for the turn and does something in it. The pointer must not be kept.
  func inTurn<Value>(_ use: (OpaquePointer) -> Value) -> Value {
    turn.withLock { _ in use(pointer) }
  }

  /// Ends the waiting of the thread whose turn it is, and any later one.
  func cancel() {
    cancelled.store(true, ordering: .sequentiallyConsistent)
    clc_wake(pointer)
  }
}
