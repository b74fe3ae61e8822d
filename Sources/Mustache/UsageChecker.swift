import Diagnostics

/// Walks through a program as rendering would, with shapes in place of values.
struct UsageChecker {
  /// How many different visits are made before the check is given up; bounds hostile templates.
  static let visitLimit = 4_000
  /// How many steps are taken: tags looked at, parts of their names, and blocks passed on.
  static let stepLimit = 2_000_000

  private let program: Program
  private var visited: Set<Visit> = []
  /// The visits that are under way: meeting one of them again means going round for ever.
  private var active: [Visit] = []
  private var parentBlocks: [Int: ParentBlocks] = [:]
  private var runDepth = 0
  private var stepsLeft = Self.stepLimit
  private var findings: UsageFindings

  /// A piece of code with what it can see and which blocks it was given.
  private struct Visit: Hashable {
    let code: UInt32
    let contexts: [ObjectIdentifier?]
    let bindings: [Int]
  }

  /// What holds at one place.
  private struct Surroundings {
    var contexts: ContextShapes
    /// Indices of arguments, at most one for each block name.
    var bindings: [Int] = []
  }

  init(_ program: Program, sources: [SourceText]) {
    self.program = program
    findings = UsageFindings(program, sources: sources)
  }

  /// The findings, in no particular order.
  var report: [Diagnostic] { findings.report }

  /// Checks a template.
  mutating func check(_ template: Int, _ contexts: ContextShapes) {
    let code = program.templates[template].code
    if !code.isEmpty { expand(code, Surroundings(contexts: contexts), at: Int(code.start)) }
  }

  /// Walks through a template or a given block unless it was walked through under the same conditions. Returns
  /// whether it is not one of those under way.
  @discardableResult
  private mutating func expand(_ code: Program.Span, _ place: Surroundings, at index: Int) -> Bool {
    guard !code.isEmpty else { return true }
    stepsLeft -= place.bindings.count
    let visit = Visit(code: code.start, contexts: place.contexts.key, bindings: place.bindings)
    if active.contains(visit) { return false }
    // The template rendered is not nested in any.
    guard active.count <= TemplateSet.depthLimit else {
      findings.noteUnchecked(.tooDeepToCheck, at: index)
      return true
    }
    guard visited.insert(visit).inserted else { return true }
    if visited.count > Self.visitLimit { giveUp(at: index) }
    active.append(visit)
    walk(code, place, at: index)
    active.removeLast()
    return true
  }

  /// Ends the check: what lies beyond this place was not looked at.
  private mutating func giveUp(at index: Int) {
    findings.noteUnchecked(.tooMuchToCheck, at: index)
    stepsLeft = 0
  }

  /// Walks through the code that the instruction at `opener` leads to.
  private mutating func walk(_ code: Program.Span, _ place: Surroundings, at opener: Int) {
    guard runDepth < TemplateSet.nestingLimit else {
      return findings.noteUnchecked(.tooDeepToCheck, at: opener)
    }
    runDepth += 1
    var index = Int(code.start)
    while index < Int(code.end) {
      guard stepsLeft > 0 else {
        giveUp(at: index)
        break
      }
      stepsLeft -= 1
      index = step(index, place)
    }
    runDepth -= 1
  }

  /// Looks at one instruction and returns the index of the next.
  private mutating func step(_ index: Int, _ place: Surroundings) -> Int {
    switch program.instructions[index] {
    case .text, .lineStart: break
    case .value(let path): checkValue(path, at: index, place, isRaw: false)
    case .rawValue(let path): checkValue(path, at: index, place, isRaw: true)
    case .section(let path, let end):
      var inner = place
      inner.contexts = place.contexts.pushing(element(of: find(path, at: index, place)))
      walk(Program.Span(start: UInt32(index + 1), end: end), inner, at: index)
      return Int(end)
    case .invertedSection(let path, let end):
      _ = find(path, at: index, place)
      walk(Program.Span(start: UInt32(index + 1), end: end), place, at: index)
      return Int(end)
    case .include(let inclusion, let end):
      include(program.inclusions[Int(inclusion)], at: index, place)
      return Int(end)
    case .block(let site, let end):
      if fill(program.sites[Int(site)], at: index, place) { return Int(end) }
    }
    return index + 1
  }
}

// MARK: Names

extension UsageChecker {
  private mutating func checkValue(_ path: UInt32, at index: Int, _ place: Surroundings, isRaw: Bool) {
    let kind = find(path, at: index, place)
    let fault: (String) -> UsageFault
    switch kind {
    case .object?, .list?:
      guard let kind else { return }
      fault = { .notText($0, kind: kind) }
    case .text? where isRaw: fault = { .unescapedText($0) }
    default: return
    }
    guard findings.admits(at: index) else { return }
    let parts = parts(path)
    findings.note(fault(parts.isEmpty ? "." : parts.joined(separator: ".")), at: index)
  }

  private func element(of kind: TemplateShape.Kind?) -> ContextShapes.Entry {
    if case .list(let shape)? = kind { return .object(shape) }
    return kind
  }

  /// The kind a name stands for; nil when there is none, which is reported.
  private mutating func find(_ path: UInt32, at index: Int, _ place: Surroundings) -> TemplateShape.Kind? {
    let parts = parts(path)
    stepsLeft -= parts.count
    switch place.contexts.find(parts) {
    case .kind(let kind): return kind
    case .unknown: return nil
    case .ambiguous(let partIndex, let fields):
      note(parts, at: partIndex, of: index) { .ambiguousName($0, meanings: fields.map(\.summary)) }
    case .nothing(let partIndex, let owner):
      note(parts, at: partIndex, of: index) { _ in place.contexts.fault(parts, at: partIndex, owner: owner) }
    }
    return nil
  }

  /// Notes a fault at one part of a dotted name.
  private mutating func note(
    _ parts: [String], at partIndex: Int, of index: Int, _ fault: (String) -> UsageFault
  ) {
    let before = parts[..<partIndex].reduce(0) { $0 + $1.utf8.count + 1 }
    guard findings.admits(at: index, offsetBy: before) else { return }
    findings.note(fault(parts[partIndex]), at: index, offsetBy: before)
  }

  private func parts(_ path: UInt32) -> [String] {
    program.names[program.paths[Int(path)].range].map { program.text($0.bytes) }
  }
}

// MARK: Templates

extension UsageChecker {
  private mutating func include(_ inclusion: Program.Inclusion, at index: Int, _ place: Surroundings) {
    guard let template = inclusion.template else {
      if findings.admits(at: index) {
        let known = program.templates.map(\.name)
        findings.note(.missingTemplate(program.text(inclusion.name), known: known), at: index)
      }
      for argument in program.arguments[inclusion.arguments.range] { walk(argument.code, place, at: index) }
      return
    }
    var inner = place
    for argument in inclusion.arguments.range where stepsLeft > 0 {
      stepsLeft -= 1
      checkBlock(program.arguments[argument], of: template)
      if binding(for: program.arguments[argument].block, place) == nil { inner.bindings.append(argument) }
    }
    if stepsLeft <= 0 { giveUp(at: index) }
    if !expand(program.templates[template].code, inner, at: index) { noteEndless(template, at: index) }
  }

  private mutating func fill(_ site: Program.Site, at index: Int, _ place: Surroundings) -> Bool {
    guard let binding = binding(for: site.block, place) else { return false }
    if !expand(program.arguments[binding].code, place, at: index) {
      noteEndless(program.template(of: index), at: index)
    }
    return true
  }

  private mutating func noteEndless(_ template: Int, at index: Int) {
    guard findings.admits(at: index) else { return }
    findings.note(.endlessInclusion(program.templates[template].name), at: index)
  }

  private mutating func binding(for block: UInt32, _ place: Surroundings) -> Int? {
    stepsLeft -= place.bindings.count
    return place.bindings.first { program.arguments[$0].block == block }
  }

  private mutating func checkBlock(_ argument: Program.Argument, of parent: Int) {
    let blocks = parentBlocks[parent] ?? ParentBlocks(of: parent, in: program)
    parentBlocks[parent] = blocks
    guard !blocks.numbers.contains(argument.block), findings.admits(argument) else { return }
    let name = program.blockNames[Int(argument.block)]
    findings.note(
      .unknownBlock(name, parent: program.templates[parent].name, known: blocks.names), argument)
  }
}
