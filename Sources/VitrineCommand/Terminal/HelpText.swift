/// The texts of `--help`, made from the same tables that the parser reads.
package enum HelpText {
  /// The page for the whole command.
  package static var overview: String {
    var text = """
      vitrine turns recorded store searches into a static website.

      usage: vitrine COMMAND [OPTIONS]

      commands:

      """
    text += table(Verb.allCases.map { (usage($0), $0.summary) })
    text += "\noptions of every command:\n" + table(Verb.sharedOptions.map { (spelling($0), $0.summary) })
    text += "\nvitrine COMMAND --help says more about one of them.\n"
    text += "Exit status: 0 done, 1 failed, 64 the command line could not be understood.\n"
    return text
  }

  /// The page for one verb.
  package static func page(for verb: Verb) -> String {
    var text = "vitrine \(verb.rawValue): \(verb.summary)\n\n"
    text += "usage: vitrine \(usage(verb))\(verb.options.isEmpty ? "" : " [OPTIONS]")\n"
    text += "\noptions:\n" + table((verb.options + Verb.sharedOptions).map { (spelling($0), $0.summary) })
    text += "\nexamples:\n"
    for example in verb.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    return text
  }

  private static func usage(_ verb: Verb) -> String {
    ([verb.rawValue] + verb.operands).joined(separator: " ")
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
