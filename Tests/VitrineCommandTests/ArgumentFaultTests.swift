import Testing
import VitrineCommand

@Suite("What is said about a wrong command line")
struct ArgumentFaultTests {
  @Test(
    "The message names what is wrong and the hint what to do",
    arguments: [
      ("biuld", "error: unknown command \"biuld\"\nhint: did you mean \"build\"?\n"),
      ("build --jbos 3", "error: unknown option \"--jbos\"\nhint: did you mean \"--jobs\"?\n"),
      (
        "build --frobnicate",
        "error: unknown option \"--frobnicate\"\nhint: vitrine --help lists the options\n"
      ),
      ("build -z", "error: unknown option \"-z\"\nhint: vitrine --help lists the options\n"),
      ("build --ver", "error: \"--ver\" could be several options\nhint: write one of --verbose, --version\n"),
      (
        "tiles --count",
        "error: --count needs a value\nhint: write --count=N: how many tiles there are\n"
      ),
      ("build --json=1", "error: --json takes no value\nhint: write --json alone\n"),
      (
        "tiles --site x",
        "error: --site is not an option of tiles\nhint: vitrine tiles --help shows how to use it\n"
      ),
      ("", "error: no command given\nhint: vitrine --help lists the commands\n"),
      ("init", "error: init needs DIR\nhint: vitrine init --help shows how to use it\n"),
      ("build x", "error: build does not take \"x\"\nhint: vitrine build --help shows how to use it\n"),
      (
        "build --color=red",
        "error: --color cannot be \"red\": expected auto, always or never\n"
          + "hint: write --color=WHEN: auto, always or never (default: auto)\n"
      ),
      (
        "build --jobs 0",
        "error: --jobs cannot be \"0\": expected a whole number from 1 to 256\n"
          + "hint: write --jobs=N: how many searches to work on at once (default: one per core)\n"
      ),
      (
        "build --base-url nowhere",
        "error: --base-url cannot be \"nowhere\": expected an address such as https://example.org/shelf/\n"
          + "hint: write --base-url=URL: use this address instead of the one in site.yml\n"
      ),
    ])
  func wording(line: String, messages: String) {
    let run = TerminalCapture(line.split(separator: " ").map(String.init))
    #expect(run.exitCode == .usage)
    #expect(run.messages == messages)
    #expect(run.data.isEmpty)
  }

  @Test("A misspelt verb or option finds its neighbor", arguments: Verb.allCases.map(\.rawValue))
  func nearVerbs(verb: String) {
    for wrong in [verb + "s", String(verb.dropLast()), verb.uppercased()] where Verb(rawValue: wrong) == nil {
      #expect(TerminalCapture([wrong]).messages.contains("did you mean \"\(verb)\"?"), "\(wrong)")
    }
  }

  @Test("A word that is like no verb is answered with all of them")
  func unknownVerb() {
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      TerminalCapture(["frobnicate"]).messages
        == "error: unknown command \"frobnicate\"\nhint: the commands are \(verbs)\n")
  }

  @Test("Control characters of a command line are not sent to the terminal")
  func controlCharacters() {
    let messages = TerminalCapture(["\u{1B}[31mx\u{7}"]).messages
    #expect(messages.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }
}
