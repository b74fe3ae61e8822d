import Testing
import VitrineCommand

@Suite("Color follows the option, then the environment, then the terminal")
struct TerminalColorTests {
  @Test(
    "The environment decides where the option does not",
    arguments: [
      ([:], true, true), ([:], false, false),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true), (["NO_COLOR": "0"], true, false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": ""], false, false), (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], false, true), (["CLICOLOR_FORCE": "0"], true, true),
      (["TERM": "dumb"], true, false), (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false),
      (["CLICOLOR": "0"], true, false), (["CLICOLOR": "1"], true, true), (["CLICOLOR": "1"], false, false),
    ] as [([String: String], Bool, Bool)])
  func environment(environment: [String: String], isTerminal: Bool, usesColor: Bool) {
    #expect(ColorChoice.auto.usesColor(environment: environment, isTerminal: isTerminal) == usesColor)
    #expect(ColorChoice.always.usesColor(environment: environment, isTerminal: isTerminal))
    #expect(!ColorChoice.never.usesColor(environment: environment, isTerminal: isTerminal))
  }

  @Test(
    "Messages of a run are colored accordingly",
    arguments: [
      ("auto", [:], true, true), ("auto", ["NO_COLOR": "1"], true, false), ("auto", [:], false, false),
      ("always", ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      ("never", ["CLICOLOR_FORCE": "1"], true, false),
      (nil, [:], true, true), (nil, ["CLICOLOR_FORCE": "1"], false, true),
    ] as [(String?, [String: String], Bool, Bool)])
  func run(option: String?, environment: [String: String], isTerminal: Bool, isColored: Bool) {
    let arguments = ["build", "--site", "/nonexistent"] + (option.map { ["--color", $0] } ?? [])
    let run = TerminalCapture(arguments, environment: environment, messagesAreForTerminal: isTerminal)
    #expect(run.exitCode == .failed)
    #expect(run.messages.contains("\u{1B}[") == isColored)
  }
}
