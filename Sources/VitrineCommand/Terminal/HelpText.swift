/// The texts of `--help`, made from the same tables that the parser reads.
package enum HelpText {
  /// The page for the whole command.
  package static var overview: String {
    var text = """
      vitrine turns recorded store searches into a static website.

      usage: vitrine COMMAND [OPTIONS]

      commands:

      """
    text += table(Verb.allCases.map { ($0.usage, $0.summary) })
    text += "\noptions of every command:\n" + table(Verb.sharedOptions.map { (spelling($0), $0.summary) })
    text += "\nvitrine COMMAND --help says more about one of them.\n"
    text += """
      Exit status: 0 done, 1 failed, 2 found something (changes), 64 the command line could not be
      understood, 75 the store refused or could not be reached, 130 interrupted.

      """
    return text
  }

  /// The page for one verb.
  package static func page(for verb: Verb) -> String {
    var text = "vitrine \(verb.rawValue): \(verb.summary)\n\n"
    text += "usage: vitrine \(verb.usage)\(verb.options.isEmpty ? "" : " [OPTIONS]")\n"
    if !verb.operands.isEmpty { text += "\nwords:\n" + table(verb.operands.map { ($0.name, $0.meaning) }) }
    text +=
      "\noptions:\n"
      + table((verb.options + Verb.sharedOptions).map { (spelling($0), $0.summary(for: verb)) })
    text += "\nexamples:\n"
    for example in verb.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  /// `-o, --output DIR`.
  package static func spelling(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--" + option.rawValue + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map {
      "  " + $0.left + String(repeating: " ", count: width - $0.left.count + 2) + $0.right + "\n"
    }
    .joined()
  }
}
