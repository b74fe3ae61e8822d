import Dispatch
import Foundation
import Synchronization
import Testing
import VitrineCommand

@Suite("Command lines are taken apart as getopt_long does it")
struct ArgumentParserTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  @Test(
    "Options stand before or after the verb, with their values in any of the usual spellings",
    arguments: [
      "build --site S --output O", "--site S build --output O", "--site S --output O build",
      "build --site=S --output=O", "build -s S -o O", "-sS -oO build", "build -s S --out O",
      "build --sit=S --outp O", "--site X build --site S --output O", "build -sX -s S -oO --",
      "--site S --output O -- build",
    ])
  func spellings(line: String) throws {
    let invocation = try ArgumentParser.parse(Self.words(line))
    #expect(invocation.verb == .build)
    #expect(invocation.operands.isEmpty)
    #expect(invocation.options == [.site: "S", .output: "O"])
  }

  @Test(
    "One-letter options without a value go together",
    arguments: [
      ("build -qf", [Option.quiet, .force]), ("-vfq build", [.verbose, .force, .quiet]),
      ("build -q -f -v", [.quiet, .force, .verbose]), ("build --json --strict", [.json, .strict]),
      ("build -hV", [.help, .version]), ("build", []),
    ])
  func flags(line: String, options: [Option]) throws {
    let invocation = try ArgumentParser.parse(Self.words(line))
    #expect(Set(invocation.options.keys) == Set(options))
    #expect(invocation.options.values.allSatisfy { $0.isEmpty })
    for option in Option.allCases { #expect(invocation.has(option) == options.contains(option)) }
  }

  @Test("The last letter of a group may take a value", arguments: ["-qj4", "-qj 4", "-q -j4", "-fqj4"])
  func groupWithValue(group: String) throws {
    let invocation = try ArgumentParser.parse(["build"] + Self.words(group))
    #expect(invocation.options[.jobs] == "4")
    #expect(invocation.has(.quiet))
  }

  @Test(
    "A value is taken as it is, whatever it looks like",
    arguments: ["", " ", "--force", "-q", "=", "a=b", "ä 東", "--", "-"])
  func values(value: String) throws {
    #expect(try ArgumentParser.parse(["build", "--site", value]).options == [.site: value])
    #expect(try ArgumentParser.parse(["build", "--site=" + value]).options == [.site: value])
    #expect(try ArgumentParser.parse(["build", "-s", value]).options == [.site: value])
  }

  @Test("Behind two hyphens everything is a word")
  func twoHyphens() throws {
    #expect(try ArgumentParser.parse(["init", "--", "--site"]).operands == ["--site"])
    #expect(try ArgumentParser.parse(["--", "init", "-q"]).operands == ["-q"])
    #expect(try ArgumentParser.parse(["init", "--", "--"]).operands == ["--"])
    #expect(try ArgumentParser.parse(["init", "-"]).operands == ["-"])
    #expect(try ArgumentParser.parse(["init", ""]).operands == [""])
    #expect(try ArgumentParser.parse(["-q", "init", "a b", "-v"]).operands == ["a b"])
  }

  @Test(
    "Help and version need no verb, and whatever else is missing does not matter",
    arguments: ["--help", "-h", "--version", "-V", "--he", "init --help", "tiles -h", "build x --help"])
  func helpWithoutTheRest(line: String) throws {
    let invocation = try ArgumentParser.parse(Self.words(line))
    #expect(invocation.has(.help) || invocation.has(.version))
  }

  @Test(
    "What is wrong with a command line is named",
    arguments: [
      ("", UsageFault.missingVerb), ("--quiet", .missingVerb), ("--", .missingVerb),
      ("biuld", .unknownVerb("biuld")), ("Build", .unknownVerb("Build")), ("-", .unknownVerb("-")),
      ("buil --help", .unknownVerb("buil")),
      ("build --jbos 3", .unknownOption("--jbos")), ("build --jbos=3", .unknownOption("--jbos")),
      ("--bogus", .unknownOption("--bogus")), ("build -z", .unknownOption("-z")),
      ("build -qz", .unknownOption("-z")), ("build -é", .unknownOption("-é")),
      ("build -q -fé x", .unknownOption("-fé")), ("build --é", .unknownOption("--é")),
      ("build --=x", .unknownOption("--")), ("build -=", .unknownOption("-=")),
      ("build --ver", .ambiguousOption("--ver")), ("build --s=x", .ambiguousOption("--s")),
      ("build --c 1", .ambiguousOption("--c")),
      ("build --site", .missingValue(.site)), ("build -s", .missingValue(.site)),
      ("build -qs", .missingValue(.site)), ("build --base", .missingValue(.baseURL)),
      ("build --json=1", .unexpectedValue(.json)), ("build --quiet=", .unexpectedValue(.quiet)),
      ("build --js=1", .unexpectedValue(.json)),
      ("tiles --site x", .optionOfAnotherVerb(.site, .tiles)),
      ("--view 1x1 build", .optionOfAnotherVerb(.view, .build)),
      ("init x -f", .optionOfAnotherVerb(.force, .initialize)),
      ("init", .missingOperand("DIR", .initialize)), ("init a b", .unexpectedOperand("b", .initialize)),
      ("diff a b c", .unexpectedOperand("c", .diff)),
      ("diff --output x", .optionOfAnotherVerb(.output, .diff)),
      ("build x y", .unexpectedOperand("x", .build)), ("tiles -- -q", .unexpectedOperand("-q", .tiles)),
    ])
  func faults(line: String, fault: UsageFault) {
    #expect(throws: fault) { try ArgumentParser.parse(Self.words(line)) }
  }

  @Test("Of an option that names searches all values count")
  func lists() throws {
    let invocation = try ArgumentParser.parse(Self.words("fetch --only a,b --force --only c --accept=d"))
    #expect(invocation.options[.only] == "a,b,c")
    #expect(invocation.options[.accept] == "d")
  }

  @Test("Words that may be left out may be given all the same", arguments: ["diff", "diff a", "diff a b"])
  func optionalWords(line: String) throws {
    let words = Self.words(line)
    #expect(try ArgumentParser.parse(words).operands == Array(words.dropFirst()))
  }

  @Test("Every unique beginning of every long option is that option", arguments: Option.allCases)
  func abbreviations(option: Option) throws {
    let name = option.rawValue
    let verb =
      [Verb.build, .fetch, .tiles, .diff].first { ($0.options + Verb.sharedOptions).contains(option) }
      ?? .build
    for length in 1...name.count {
      let start = "--" + name.prefix(length)
      let matches = Option.allCases.filter { ("--" + $0.rawValue).hasPrefix(start) }
      let line = [verb.rawValue, start] + (option.placeholder == nil ? [] : ["1"])
      if matches.count == 1 || length == name.count {
        #expect(try ArgumentParser.parse(line).has(option))
      } else {
        #expect(throws: UsageFault.ambiguousOption(start)) { try ArgumentParser.parse(line) }
      }
    }
  }

  @Test("A run that fails leaves nothing behind for the next")
  func afterFailure() throws {
    for line in ["build -qz -s", "build -qé", "build --ver", "build -s", "x y z --bogus"] {
      #expect(throws: UsageFault.self) { try ArgumentParser.parse(Self.words(line)) }
      #expect(try ArgumentParser.parse(["build", "-qs", "X"]).options == [.quiet: "", .site: "X"])
    }
  }

  @Test("Many threads may parse at once")
  func threads() {
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<200 {
        let value = "\(thread)-\(turn)"
        let good = try? ArgumentParser.parse(["-q", "build", "-s", value, "--jobs=\(turn)"])
        if good?.options != [.quiet: "", .site: value, .jobs: "\(turn)"] { wrong.add(1, ordering: .relaxed) }
        if (try? ArgumentParser.parse(["build", "-q\(thread % 2 == 0 ? "é" : "z")"])) != nil {
          wrong.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test("Any words give an invocation or a fault", arguments: 0..<20)
  func hostile(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces = [
      "-", "--", "s", "q", "é", "=", "site", "json", "build", "tiles", "\u{1}", ":", "?", "W;", "1x1", "",
    ]
    for _ in 0..<300 {
      let words = (0..<next(5)).map { _ in (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined() }
      do throws(UsageFault) {
        let invocation = try ArgumentParser.parse(words)
        #expect(invocation.operands.allSatisfy { words.contains($0) })
      } catch {
        #expect(!error.message.isEmpty && !error.hint.isEmpty)
      }
    }
  }

  @Test("Options may follow the verb also where POSIXLY_CORRECT is set")
  func posixlyCorrect() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("vitrine")
    process.arguments = ["tiles", "--view", "188x88", "--count", "0"]
    process.environment = ["POSIXLY_CORRECT": "1"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
