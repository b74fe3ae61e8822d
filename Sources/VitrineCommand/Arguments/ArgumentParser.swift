@preconcurrency internal import CGetopt
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Takes a command line apart with `getopt_long`, so that options behave as they do elsewhere: before or after the
/// verb, `--name value` or `--name=value`, one-letter options together, unique beginnings of long names, `--`.
package enum ArgumentParser {
  /// `getopt_long` keeps its state in global variables, so one caller at a time.
  private static let turn = Mutex(())

  /// Parses the words behind the program's name.
  package static func parse(_ arguments: [String]) throws(UsageFault) -> Invocation {
    let (options, words) = try turn.withLock { _ throws(UsageFault) in try split(arguments) }
    guard let name = words.first else {
      guard options[.help] != nil || options[.version] != nil else { throw .missingVerb }
      return Invocation(verb: nil, operands: [], options: options)
    }
    guard let verb = Verb(rawValue: name) else { throw .unknownVerb(name) }
    let invocation = Invocation(verb: verb, operands: Array(words.dropFirst()), options: options)
    if options[.help] == nil, options[.version] == nil { try check(invocation, verb: verb) }
    return invocation
  }

  private static func check(_ invocation: Invocation, verb: Verb) throws(UsageFault) {
    let allowed = verb.options + Verb.sharedOptions
    for option in Option.allCases where invocation.has(option) && !allowed.contains(option) {
      throw .optionOfAnotherVerb(option, verb)
    }
    if let missing = verb.operands.dropFirst(invocation.operands.count).first, missing.isRequired {
      throw .missingOperand(missing.name, verb)
    }
    if invocation.operands.count > verb.operands.count {
      throw .unexpectedOperand(invocation.operands[verb.operands.count], verb)
    }
  }

  private static func split(
    _ arguments: [String]
  ) throws(UsageFault) -> (options: [Option: String], words: [String]) {
    var strings: [UnsafeMutablePointer<CChar>?] = (["vitrine"] + arguments).map { strdup($0) }
    defer { strings.forEach { free($0) } }
    strings.append(nil)
    let count = Int32(strings.count - 1)
    var options: [Option: String] = [:]
    var words: [String] = []
    let longOptions = LongOptions()
    defer { longOptions.free() }
    opterr = 0
    optind = 0  // glibc: also forget what an earlier, unfinished run left behind
    while true {
      let code = getopt_long(count, strings, LongOptions.letters, longOptions.table, nil)
      if code == -1 { break }
      let value = optarg.map { String(cString: $0) } ?? ""
      if code == LongOptions.wordCode {
        words.append(value)
      } else if let option = LongOptions.option(for: code) {
        options[option] = option.takesList ? (options[option].map { "\($0),\(value)" } ?? value) : value
      } else {
        throw fault(strings)
      }
    }
    // What follows `--`.
    words += strings[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
    return (options, words)
  }

  /// What `getopt_long` just refused. It tells by `optopt`: a code of ours when the name was known, 0 for an unknown
  /// long name, else the unknown letter.
  private static func fault(_ strings: [UnsafeMutablePointer<CChar>?]) -> UsageFault {
    let words = strings.compactMap { $0.map { String(cString: $0) } }
    if let option = LongOptions.option(for: optopt) {
      return option.placeholder == nil ? .unexpectedValue(option) : .missingValue(option)
    }
    guard optopt == 0 else { return .unknownOption(letter(optopt, in: words)) }
    let index = Int(optind) - 1
    let name = words.indices.contains(index) ? String(words[index].prefix { $0 != "=" }) : ""
    return name.utf8.count > 2 && Option.beginning(with: name).count > 1
      ? .ambiguousOption(name) : .unknownOption(name)
  }

  /// `-x`; or the whole word for the first byte of a letter beyond ASCII, which tells nothing alone.
  private static func letter(_ code: Int32, in words: [String]) -> String {
    if let byte = UInt8(exactly: code), byte < 0x80 { return "-\(Unicode.Scalar(byte))" }
    let word = words.first { $0.hasPrefix("-") && !$0.hasPrefix("--") && !$0.utf8.allSatisfy { $0 < 0x80 } }
    return word ?? "-"
  }
}
