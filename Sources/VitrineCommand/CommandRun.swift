internal import Diagnostics
internal import ImageMaking
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One run of the command: its arguments and surroundings as values, its outcome as an exit code.
package struct CommandRun: Sendable {
  /// The words behind the program's name.
  package let arguments: [String]
  /// The environment variables.
  package let environment: [String: String]
  /// Whether messages go to a terminal.
  package let messagesAreForTerminal: Bool
  /// Whether data goes to a terminal.
  package let dataIsForTerminal: Bool
  /// How many cores there are.
  package let coreCount: Int
  /// The program that decodes pictures when it is started as a worker; nil for this one.
  package let imageProgram: String?
  /// Receives data.
  package let writeData: @Sendable ([UInt8]) -> Void
  /// Receives messages.
  package let writeMessage: @Sendable (String) -> Void
  /// Whether some of the data did not arrive, as on a full disk or in a pipe that nobody reads.
  package let dataWasLost: @Sendable () -> Bool

  /// Makes a run of its parts.
  package init(
    arguments: [String], environment: [String: String], messagesAreForTerminal: Bool,
    dataIsForTerminal: Bool = false, coreCount: Int, imageProgram: String? = nil,
    writeData: @escaping @Sendable ([UInt8]) -> Void, writeMessage: @escaping @Sendable (String) -> Void,
    dataWasLost: @escaping @Sendable () -> Bool = { false }
  ) {
    self.arguments = arguments
    self.environment = environment
    self.messagesAreForTerminal = messagesAreForTerminal
    self.dataIsForTerminal = dataIsForTerminal
    self.coreCount = coreCount
    self.imageProgram = imageProgram
    self.writeData = writeData
    self.writeMessage = writeMessage
    self.dataWasLost = dataWasLost
  }

  /// Makes this process a worker that decodes pictures, if it was started as one; it does not return then.
  package static func workIfWorker() {
    if ImageWorker.isWanted(by: CommandLine.arguments) { ImageWorker.run(arguments: CommandLine.arguments) }
  }

  /// The run that the process was started for.
  package static func ofThisProcess() -> CommandRun {
    // A reader that goes away must not end the process in the middle of its work.
    signal(SIGPIPE, SIG_IGN)
    // A limit on file sizes is to be an error that can be reported.
    signal(SIGXFSZ, SIG_IGN)
    let isLost = Mutex(false)
    return CommandRun(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: Self.processEnvironment(),
      messagesAreForTerminal: isatty(STDERR_FILENO) == 1,
      dataIsForTerminal: isatty(STDOUT_FILENO) == 1,
      coreCount: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      writeData: { bytes in
        if !Console.write(bytes, to: STDOUT_FILENO) { isLost.withLock { $0 = true } }
      },
      writeMessage: { Console.write(Array($0.utf8), to: STDERR_FILENO) },
      dataWasLost: { isLost.withLock { $0 } })
  }

  /// Does what the arguments ask for.
  package func run() -> ExitCode {
    do throws(UsageFault) {
      let invocation = try ArgumentParser.parse(arguments)
      let exitCode = try run(invocation, on: try console(for: invocation))
      guard !dataWasLost() else {
        report(Diagnostic(.error, "standard output could not be written to the end"))
        return .failed
      }
      return exitCode
    } catch {
      report(Diagnostic(.error, error.message, hint: error.hint))
      return .usage
    }
  }

  /// Reports what keeps the command line from being understood, or its result from arriving: there is no console then.
  private func report(_ diagnostic: Diagnostic) {
    let choice = ColorChoice(among: arguments) ?? .auto
    let usesColor = choice.usesColor(environment: environment, isTerminal: messagesAreForTerminal)
    writeMessage(DiagnosticFormatter(usesColor: usesColor).format(diagnostic))
  }

  private func run(_ invocation: Invocation, on console: Console) throws(UsageFault) -> ExitCode {
    if invocation.has(.help) {
      writeData(Array((invocation.verb.map(HelpText.page) ?? HelpText.overview).utf8))
      return .done
    }
    if invocation.has(.version) {
      writeData(Array((Version.name + "\n").utf8))
      return .done
    }
    switch invocation.verb {
    case nil: throw .missingVerb
    case .initialize: return InitVerb(path: invocation.operands[0]).run(on: console)
    case .completions:
      let name = invocation.operands[0]
      guard let script = CompletionScript(rawValue: name) else { throw .unknownShell(name) }
      writeData(Array(script.text.utf8))
      return .done
    case .fetch:
      return try FetchVerb(invocation, environment: environment).run(on: console)
    case .build:
      let verb = try BuildVerb(invocation, coreCount: coreCount, imageProgram: imageProgram)
      return verb.run(asJSON: invocation.has(.json), on: console)
    case .diff:
      return try DiffVerb(invocation).run(on: console)
    case .tiles:
      try TilesVerb(invocation).run(asJSON: invocation.has(.json), on: console)
      return .done
    }
  }

  private func console(for invocation: Invocation) throws(UsageFault) -> Console {
    var choice = ColorChoice.auto
    if let text = invocation.options[.color] {
      guard let chosen = ColorChoice(rawValue: text) else {
        throw .badValue(.color, value: text, expected: "auto, always or never")
      }
      choice = chosen
    }
    func usesColor(isTerminal: Bool) -> Bool {
      choice.usesColor(environment: environment, isTerminal: isTerminal)
    }
    let detail: Console.Detail =
      invocation.has(.quiet) ? .errorsOnly : invocation.has(.verbose) ? .everything : .normal
    return Console(
      formatter: DiagnosticFormatter(usesColor: usesColor(isTerminal: messagesAreForTerminal)),
      detail: detail, isTerminal: messagesAreForTerminal,
      colorsData: usesColor(isTerminal: dataIsForTerminal), writeData: writeData, writeMessage: writeMessage)
  }

  /// Only the variables that are looked at; reading all of them would cost start-up time.
  private static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TERM", "HOME", "XDG_STATE_HOME"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
