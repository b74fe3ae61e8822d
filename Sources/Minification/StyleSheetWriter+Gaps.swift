extension StyleSheetWriter {
  /// The parts of statements that have white space rules of their own.
  enum Part {
    /// A media query and the like; `hasFeatures` when comparisons are part of it.
    case atRule(hasFeatures: Bool)
    case selector
    case value
  }

  /// What stands between two tokens.
  private enum Gap {
    case none, comment, space
  }

  /// Writes tokens with the least between them.
  mutating func write(_ range: Range<Int>, as part: Part) throws(UnclearSyntax) {
    var gap = Gap.none
    var last: StyleSheetToken?
    var depth = 0
    for token in tokens[range] {
      switch token.kind {
      case .space: gap = .space
      case .comment: if gap == .none { gap = .comment }
      // Between statements it stays; in the middle of one it would have to be placed anew.
      case .licence: throw UnclearSyntax()
      default:
        if token.isSign(among: ")]}") { depth -= 1 }
        if let last { write(gap, between: last, and: token, isInside: depth > 0, part) }
        write(token, as: part)
        if token.closing != nil { depth += 1 }
        gap = .none
        last = token
      }
    }
  }

  private mutating func write(
    _ gap: Gap, between last: StyleSheetToken, and next: StyleSheetToken, isInside: Bool, _ part: Part
  ) {
    if gap == .none { return }
    let isNeedless = gap == .comment || Self.isNeedless(between: last, and: next, isInside: isInside, part)
    if isNeedless, !last.mergesWith(next, in: bytes) { return }
    output += gap == .space ? " ".utf8 : "/**/".utf8
  }

  /// Whether white space between two tokens means nothing.
  private static func isNeedless(
    between last: StyleSheetToken, and next: StyleSheetToken, isInside: Bool, _ part: Part
  ) -> Bool {
    func either(_ characters: StaticString) -> Bool {
      last.isSign(among: characters) || next.isSign(among: characters)
    }
    // A value can be a comma or a colon with nothing behind it, and browsers have not always known that.
    if next.isSign(among: ")]") { return !last.isSign(among: ",:") }
    if last.closing != nil || either(",") { return true }
    return switch part {
    case .selector: !isInside && either(">+~")
    case .value: either("/*!")
    case .atRule(let hasFeatures):
      hasFeatures && isInside && (either("<>=") || last.isSign(":"))
    }
  }

  /// Writes a token; a number in a value without a zero before its point.
  private mutating func write(_ token: StyleSheetToken, as part: Part) {
    let text = bytes[token.range]
    switch (part, token.kind) {
    case (.value, .number), (.value, .percentage), (.value, .dimension):
      let sign = text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-") ? 1 : 0
      let rest = text.dropFirst(sign)
      guard rest.starts(with: "0.".utf8) else { fallthrough }
      output += text.prefix(sign)
      output += rest.dropFirst()
    default: output += text
    }
  }
}
