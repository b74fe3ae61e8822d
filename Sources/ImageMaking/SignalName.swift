#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What signals are called.
enum SignalName {
  /// A name such as `SIGSEGV`, or `signal 64` for one without.
  static func of(_ signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGHUP: "SIGHUP"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGQUIT: "SIGQUIT"
    case SIGSEGV: "SIGSEGV"
    case SIGSYS: "SIGSYS"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    default: "signal \(signal)"
    }
  }
}
