/// Writes the tokens of a style sheet again, statement by statement, without what means nothing.
struct StyleSheetWriter {
  let bytes: [UInt8]
  let tokens: [StyleSheetToken]
  var output: [UInt8] = []
  private var index = 0
  /// How many blocks are open.
  private var depth = 0
  /// Whether a declaration has been written whose semicolon is needed only if something follows.
  private var owesSemicolon = false

  private init(_ tokens: [StyleSheetToken], of bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  /// The text of the tokens. Throws at what a browser would mend or leave out.
  static func write(
    _ tokens: [StyleSheetToken], of bytes: [UInt8]
  ) throws(UnclearSyntax) -> [UInt8] {
    var writer = StyleSheetWriter(tokens, of: bytes)
    while writer.index < tokens.count { try writer.part() }
    if writer.depth != 0 { throw UnclearSyntax() }
    return writer.output
  }

  /// One statement, or what is between two.
  private mutating func part() throws(UnclearSyntax) {
    let token = tokens[index]
    switch token.kind {
    case .space, .comment: index += 1
    case .licence:
      paySemicolon()
      output += bytes[token.range]
      index += 1
    case .sign(UInt8(ascii: ";")):
      // Outside of blocks it would be part of the selector behind it.
      if depth == 0 { throw UnclearSyntax() }
      index += 1
    case .sign(UInt8(ascii: "}")):
      if depth == 0 { throw UnclearSyntax() }
      depth -= 1
      owesSemicolon = false
      output.append(UInt8(ascii: "}"))
      index += 1
    default: try statement()
    }
  }

  private mutating func statement() throws(UnclearSyntax) {
    paySemicolon()
    if let colon = customPropertyColon() { return try customProperty(colon) }
    let end = try statementEnd(from: index) { $0.isSign(among: "{};") }
    if case .atKeyword = tokens[index].kind {
      try write(index..<end, as: .atRule(hasFeatures: hasFeatures(tokens[index])))
      if tokens[end].isSign("}") { throw UnclearSyntax() }
      close(at: end)
    } else if tokens[end].isSign("{") {
      try write(index..<end, as: .selector)
      close(at: end)
    } else {
      try declaration(upTo: end)
    }
    if depth > MinificationLimits.depth { throw UnclearSyntax() }
  }

  /// Ends what has a block or a semicolon of its own.
  private mutating func close(at end: Int) {
    if tokens[end].isSign("{") { depth += 1 }
    output += bytes[tokens[end].range]
    index = end + 1
  }

  private mutating func paySemicolon() {
    if owesSemicolon { output.append(UInt8(ascii: ";")) }
    owesSemicolon = false
  }

  /// Conditions in which comparisons and colons need no white space around them.
  private func hasFeatures(_ keyword: StyleSheetToken) -> Bool {
    let name = bytes[keyword.range]
    return name.elementsEqual("@media".utf8) || name.elementsEqual("@container".utf8)
  }
}

// MARK: Declarations

extension StyleSheetWriter {
  private mutating func declaration(upTo end: Int) throws(UnclearSyntax) {
    guard depth > 0, case .word = tokens[index].kind, let colon = nextContent(after: index), colon < end,
      tokens[colon].isSign(":")
    else { throw UnclearSyntax() }
    try name(before: colon)
    try write(colon + 1..<end, as: .value)
    endDeclaration(at: end)
  }

  /// The colon of a custom property that stands next; nil when something else does.
  private func customPropertyColon() -> Int? {
    guard case .word = tokens[index].kind, bytes[tokens[index].range].starts(with: "--".utf8),
      let colon = nextContent(after: index), tokens[colon].isSign(":")
    else { return nil }
    return colon
  }

  /// The value stays as it is, but for white space around it, which is not part of it.
  private mutating func customProperty(_ colon: Int) throws(UnclearSyntax) {
    if depth == 0 { throw UnclearSyntax() }
    let end = try statementEnd(from: colon + 1) { $0.isSign(among: ";}") }
    try name(before: colon)
    let value = tokens[colon + 1..<end]
    func isSpace(_ token: StyleSheetToken) -> Bool { if case .space = token.kind { true } else { false } }
    if let first = value.first(where: { !isSpace($0) }), let last = value.last(where: { !isSpace($0) }) {
      output += bytes[first.range.lowerBound..<last.range.upperBound]
    } else {
      // Without it, older browsers take the declaration for a mistake.
      output.append(UInt8(ascii: " "))
    }
    endDeclaration(at: end)
  }

  private mutating func name(before colon: Int) throws(UnclearSyntax) {
    for token in tokens[index..<colon] {
      if case .licence = token.kind { throw UnclearSyntax() }
    }
    output += bytes[tokens[index].range]
    output.append(UInt8(ascii: ":"))
  }

  private mutating func endDeclaration(at end: Int) {
    owesSemicolon = true
    index = tokens[end].isSign(";") ? end + 1 : end
  }

  private func nextContent(after start: Int) -> Int? {
    tokens[(start + 1)...].firstIndex { $0.isContent }
  }

  /// The first token outside of brackets that ends a statement. Throws when brackets do not match or nothing ends it.
  private func statementEnd(
    from start: Int, _ isEnd: (StyleSheetToken) -> Bool
  ) throws(UnclearSyntax) -> Int {
    var brackets: [UInt8] = []
    for index in start..<tokens.count {
      let token = tokens[index]
      if brackets.isEmpty, isEnd(token) { return index }
      if let closing = token.closing {
        brackets.append(closing)
        if brackets.count > MinificationLimits.depth { throw UnclearSyntax() }
      } else if case .sign(let byte) = token.kind, byte == 0x29 || byte == 0x5D || byte == 0x7D {
        guard brackets.popLast() == byte else { throw UnclearSyntax() }
      }
    }
    throw UnclearSyntax()
  }
}
