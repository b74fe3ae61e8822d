import VitrineCommand

/// The reference of commands and options.
enum Commands {
  static var text: String {
    var text = Verb.allCases.map(section).joined()
    text += "### Options of every command\n\n" + table(Verb.sharedOptions, of: nil)
    return text
  }

  private static func section(_ verb: Verb) -> String {
    var text = "### `vitrine \(verb.usage)`\n\n"
    text += verb.summary.prefix(1).uppercased() + verb.summary.dropFirst() + ".\n\n"
    if !verb.operands.isEmpty {
      var words = MarkdownTable(["Word", "What it is"])
      for operand in verb.operands { words.add(["`\(operand.name)`", operand.meaning]) }
      text += words.text
    }
    if !verb.options.isEmpty { text += table(verb.options, of: verb) }
    text += "```console\n"
    for example in verb.examples { text += "# \(example.meaning)\n$ \(example.line)\n" }
    return text + "```\n\n"
  }

  private static func table(_ options: [Option], of verb: Verb?) -> String {
    var table = MarkdownTable(["Option", "Short", "What it does"])
    for option in options {
      let value = option.placeholder.map { " " + $0 } ?? ""
      table.add([
        "`--\(option.rawValue)\(value)`", option.letter.map { "`-\($0)`" } ?? "", option.summary(for: verb),
      ])
    }
    return table.text
  }
}
