import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of a program in a process of its own.
final class CommandProcess {
  enum Fault: Error {
    case cannotStart(program: String, code: Int32)
  }

  /// The `vitrine` that was built together with the tests.
  static let vitrine: String = {
    #if os(Linux)
      let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #else
      let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? ""
    #endif
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("vitrine").path
  }()

  let identifier: pid_t
  private let streams: [URL]

  /// Starts a program; its streams go to files.
  init(_ arguments: [String], program: String = vitrine, environment: [String: String] = [:])
    throws
  {
    let name = "vitrine-run-\(UUID().uuidString)"
    streams = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("\(name).\($0)")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, stream) in zip([STDOUT_FILENO, STDERR_FILENO], streams) {
      posix_spawn_file_actions_addopen(&actions, descriptor, stream.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    // The threads of a test run block signals; a child must not inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // `LD_PRELOAD` has what the thread sanitizer needs, when the tests run under it.
    let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_PRELOAD"].contains($0.key) }
    let variables = environment.merging(inherited) { own, _ in own }.map { "\($0)=\($1)" }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, program, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw Fault.cannotStart(program: program, code: code) }
    self.identifier = identifier
  }

  deinit {
    for stream in streams { try? FileManager.default.removeItem(at: stream) }
  }

  /// Starts a program and waits for it.
  static func run(
    _ arguments: [String], program: String = vitrine, environment: [String: String] = [:]
  ) throws -> BuildOutcome {
    try CommandProcess(arguments, program: program, environment: environment).wait()
  }

  /// Ends the process at once, without a chance to clean up.
  func kill() {
    _ = Self.send(SIGKILL, to: identifier)
  }

  /// Waits for the end without keeping a thread from other tests meanwhile.
  func end() async throws -> BuildOutcome {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
      !Self.hasEnded(information)
    {
      try await Task.sleep(for: .milliseconds(10))
    }
    return wait()
  }

  /// Waits for the end, looking every few milliseconds at how much memory the process has held.
  ///
  /// What the system reports after the end would not do: it counts the memory of the tests, which the process shares
  /// until it begins to run its own program.
  func waitWatchingMemory() -> BuildOutcome {
    var peak = 0
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
      !Self.hasEnded(information)
    {
      peak = max(peak, Self.peakMemory(of: identifier))
      usleep(2_000)
    }
    var outcome = wait()
    outcome.peakMemory = peak
    return outcome
  }

  private static func hasEnded(_ information: siginfo_t) -> Bool { information.si_signo == SIGCHLD }

  /// The most physical memory a running process has held, in bytes; 0 where the system does not tell.
  private static func peakMemory(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes * 1_024
  }

  /// Waits for the end; a process ended by a signal has the signal's number, negated, as its exit code.
  func wait() -> BuildOutcome {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let texts = streams.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) }
    return BuildOutcome(
      exitCode: signal == 0 ? (status >> 8) & 0xFF : -signal, data: texts[0], messages: texts[1])
  }

  private static func send(_ signal: Int32, to process: pid_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.kill(process, signal)
    #else
      Darwin.kill(process, signal)
    #endif
  }
}
