internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Turns polite requests to end the process into a call, for as long as it exists. The second request ends the process.
final class SignalWatch {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let sources: [any DispatchSourceSignal]

  /// Calls `action` once, on another thread, when the first of them comes.
  init(_ action: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "signals")
    let registered = DispatchSemaphore(value: 0)
    sources = Self.signals.map { number in
      #if canImport(Darwin)
        // Seen by the source all the same; on Linux the source has a handler of its own, and what came before it would be
        // lost.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        for number in Self.signals { signal(number, SIG_DFL) }
        action()
      }
      source.setRegistrationHandler { registered.signal() }
      source.resume()
      return source
    }
    for _ in Self.signals { registered.wait() }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
