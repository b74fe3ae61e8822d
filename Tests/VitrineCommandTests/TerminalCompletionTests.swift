import Foundation
import Testing
import VitrineCommand

@Suite("Completion scripts")
struct TerminalCompletionTests {
  private static let bash = "/bin/bash"

  /// What a shell prints for a script given on its standard input.
  private func run(_ shell: String, _ arguments: [String], script: String) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("Every script knows every verb and every option", arguments: CompletionScript.allCases)
  func completeness(script: CompletionScript) {
    for verb in Verb.allCases { #expect(script.text.contains(verb.rawValue)) }
    for option in Option.allCases { #expect(script.text.contains(option.rawValue), "--\(option.rawValue)") }
    #expect(script.text.hasSuffix("\n"))
  }

  @Test("A script is printed as it is", arguments: CompletionScript.allCases)
  func printed(script: CompletionScript) {
    let run = TerminalCapture(["completions", script.rawValue])
    #expect(run.exitCode == .done)
    #expect(run.data == script.text)
    #expect(run.messages.isEmpty)
  }

  @Test("An unknown shell is refused with the known ones", arguments: ["", "basch", "BASH", "csh"])
  func unknownShell(name: String) {
    let run = TerminalCapture(["completions", name])
    #expect(run.exitCode == .usage)
    #expect(run.data.isEmpty)
    for script in CompletionScript.allCases { #expect(run.messages.contains(script.rawValue)) }
  }

  @Test(
    "bash completes verbs, the options of the verb, and values",
    .enabled(if: FileManager.default.isExecutableFile(atPath: bash)),
    arguments: [
      ("vitrine bu", "build"), ("vitrine build --js", "--json"), ("vitrine build --qu", "--quiet"),
      ("vitrine --quiet build --stri", "--strict"), ("vitrine tiles --vi", "--view"),
      ("vitrine tiles --jo", ""),
      ("vitrine init --jo", ""), ("vitrine build --color al", "always"), ("vitrine completions z", "zsh"),
      ("vitrine --vers", "--version"),
    ])
  func bashCompletes(line: String, completion: String) throws {
    let script =
      CompletionScript.bash.text + "COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _vitrine; "
      + "echo \"${COMPREPLY[*]}\"\n"
    let result = try run(Self.bash, ["--norc"], script: script)
    #expect(result.output == completion + "\n")
  }
}
