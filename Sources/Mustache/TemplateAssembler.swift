/// Turns the tokens of one template into instructions at the end of a program.
struct TemplateAssembler {
  private let tokens: [TemplateToken]
  private let nesting: TagNesting
  private let layout: LineLayout
  private let source: UnsafeBufferPointer<UInt8>
  private let templateIndices: [String: Int]
  private var program: Program
  private var blockIndices: [String: UInt32]
  /// White space to take away from the start of each line.
  private var dedent: Range<Int> = 0..<0
  /// Whether the last instruction is text that the next text may be joined to.
  private var canJoin = false

  init(
    tokens: [TemplateToken], nesting: TagNesting, source: UnsafeBufferPointer<UInt8>,
    templateIndices: [String: Int]
  ) {
    self.tokens = tokens
    self.nesting = nesting
    self.source = source
    self.templateIndices = templateIndices
    layout = LineLayout(tokens, nesting: nesting, source: source)
    program = Program()
    blockIndices = [:]
  }

  /// Appends the template to `program`; `blockIndices` numbers the block names of all templates.
  mutating func assemble(into target: inout Program, blockIndices numbers: inout [String: UInt32])
    -> Program.Span
  {
    swap(&program, &target)
    swap(&blockIndices, &numbers)
    defer {
      swap(&program, &target)
      swap(&blockIndices, &numbers)
    }
    let start = position
    assemble(tokens.indices)
    return Program.Span(start: start, end: position)
  }

  private var position: UInt32 { UInt32(program.instructions.count) }

  private mutating func assemble(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = assembleToken(index)
    }
  }

  /// Assembles a token with its body, and returns the index after it.
  private mutating func assembleToken(_ index: Int) -> Int {
    let token = tokens[index]
    if token.kind == .text {
      appendText(index)
      return index + 1
    }
    if layout.isFirst[index], !layout.isStandalone[index] { emit(.lineStart, at: index) }
    switch token.kind {
    case .variable: emit(.value(path: path(token.name)), at: index)
    case .rawVariable: emit(.rawValue(path: path(token.name)), at: index)
    case .partial: emit(.include(inclusion: inclusion(index), end: position + 1), at: index)
    case .section, .invertedSection, .parent, .block: return assembleBody(of: index)
    case .text, .close, .comment, .delimiters: break
    }
    return index + 1
  }

  private mutating func assembleBody(of index: Int) -> Int {
    let close = nesting.partner[index]
    let body = (index + 1)..<close
    let step = Int(position)
    switch tokens[index].kind {
    case .parent: assembleParent(index, body: body)
    case .block:
      let site = site(index)
      emit(.block(site: site, end: 0), at: index)
      assembleClosed(body, close: close)
      program.instructions[step] = .block(site: site, end: position)
    default:
      let path = path(tokens[index].name)
      emit(.section(path: path, end: 0), at: index)
      assembleClosed(body, close: close)
      program.instructions[step] =
        tokens[index].kind == .section
        ? .section(path: path, end: position) : .invertedSection(path: path, end: position)
    }
    canJoin = false
    return close + 1
  }

  /// A closing tag that begins a line begins it inside the body.
  private mutating func assembleClosed(_ body: Range<Int>, close: Int) {
    assemble(body)
    if layout.isFirst[close], !layout.isStandalone[close] { emit(.lineStart, at: close) }
  }

  private mutating func assembleParent(_ index: Int, body: Range<Int>) {
    let step = Int(position)
    let inclusion = inclusion(index)
    emit(.include(inclusion: inclusion, end: 0), at: index)
    var arguments: [Program.Argument] = []
    var inner = body.lowerBound
    while inner < body.upperBound {
      guard tokens[inner].kind == .block else {
        inner += 1
        continue
      }
      arguments.append(argument(inner))
      inner = nesting.partner[inner] + 1
    }
    let start = UInt32(program.arguments.count)
    program.arguments += arguments
    program.inclusions[Int(inclusion)].arguments = Program.Span(
      start: start, end: start + UInt32(arguments.count))
    program.instructions[step] = .include(inclusion: inclusion, end: position)
  }

  private mutating func argument(_ index: Int) -> Program.Argument {
    let outerDedent = dedent
    dedent = layout.indentation[index]
    defer { dedent = outerDedent }
    let start = position
    canJoin = false
    assemble((index + 1)..<nesting.partner[index])
    return Program.Argument(
      block: block(tokens[index].name), code: Program.Span(start: start, end: position),
      startsLine: layout.isStandalone[index], template: program.templates.count,
      offset: UInt32(tokens[index].name.lowerBound))
  }

  private mutating func inclusion(_ index: Int) -> UInt32 {
    let name = tokens[index].name
    let indentation = layout.isStandalone[index] ? dedented(layout.indentation[index]) : 0..<0
    program.inclusions.append(
      Program.Inclusion(
        name: pool(name), template: templateIndices[String(decoding: source[name], as: UTF8.self)],
        isStandalone: layout.isStandalone[index], indentation: pool(indentation)))
    return UInt32(program.inclusions.count - 1)
  }

  private mutating func site(_ index: Int) -> UInt32 {
    program.sites.append(
      Program.Site(
        block: block(tokens[index].name), indentation: pool(dedented(layout.indentation[index])),
        isStandalone: layout.isStandalone[index]))
    return UInt32(program.sites.count - 1)
  }

  private mutating func block(_ name: Range<Int>) -> UInt32 {
    let text = String(decoding: source[name], as: UTF8.self)
    if let known = blockIndices[text] { return known }
    let index = UInt32(program.blockNames.count)
    program.blockNames.append(text)
    blockIndices[text] = index
    return index
  }

  private mutating func path(_ name: Range<Int>) -> UInt32 {
    let start = UInt32(program.names.count)
    if !source[name].elementsEqual(".".utf8) {
      for part in source[name].split(separator: UInt8(ascii: ".")) {
        let bytes = pool(part.startIndex..<part.endIndex)
        program.names.append(Program.Name(key: NameKey(part), bytes: bytes))
      }
    }
    program.paths.append(Program.Span(start: start, end: UInt32(program.names.count)))
    return UInt32(program.paths.count - 1)
  }

  private mutating func pool(_ range: Range<Int>) -> Program.Span {
    let start = UInt32(program.bytes.count)
    program.bytes += source[range]
    return Program.Span(start: start, end: UInt32(program.bytes.count))
  }

  private mutating func appendText(_ index: Int) {
    guard !layout.isDropped[index] else { return }
    let isFirst = layout.isFirst[index]
    let range = isFirst ? dedented(tokens[index].range) : tokens[index].range
    guard !range.isEmpty else { return emit(.lineStart, at: index) }
    if canJoin, case .text(let start, let end, let startsLine)? = program.instructions.last,
      Int(end) == program.bytes.count, isFirst == (program.bytes.last == UInt8(ascii: "\n"))
    {
      let joined = Program.Span(start: start, end: pool(range).end)
      program.instructions[program.instructions.count - 1] =
        .text(start: joined.start, end: joined.end, startsLine: startsLine)
    } else {
      let span = pool(range)
      emit(.text(start: span.start, end: span.end, startsLine: isFirst), at: index)
      canJoin = true
    }
  }

  private mutating func emit(_ instruction: Instruction, at index: Int) {
    program.instructions.append(instruction)
    let token = tokens[index]
    program.offsets.append(UInt32(token.name.isEmpty ? token.range.lowerBound : token.name.lowerBound))
    canJoin = false
  }

  /// `range` without what its start has in common with the white space to take away.
  private func dedented(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    for offset in dedent {
      guard start < range.upperBound, source[start] == source[offset] else { break }
      start += 1
    }
    return start..<range.upperBound
  }
}
