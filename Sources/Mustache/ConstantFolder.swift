/// Writes values that are the same in all renderings into a program, so that rendering copies them with the static
/// text around them.
///
/// Only tags whose name no inner value can have are touched: those the other values' shapes do not know. What is
/// rendered afterwards, within the same outer value, is the same to the byte.
struct ConstantFolder {
  /// Longer values stay tags: copying them is no longer what rendering takes time for.
  private static let longestText = 1_024
  /// How many bytes may be added; bounds templates with very many tags.
  private static let mostBytes = 1 << 20

  private let program: Program
  private var folded: Program
  /// For each path the value it always stands for; nil where that depends on the rendering.
  private let constants: [TemplateValue?]
  private var bytesLeft = Self.mostBytes
  /// Whether the last instruction is text that the next text may be joined to.
  private var canJoin = false

  private init(_ program: Program, _ constants: [TemplateValue?]) {
    self.program = program
    self.constants = constants
    folded = program
    folded.instructions.removeAll(keepingCapacity: true)
    folded.offsets.removeAll(keepingCapacity: true)
  }

  /// The program with the fields of `outer` written in, except those with the name of a field of `shapes` or of
  /// anything these or `outer` lead to.
  static func fold(_ outer: TemplateObject, besides shapes: [TemplateShape], into program: Program) -> Program
  {
    let hidden = shapes.reduce(into: innerNames(of: outer.shape)) { $0.formUnion(names(in: $1)) }
    let constants = program.paths.map { path in constant(path, in: program, outer, hidden) }
    var folder = ConstantFolder(program, constants)
    for index in program.templates.indices {
      folder.folded.templates[index].code = folder.fold(program.templates[index].code)
    }
    return folder.folded
  }
}

// MARK: Constants

extension ConstantFolder {
  /// The names of the shape's fields and of all it leads to.
  private static func names(in shape: TemplateShape) -> Set<String> {
    innerNames(of: shape).union(shape.fields.map(\.name))
  }

  /// The names of the fields of all that the shape leads to.
  private static func innerNames(of shape: TemplateShape) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(shape)]
    var queue = [shape]
    while let next = queue.popLast() {
      for field in next.fields {
        switch field.kind {
        case .object(let inner), .list(let inner):
          names.formUnion(inner.fields.map(\.name))
          if seen.insert(ObjectIdentifier(inner)).inserted { queue.append(inner) }
        case .text, .markup, .flag: break
        }
      }
    }
    return names
  }

  /// What a path stands for in every rendering; nil where an inner value may have its name, or where it is the value
  /// itself.
  private static func constant(
    _ path: Program.Span, in program: Program, _ outer: TemplateObject, _ hidden: Set<String>
  ) -> TemplateValue? {
    let parts = program.names[path.range]
    guard let first = parts.first, slot(of: first, in: outer, program) != nil,
      !hidden.contains(program.text(first.bytes))
    else { return nil }
    var value = TemplateValue.object(outer)
    for part in parts {
      guard case .object(let object) = value, let slot = slot(of: part, in: object, program) else {
        return .absent
      }
      value = object.values[slot]
    }
    // A span is a stretch of another text in each rendering.
    switch value {
    case .textSpan, .markupSpan: return nil
    default: return value
    }
  }

  /// Where the object has the field of that name, found as rendering finds it.
  private static func slot(of name: Program.Name, in object: TemplateObject, _ program: Program) -> Int? {
    let slot = program.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { object.shape.table.slot(of: $0 + Int(name.bytes.start), name.key) }
    }
    return slot.flatMap { $0 < object.values.count ? $0 : nil }
  }

  /// What a tag shows of the constant; nil for what is better left to the tag.
  private func text(_ path: UInt32, escaped: Bool) -> [UInt8]? {
    guard let value = constants[Int(path)] else { return nil }
    var bytes: [UInt8] = []
    switch value {
    case .absent, .list, .object: break
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .text(let text) where escaped: HTMLEscape.append(text, to: &bytes)
    case .text(let text): bytes += text.utf8
    case .markup(let markup): bytes = markup
    case .textSpan, .markupSpan: return nil
    }
    // The lines of static text are indented along with a partial's tag, those of a value are not.
    let isFit = bytes.count <= min(Self.longestText, bytesLeft) && !bytes.contains(UInt8(ascii: "\n"))
    return isFit ? bytes : nil
  }
}

// MARK: Instructions

extension ConstantFolder {
  private var position: UInt32 { UInt32(folded.instructions.count) }

  /// Appends what a run of instructions comes to, and tells where that is.
  private mutating func fold(_ code: Program.Span) -> Program.Span {
    let start = position
    canJoin = false
    foldInline(code)
    canJoin = false
    return Program.Span(start: start, end: position)
  }

  private mutating func foldInline(_ code: Program.Span) {
    var index = Int(code.start)
    while index < Int(code.end) { index = foldStep(index) }
  }

  /// Appends what an instruction comes to with its body, and returns the index of the one behind it.
  private mutating func foldStep(_ index: Int) -> Int {
    let instruction = program.instructions[index]
    switch instruction {
    case .text(let start, let end, let startsLine):
      append(Array(program.bytes[Int(start)..<Int(end)]), startsLine: startsLine, from: index)
    case .value(let path):
      foldTag(instruction, text(path, escaped: true), from: index)
    case .rawValue(let path):
      foldTag(instruction, text(path, escaped: false), from: index)
    case .lineStart:
      emit(instruction, from: index)
    case .section(let path, let end):
      if constants[Int(path)]?.isTrue == false { return Int(end) }
      foldBody(from: index, end) { .section(path: path, end: $0) }
      return Int(end)
    case .invertedSection(let path, let end):
      if let constant = constants[Int(path)] {
        if !constant.isTrue { foldInline(Program.Span(start: UInt32(index + 1), end: end)) }
      } else {
        foldBody(from: index, end) { .invertedSection(path: path, end: $0) }
      }
      return Int(end)
    case .block(let site, let end):
      foldBody(from: index, end) { .block(site: site, end: $0) }
      return Int(end)
    case .include(let inclusion, let end):
      foldInclusion(inclusion, from: index)
      return Int(end)
    }
    return index + 1
  }

  private mutating func foldTag(_ tag: Instruction, _ text: [UInt8]?, from index: Int) {
    guard let text else { return emit(tag, from: index) }
    if text.isEmpty { return }
    bytesLeft -= text.count
    append(text, startsLine: false, from: index)
  }

  private mutating func foldBody(from index: Int, _ end: UInt32, _ instruction: (UInt32) -> Instruction) {
    let step = Int(position)
    emit(instruction(0), from: index)
    let body = fold(Program.Span(start: UInt32(index + 1), end: end))
    folded.instructions[step] = instruction(body.end)
  }

  /// Of the body of a partial or parent tag only the blocks given count.
  private mutating func foldInclusion(_ inclusion: UInt32, from index: Int) {
    let step = Int(position)
    emit(.include(inclusion: inclusion, end: 0), from: index)
    for argument in program.inclusions[Int(inclusion)].arguments.range {
      folded.arguments[argument].code = foldBlock(program.arguments[argument].code)
    }
    folded.instructions[step] = .include(inclusion: inclusion, end: position)
    canJoin = false
  }

  /// A block that has come to nothing still is no empty block: those do not begin a line.
  private mutating func foldBlock(_ code: Program.Span) -> Program.Span {
    let block = fold(code)
    guard block.isEmpty, !code.isEmpty else { return block }
    emit(.text(start: 0, end: 0, startsLine: false), from: Int(code.start))
    return Program.Span(start: block.start, end: position)
  }

  /// Appends static text, to the text before it where there is nothing between them.
  private mutating func append(_ text: [UInt8], startsLine: Bool, from index: Int) {
    let start = UInt32(folded.bytes.count)
    folded.bytes += text
    let end = UInt32(folded.bytes.count)
    if canJoin, case .text(let first, start, let firstStartsLine)? = folded.instructions.last,
      startsLine == (folded.bytes[Int(start) - 1] == UInt8(ascii: "\n"))
    {
      folded.instructions[folded.instructions.count - 1] =
        .text(start: first, end: end, startsLine: firstStartsLine)
    } else {
      emit(.text(start: start, end: end, startsLine: startsLine), from: index)
      canJoin = true
    }
  }

  private mutating func emit(_ instruction: Instruction, from index: Int) {
    folded.instructions.append(instruction)
    folded.offsets.append(program.offsets[index])
    canJoin = false
  }
}
