import Testing
import VitrineCommand

@Suite("The help")
struct HelpTextTests {
  private func lines(_ text: String, startingWith start: String) -> Int {
    text.split(separator: "\n").count { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix(start) && line.dropFirst(start.count).first.map { $0 == " " } ?? true
    }
  }

  /// How often an option stands at the start of a line, in its full spelling.
  private func mentions(of option: Option, in text: String) -> Int {
    let spelling = HelpText.spelling(option)
    return lines(text, startingWith: String(spelling.drop { $0 == " " }))
  }

  @Test(
    "The overview lists every verb and every option that all verbs take, once", arguments: ["--help", "-h"])
  func overview(option: String) {
    let run = TerminalCapture([option])
    #expect(run.exitCode == .done)
    #expect(run.messages.isEmpty)
    #expect(run.data == HelpText.overview)
    for verb in Verb.allCases {
      #expect(lines(run.data, startingWith: verb.usage) == 1)
      #expect(run.data.contains(verb.summary))
    }
    for option in Option.allCases {
      #expect(mentions(of: option, in: run.data) == (Verb.sharedOptions.contains(option) ? 1 : 0))
    }
  }

  @Test(
    "A verb's page lists its options and the shared ones, once each, and no others", arguments: Verb.allCases)
  func page(verb: Verb) {
    let run = TerminalCapture([verb.rawValue, "--help"])
    #expect(run.exitCode == .done)
    #expect(run.data == HelpText.page(for: verb))
    for operand in verb.operands { #expect(run.data.contains("  \(operand.name)")) }
    for operand in verb.operands { #expect(run.data.contains(operand.meaning)) }
    for option in Option.allCases {
      let isTaken = (verb.options + Verb.sharedOptions).contains(option)
      #expect(mentions(of: option, in: run.data) == (isTaken ? 1 : 0), "--\(option.rawValue)")
      #expect(run.data.contains(option.summary(for: verb)) || !isTaken)
    }
  }

  @Test("Every option belongs to a verb or to all, and to none twice")
  func options() {
    let taken = Verb.allCases.flatMap(\.options) + Verb.sharedOptions
    #expect(Set(taken) == Set(Option.allCases))
    for verb in Verb.allCases {
      let options = verb.options + Verb.sharedOptions
      #expect(Set(options).count == options.count)
    }
    #expect(Set(Option.allCases.compactMap(\.letter)).count == Option.allCases.compactMap(\.letter).count)
  }

  @Test("Every example is a command line of its verb", arguments: Verb.allCases)
  func examples(verb: Verb) throws {
    #expect(!verb.examples.isEmpty)
    for example in verb.examples {
      let words = example.line.split(separator: " ").map(String.init)
      #expect(words.first == "vitrine")
      #expect(try ArgumentParser.parse(Array(words.dropFirst())).verb == verb)
      #expect(HelpText.page(for: verb).contains("  \(example.line)\n      \(example.meaning)\n"))
    }
  }

  @Test("No line is wider than a terminal", arguments: [HelpText.overview] + Verb.allCases.map(HelpText.page))
  func width(text: String) {
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("The version is one line", arguments: [["--version"], ["-V"], ["build", "--version"]])
  func version(arguments: [String]) {
    let run = TerminalCapture(arguments)
    #expect(run.exitCode == .done)
    #expect(run.data == "Vitrine \(Version.text)\n")
    #expect(Version.text.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?/) != nil)
  }
}
