#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Work that is short and had better be finished than left half done.
enum UninterruptedWork {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does the work with polite requests to end the process ignored; they count again afterwards.
  static func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    let handlers = signals.map { signal($0, SIG_IGN) }
    defer {
      for (number, handler) in zip(signals, handlers) { signal(number, handler) }
    }
    return try work()
  }
}
