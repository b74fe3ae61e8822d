internal import CWorkerProcess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A worker as a process of ours. Used by one thread, which is the one that started it: it ends with that thread.
final class WorkerProcess {
  /// How long one that closed its output, or whose input was closed, is waited for.
  private static let grace = Duration.seconds(1)
  /// How often it is looked at meanwhile, in microseconds.
  private static let pause: UInt32 = 500

  private let process: CWPProcess
  private var isOver = false

  /// The socket that it takes requests from and sends replies to.
  var socket: Int32 { process.socket }

  /// Starts a program with these arguments.
  init(_ program: String, _ arguments: [String]) throws(ImageMakingFault) {
    var process = CWPProcess()
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let code = words.withUnsafeMutableBufferPointer { words in
      words.baseAddress.map { cwp_start(program, $0, &process) } ?? EINVAL
    }
    guard code == 0 else { throw .workerMissing("\(program): \(String(cString: strerror(code)))") }
    self.process = process
  }

  deinit {
    kill()
    close(process.socket)
  }

  /// Ends it at once.
  func kill() {
    if isOver { return }
    #if canImport(Glibc)
      Glibc.kill(process.id, SIGKILL)
    #else
      Darwin.kill(process.id, SIGKILL)
    #endif
    _ = status(0)
    isOver = true
  }

  /// Ends its input and waits until it ends.
  func finish() {
    shutdown(process.socket, Int32(SHUT_WR))
    _ = end()
  }

  /// How it ended, after it closed its output.
  func end() -> WorkerEnd {
    let deadline = ContinuousClock.now + Self.grace
    while !isOver {
      if let status = status(WNOHANG) {
        isOver = true
        return WorkerEnd(status: status)
      }
      if ContinuousClock.now >= deadline { kill() }
      usleep(Self.pause)
    }
    return .hungUp
  }

  /// What wait(2) says of it; nil when it lives.
  private func status(_ options: Int32) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = waitpid(process.id, &status, options)
      if found == process.id { return status }
      if found == 0 { return nil }
      // Somebody else may have waited for all children of the process.
      if errno != EINTR { return 0 }
    }
  }
}
