import Diagnostics

/// Walks through a program as rendering would, with shapes in place of values.
struct UsageChecker {
  /// How many different visits are made before the rest is taken on trust; bounds hostile templates.
  static let visitLimit = 4_000

  private(set) var diagnostics: Set<Diagnostic> = []

  private let program: Program
  private let sources: [SourceText]
  private var visited: Set<Visit> = []
  /// The visits that are under way: meeting one of them again means going round for ever.
  private var active: [Visit] = []
  private var blockNames: [Int: [String]] = [:]
  private var runDepth = 0

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
    self.sources = sources
  }

  /// Checks a template.
  mutating func check(_ template: Int, _ contexts: ContextShapes) {
    expand(program.templates[template].code, Surroundings(contexts: contexts))
  }

  /// Walks through a template or a given block unless it was walked through under the same conditions. Returns
  /// whether it is not one of those under way.
  @discardableResult
  private mutating func expand(_ code: Program.Span, _ place: Surroundings) -> Bool {
    guard !code.isEmpty else { return true }
    let visit = Visit(code: code.start, contexts: place.contexts.key, bindings: place.bindings)
    if active.contains(visit) { return false }
    guard active.count < TemplateSet.depthLimit, visited.count < Self.visitLimit,
      visited.insert(visit).inserted
    else { return true }
    active.append(visit)
    walk(code, place)
    active.removeLast()
    return true
  }

  private mutating func walk(_ code: Program.Span, _ place: Surroundings) {
    guard runDepth < Renderer.runLimit else { return }
    runDepth += 1
    var index = Int(code.start)
    while index < Int(code.end) { index = step(index, place) }
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
      walk(Program.Span(start: UInt32(index + 1), end: end), inner)
      return Int(end)
    case .invertedSection(let path, let end):
      _ = find(path, at: index, place)
      walk(Program.Span(start: UInt32(index + 1), end: end), place)
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
    let name = parts(path).isEmpty ? "." : parts(path).joined(separator: ".")
    switch find(path, at: index, place) {
    case .object(let shape)?: note(.notText(name, kind: .object(shape)), at: index)
    case .list(let shape)?: note(.notText(name, kind: .list(shape)), at: index)
    case .text? where isRaw: note(.unescapedText(name), at: index)
    default: break
    }
  }

  private func element(of kind: TemplateShape.Kind?) -> ContextShapes.Entry {
    if case .list(let shape)? = kind { return .object(shape) }
    return kind
  }

  /// The kind a name stands for; nil when there is none, which is reported.
  private mutating func find(_ path: UInt32, at index: Int, _ place: Surroundings) -> TemplateShape.Kind? {
    let parts = parts(path)
    switch place.contexts.find(parts) {
    case .kind(let kind): return kind
    case .unknown: return nil
    case .fault(let fault, let partIndex):
      let before = parts[..<partIndex].reduce(0) { $0 + $1.utf8.count + 1 }
      note(fault, at: index, offsetBy: before)
      return nil
    }
  }

  private func parts(_ path: UInt32) -> [String] {
    program.names[program.paths[Int(path)].range].map { program.text($0.bytes) }
  }
}

// MARK: Templates

extension UsageChecker {
  private mutating func include(_ inclusion: Program.Inclusion, at index: Int, _ place: Surroundings) {
    let name = program.text(inclusion.name)
    guard let template = inclusion.template else {
      note(.missingTemplate(name, known: program.templates.map(\.name)), at: index)
      for argument in program.arguments[inclusion.arguments.range] { walk(argument.code, place) }
      return
    }
    var inner = place
    for argument in inclusion.arguments.range {
      checkBlock(program.arguments[argument], of: template)
      if binding(for: program.arguments[argument].block, place) == nil { inner.bindings.append(argument) }
    }
    if !expand(program.templates[template].code, inner) { note(.endlessInclusion(name), at: index) }
  }

  private mutating func fill(_ site: Program.Site, at index: Int, _ place: Surroundings) -> Bool {
    guard let binding = binding(for: site.block, place) else { return false }
    if !expand(program.arguments[binding].code, place) {
      note(.endlessInclusion(program.templates[template(of: index)].name), at: index)
    }
    return true
  }

  private func binding(for block: UInt32, _ place: Surroundings) -> Int? {
    place.bindings.first { program.arguments[$0].block == block }
  }

  private mutating func checkBlock(_ argument: Program.Argument, of parent: Int) {
    let known = blockNames(of: parent)
    let name = program.blockNames[Int(argument.block)]
    guard !known.contains(name) else { return }
    let source = sources[argument.template]
    let fault = UsageFault.unknownBlock(name, parent: program.templates[parent].name, known: known)
    diagnostics.insert(fault.diagnostic(at: source.location(ofByteAt: Int(argument.offset))))
  }

  /// The blocks a template has places for, its own and those of the templates it uses, in that order.
  private mutating func blockNames(of template: Int) -> [String] {
    if let known = blockNames[template] { return known }
    var names: [String] = []
    var queue = [template]
    var next = 0
    while next < queue.count {
      for index in program.templates[queue[next]].code.range {
        switch program.instructions[index] {
        case .block(let site, _):
          let name = program.blockNames[Int(program.sites[Int(site)].block)]
          if !names.contains(name) { names.append(name) }
        case .include(let inclusion, _):
          if let used = program.inclusions[Int(inclusion)].template, !queue.contains(used) {
            queue.append(used)
          }
        default: break
        }
      }
      next += 1
    }
    blockNames[template] = names
    return names
  }
}

// MARK: Places

extension UsageChecker {
  private mutating func note(_ fault: UsageFault, at index: Int, offsetBy distance: Int = 0) {
    let offset = Int(program.offsets[index]) + distance
    diagnostics.insert(fault.diagnostic(at: sources[template(of: index)].location(ofByteAt: offset)))
  }

  private func template(of index: Int) -> Int {
    program.templates.firstIndex { $0.code.range.contains(index) } ?? 0
  }
}
