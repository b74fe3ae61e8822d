#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How a worker ended that was not asked to.
enum WorkerEnd: Hashable, Sendable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal that a fault in it caused.
  case crashed(Int32)
  /// By a signal that somebody sent: no fault of what it was working on.
  case killed(Int32)
  /// It closed its output and lived on.
  case hungUp

  /// Takes what wait(2) says of it; Swift does not have the macros for that.
  init(status: Int32) {
    let signal = status & 0x7F
    if signal == 0 {
      self = .exited(status >> 8 & 0xFF)
    } else if [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal) {
      self = .killed(signal)
    } else {
      self = .crashed(signal)
    }
  }

  /// What happened to the decoder.
  var words: String {
    switch self {
    case .exited(let status): "the decoder ended (status \(status))"
    case .crashed(let signal): "the decoder crashed (\(SignalName.of(signal)))"
    case .killed(let signal): "the decoder was ended (\(SignalName.of(signal)))"
    case .hungUp: "the decoder stopped answering"
    }
  }
}
