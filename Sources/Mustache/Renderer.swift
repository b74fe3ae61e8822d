/// Executes the instructions of a program for one value.
///
/// Values are referred to by pointers into the root value. It never changes and outlives the renderer, so no value
/// is copied on the way, and the only reference count touched is that of a text being written. Threads that render
/// the same values would otherwise wait for each other at every tag.
struct Renderer: ~Copyable {
  typealias Reference = UnsafePointer<TemplateValue>

  /// Where rendering was given up, and why.
  struct Stop {
    let limit: RenderingFault.Limit
    /// The index of the instruction.
    let instruction: Int
  }

  /// A block that replaces the default at the places for it.
  private struct Binding {
    let block: UInt32
    let argument: Int
  }

  private(set) var output: OutputBuffer
  /// Set at the first limit met; what was written then is not all there is.
  private(set) var stop: Stop?

  private let pools: Program.Pools
  /// What spans are stretches of.
  private let texts: UnsafeBufferPointer<UInt8>
  /// Memory for one context per run and one for the root.
  private let contexts: UnsafeMutableBufferPointer<RenderingContext>
  private var contextCount: Int
  /// Those given first come first, and win.
  private var bindings: [Binding] = []
  /// What each line is indented by is the end of this, from `indentationStart`.
  private var indentation: [UInt8] = []
  private var indentationStart = 0
  /// Set when the place for a block has indented the block's first line already.
  private var isLineIndented = false
  private var templateDepth = 0
  private var runDepth = 0
  private var expansions = 0
  /// The steps that may still be taken; none once a limit was met, which ends all loops.
  private var stepsLeft = TemplateSet.stepLimit
  /// The limit met, until the place is known.
  private var limit: RenderingFault.Limit?

  /// Names that are not found in `root` are looked up in `outer`. The memory is in use until its output is given back.
  init(
    _ pools: Program.Pools, _ root: Reference, within outer: Reference?, texts: UnsafeBufferPointer<UInt8>,
    memory: RenderingMemory
  ) {
    self.pools = pools
    self.texts = texts
    output = memory.takeOutput()
    contexts = memory.contexts
    contextCount = 0
    if let outer { push(outer) }
    push(root)
  }

  /// There must be room for one more context.
  private mutating func push(_ value: Reference) {
    contexts[contextCount] = RenderingContext(value)
    contextCount += 1
  }

  /// Executes a run of instructions.
  mutating func run(_ code: Program.Span) {
    guard runDepth < TemplateSet.nestingLimit else { return give(up: .nesting) }
    runDepth += 1
    var index = Int(code.start)
    let end = Int(code.end)
    while index < end {
      stepsLeft &-= 1
      let next = step(index)
      if stepsLeft <= 0 || output.isOverfull {
        noteStop(at: index)
        break
      }
      index = next
    }
    runDepth -= 1
  }

  /// Ends the rendering; the run that goes on notes the place.
  private mutating func give(up reason: RenderingFault.Limit) {
    if limit == nil { limit = reason }
    stepsLeft = 0
  }

  @inline(never)
  private mutating func noteStop(at index: Int) {
    stepsLeft = 0
    if stop == nil {
      stop = Stop(limit: limit ?? (output.isOverfull ? .output : .steps), instruction: index)
    }
  }

  /// Executes one instruction and returns the index of the next.
  @inline(__always)
  private mutating func step(_ index: Int) -> Int {
    switch pools.instructions[index] {
    case .text(let start, let end, let startsLine):
      append(pools.bytes(Program.Span(start: start, end: end)), startsLine: startsLine)
    case .lineStart:
      indentLine()
    case .value(let path):
      if let value = find(path) { append(value, escaped: true) }
    case .rawValue(let path):
      if let value = find(path) { append(value, escaped: false) }
    case .section(let path, let end):
      if let value = find(path) { runSection(value, Program.Span(start: UInt32(index + 1), end: end)) }
      return Int(end)
    case .invertedSection(let path, let end):
      if let value = find(path), value.pointee.isTrue { return Int(end) }
    case .include(let inclusion, let end):
      include(pools.inclusions[Int(inclusion)])
      return Int(end)
    case .block(let site, let end):
      if fill(pools.sites[Int(site)]) { return Int(end) }
    }
    return index + 1
  }
}

// MARK: Values

extension Renderer {
  /// The value a dotted name stands for, or nil.
  @inline(__always)
  private mutating func find(_ path: UInt32) -> Reference? {
    let parts = pools.paths[Int(path)]
    guard !parts.isEmpty else { return contexts[contextCount - 1].value }
    guard var value = findInContexts(pools.names[Int(parts.start)]) else { return nil }
    for part in (parts.start + 1)..<parts.end {
      guard let inner = field(pools.names[Int(part)], of: RenderingContext(value)) else { return nil }
      value = inner
    }
    return value
  }

  @inline(__always)
  private mutating func findInContexts(_ name: Program.Name) -> Reference? {
    var index = contextCount - 1
    while index >= 0 {
      if let value = field(name, of: contexts[index]) { return value }
      index -= 1
      stepsLeft &-= 1
    }
    return nil
  }

  @inline(__always)
  private func field(_ name: Program.Name, of context: RenderingContext) -> Reference? {
    guard let bytes = pools.bytes(name.bytes).baseAddress else { return nil }
    return context.field(bytes, name.key)
  }

  private mutating func runSection(_ value: Reference, _ body: Program.Span) {
    if case .list(let elements) = value.pointee {
      elements.withUnsafeBufferPointer { elements in
        guard let first = elements.baseAddress else { return }
        for offset in 0..<elements.count where stepsLeft > 0 { run(body, in: first + offset) }
      }
    } else if value.pointee.isTrue {
      run(body, in: value)
    }
  }

  private mutating func run(_ body: Program.Span, in context: Reference) {
    guard contextCount < contexts.count else { return }
    push(context)
    run(body)
    contextCount -= 1
  }

  @inline(__always)
  private mutating func append(_ value: Reference, escaped: Bool) {
    switch value.pointee {
    case .absent, .list, .object: break
    case .flag(let flag): append(flag ? "true" : "false", escaped: false)
    case .text(let text): append(text, escaped: escaped)
    case .markup(let bytes): bytes.withUnsafeBufferPointer { output.append($0) }
    case .textSpan(let span): append(TextArena.bytes(span, in: texts), escaped: escaped)
    case .markupSpan(let span): output.append(TextArena.bytes(span, in: texts))
    }
  }

  @inline(__always)
  private mutating func append(_ text: String, escaped: Bool) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, escaped: escaped) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0, escaped: escaped) } }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, escaped: Bool) {
    if escaped {
      HTMLEscape.forEachPiece(of: bytes) { output.append($0) }
    } else {
      output.append(bytes)
    }
  }
}

// MARK: Templates

extension Renderer {
  private mutating func include(_ inclusion: Program.Inclusion) {
    guard let template = inclusion.template, mayExpand() else { return }
    let outerBindings = bindings.count
    for argument in inclusion.arguments.range {
      bindings.append(Binding(block: pools.arguments[argument].block, argument: argument))
    }
    stepsLeft &-= inclusion.arguments.range.count
    let outerStart = indentationStart
    let outerEnd = indentation.count
    if inclusion.isStandalone {
      indent(by: inclusion.indentation)
    } else {
      indentationStart = outerEnd
    }
    expand(pools.templates[template].code)
    indentation.removeSubrange(outerEnd...)
    indentationStart = outerStart
    bindings.removeSubrange(outerBindings...)
  }

  /// Renders what was given for a place; false when nothing was, and the default is to be used.
  private mutating func fill(_ site: Program.Site) -> Bool {
    stepsLeft &-= bindings.count
    guard let binding = bindings.first(where: { $0.block == site.block }) else { return false }
    guard mayExpand() else { return true }
    let argument = pools.arguments[binding.argument]
    let outerEnd = indentation.count
    indent(by: site.indentation)
    if argument.startsLine {
      isLineIndented = !site.isStandalone && isIndented
    } else if site.isStandalone, !argument.code.isEmpty {
      indentLine()
    }
    expand(argument.code)
    isLineIndented = false
    indentation.removeSubrange(outerEnd...)
    return true
  }

  private mutating func indent(by span: Program.Span) {
    guard !span.isEmpty else { return }
    indentation += pools.bytes(span)
    stepsLeft &-= span.range.count
  }

  private mutating func mayExpand() -> Bool {
    expansions += 1
    if templateDepth >= TemplateSet.depthLimit { give(up: .depth) }
    if expansions > TemplateSet.expansionLimit { give(up: .expansions) }
    return stepsLeft > 0
  }

  private mutating func expand(_ code: Program.Span) {
    templateDepth += 1
    run(code)
    templateDepth -= 1
  }
}

// MARK: Lines

extension Renderer {
  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, startsLine: Bool) {
    if isIndented {
      appendIndented(text, startsLine: startsLine)
    } else {
      output.append(text)
    }
  }

  @inline(__always)
  private var isIndented: Bool { indentation.count > indentationStart }

  private mutating func appendIndented(_ text: UnsafeBufferPointer<UInt8>, startsLine: Bool) {
    if startsLine { indentLine() }
    var lineStart = 0
    for index in 0..<text.count where text[index] == UInt8(ascii: "\n") {
      output.append(UnsafeBufferPointer(rebasing: text[lineStart...index]))
      lineStart = index + 1
      if lineStart < text.count { indentLine() }
    }
    output.append(UnsafeBufferPointer(rebasing: text[lineStart...]))
  }

  private mutating func indentLine() {
    if isLineIndented {
      isLineIndented = false
    } else {
      let start = indentationStart
      indentation.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[start...])) }
    }
  }
}
