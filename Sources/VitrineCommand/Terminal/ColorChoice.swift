/// When messages are colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// What a command line that cannot be parsed asks for, as far as it can be told; the last `--color` counts.
  package init?(among arguments: [String]) {
    let option = "--color"
    var choice: ColorChoice?
    for (index, word) in arguments.enumerated() where word.hasPrefix(option) {
      let value =
        word == option ? arguments.dropFirst(index + 1).first : String(word.dropFirst(option.count + 1))
      choice = value.flatMap(ColorChoice.init(rawValue:)) ?? choice
    }
    guard let choice else { return nil }
    self = choice
  }

  /// Decides for one stream.
  ///
  /// `auto` follows, in this order: `NO_COLOR` not empty → no (no-color.org); `CLICOLOR_FORCE` neither empty nor 0 →
  /// yes; `TERM=dumb` → no; `CLICOLOR=0` → no; else whether the stream is a terminal.
  package func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
      if environment["CLICOLOR_FORCE"].map({ !$0.isEmpty && $0 != "0" }) ?? false { return true }
      if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" { return false }
      return isTerminal
    }
  }
}
