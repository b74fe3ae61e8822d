/// When messages are colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

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
