/// What came before in a script, as far as it decides what comes next.
struct ScriptContext {
  /// What a parenthesis belongs to, which says what may follow when it closes.
  private enum Head {
    case condition, expression, unclear
  }

  private enum Bracket {
    case parenthesis(Head), square, brace, template
  }

  private enum Last {
    case nothing, value, number, keyword, unclearWord
    case sign(UInt8), doubledSign, spread, closedCondition, unclear
  }

  private var last = Last.nothing
  /// The last piece, when it is a word that was not a property's name.
  private var lastWord: [UInt8] = []
  private var isLastComment = false
  private var brackets: [Bracket] = []

  /// Whether everything opened is closed.
  var isBalanced: Bool { brackets.isEmpty }

  /// Whether a closing brace goes on with a template.
  var isInTemplate: Bool { if case .template? = brackets.last { true } else { false } }

  private static let keywordsBeforeValues: Set<[UInt8]> = Set(
    [
      "return", "typeof", "case", "do", "else", "in", "instanceof", "new", "void", "delete", "throw",
      "default", "extends",
    ].map { Array($0.utf8) })
  /// They may be names as well.
  private static let unclearWords: Set<[UInt8]> = Set(["of", "yield", "await"].map { Array($0.utf8) })
  private static let conditionWords: Set<[UInt8]> = Set(
    ["if", "while", "for", "with"].map { Array($0.utf8) })

  /// Whether a slash begins a regular expression here, and does not divide. Throws where that takes a parser.
  func beginsRegularExpression() throws(UnclearSyntax) -> Bool {
    switch last {
    case .nothing, .keyword, .closedCondition, .sign, .spread: true
    case .value, .number: false
    case .unclearWord, .doubledSign, .unclear: throw UnclearSyntax()
    }
  }

  /// Whether a space between two pieces has to stay, given the characters at its sides.
  func needsSpace(after last: UInt8, before next: UInt8) -> Bool {
    func isDelicate(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
    }
    if isLastComment || isDelicate(last) || isDelicate(next) { return true }
    if ScriptWriter.isWord(last), ScriptWriter.isWord(next) { return true }
    if case .number = self.last, next == UInt8(ascii: ".") { return true }
    return last == UInt8(ascii: "<") && next == UInt8(ascii: "!")
  }

  /// A comment was kept; it changes nothing for what follows.
  mutating func appendComment() {
    isLastComment = true
  }

  /// Takes the next piece. Throws when a bracket does not close what is open.
  mutating func append(_ piece: ScriptPiece) throws(UnclearSyntax) {
    isLastComment = false
    let word = lastWord
    lastWord = []
    switch piece {
    case .word(let text): append(word: text)
    case .number: last = .number
    case .value: last = .value
    case .templateStart:
      try open(.template)
      last = .nothing
    case .templateMiddle: last = .nothing
    case .templateEnd:
      brackets.removeLast()
      last = .value
    case .sign(let byte, let isAttached): try append(sign: byte, isAttached: isAttached, after: word)
    }
  }

  private mutating func append(word text: [UInt8]) {
    // Behind a dot every word is the name of a property.
    if case .sign(UInt8(ascii: ".")) = last {
      last = .value
    } else if Self.keywordsBeforeValues.contains(text) {
      last = .keyword
    } else if Self.isUnclear(text) {
      last = .unclearWord
      lastWord = text
    } else {
      last = .value
      lastWord = text
    }
  }

  /// A word with a space of Unicode in it looks like one.
  private static func isUnclear(_ word: [UInt8]) -> Bool {
    unclearWords.contains(word) || word.contains { $0 >= 0x80 }
  }

  private mutating func append(
    sign byte: UInt8, isAttached: Bool, after word: [UInt8]
  ) throws(UnclearSyntax) {
    let before = last
    last = .sign(byte)
    switch byte {
    case UInt8(ascii: "("): try open(.parenthesis(Self.head(word)))
    case UInt8(ascii: "["): try open(.square)
    case UInt8(ascii: "{"): try open(.brace)
    case UInt8(ascii: ")"): last = try closeParenthesis()
    case UInt8(ascii: "]"):
      guard case .square? = brackets.popLast() else { throw UnclearSyntax() }
      last = .value
    case UInt8(ascii: "}"):
      guard case .brace? = brackets.popLast() else { throw UnclearSyntax() }
      last = .unclear
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      if isAttached, case .sign(byte) = before { last = .doubledSign }
    case UInt8(ascii: "."):
      switch before {
      case .sign(byte) where isAttached, .spread: last = .spread
      default: break
      }
    default: break
    }
  }

  private static func head(_ word: [UInt8]) -> Head {
    if conditionWords.contains(word) { return .condition }
    return isUnclear(word) ? .unclear : .expression
  }

  private mutating func closeParenthesis() throws(UnclearSyntax) -> Last {
    guard case .parenthesis(let head)? = brackets.popLast() else { throw UnclearSyntax() }
    return switch head {
    case .condition: .closedCondition
    case .expression: .value
    case .unclear: .unclear
    }
  }

  private mutating func open(_ bracket: Bracket) throws(UnclearSyntax) {
    brackets.append(bracket)
    if brackets.count > MinificationLimits.depth { throw UnclearSyntax() }
  }
}
