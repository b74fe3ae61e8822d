internal import Diagnostics
package import Tiling

/// What can be wrong with a command line.
package enum UsageFault: Error, Hashable, Sendable {
  case unknownOption(String)
  case ambiguousOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case optionOfAnotherVerb(Option, Verb)
  case unknownVerb(String)
  case missingVerb
  case missingOperand(String, Verb)
  case unexpectedOperand(String, Verb)
  case missingOption(Option, Verb)
  case badValue(Option, value: String, expected: String)
  case badGeometry(Option, TilingFault)
  case unknownShell(String)
  case exclusiveOptions(Option, Option)
}

extension UsageFault {
  /// The fault in words.
  package var message: String {
    switch self {
    case .unknownOption(let name): "unknown option \"\(name)\""
    case .ambiguousOption(let name): "\"\(name)\" could be several options"
    case .missingValue(let option): "--\(option.rawValue) needs a value"
    case .unexpectedValue(let option): "--\(option.rawValue) takes no value"
    case .optionOfAnotherVerb(let option, let verb):
      "--\(option.rawValue) is not an option of \(verb.rawValue)"
    case .unknownVerb(let name): "unknown command \"\(name)\""
    case .missingVerb: "no command given"
    case .missingOperand(let name, let verb): "\(verb.rawValue) needs \(name)"
    case .unexpectedOperand(let word, let verb): "\(verb.rawValue) does not take \"\(word)\""
    case .missingOption(let option, let verb): "\(verb.rawValue) needs --\(option.rawValue)"
    case .badValue(let option, let value, let expected):
      "--\(option.rawValue) cannot be \"\(value)\": expected \(expected)"
    case .unknownShell(let name): "there are no completions for \"\(name)\""
    case .badGeometry(let option, let fault): "--\(option.rawValue): \(fault.message)"
    case .exclusiveOptions(let first, let second):
      "--\(first.rawValue) and --\(second.rawValue) exclude each other"
    }
  }

  /// What to do about it.
  package var hint: String {
    switch self {
    case .unknownOption(let name):
      NearMiss.nearest(to: name, in: Option.allCases.map { "--" + $0.rawValue }).map {
        "did you mean \"\($0)\"?"
      }
        ?? "vitrine --help lists the options"
    case .unknownVerb(let name):
      NearMiss.nearest(to: name, in: Verb.allCases.map(\.rawValue)).map { "did you mean \"\($0)\"?" }
        ?? "the commands are " + Verb.allCases.map(\.rawValue).joined(separator: ", ")
    case .ambiguousOption(let name):
      "write one of " + Option.beginning(with: name).map { "--" + $0.rawValue }.joined(separator: ", ")
    case .missingValue(let option), .badValue(let option, _, _):
      "write --\(option.rawValue)=\(option.placeholder ?? "VALUE"): \(option.summary)"
    case .missingOption(let option, _):
      "write --\(option.rawValue)=\(option.placeholder ?? ""): \(option.summary)"
    case .badGeometry(_, let fault): fault.hint
    case .unknownShell: "name one of " + CompletionScript.allCases.map(\.rawValue).joined(separator: ", ")
    case .unexpectedValue(let option): "write --\(option.rawValue) alone"
    case .exclusiveOptions: "write one of them"
    case .missingVerb: "vitrine --help lists the commands"
    case .optionOfAnotherVerb(_, let verb), .missingOperand(_, let verb), .unexpectedOperand(_, let verb):
      "vitrine \(verb.rawValue) --help shows how to use it"
    }
  }
}
