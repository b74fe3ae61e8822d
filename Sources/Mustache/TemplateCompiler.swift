import Diagnostics

/// Reads templates one by one, then links them into a program.
struct TemplateCompiler {
  private struct Unit {
    let name: String
    let source: SourceText
    let tokens: [TemplateToken]
    let nesting: TagNesting
  }

  private var units: [Unit] = []
  private var indices: [String: Int] = [:]
  private var diagnostics: [Diagnostic] = []

  /// Reads one template and notes its faults.
  mutating func add(_ name: String, _ source: SourceText) {
    if indices[name] != nil {
      note(.repeatedTemplate(name), at: 0, in: source)
    } else {
      indices[name] = units.count
    }
    if let offset = Self.offsetOfIllFormedUTF8(source.bytes) { note(.illFormedUTF8, at: offset, in: source) }
    source.bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = TemplateTokenizer(bytes)
      tokenizer.run()
      let nesting = TagNesting(tokenizer.tokens, source: bytes)
      note(tokenizer.faults + nesting.faults, in: source)
      units.append(Unit(name: name, source: source, tokens: tokenizer.tokens, nesting: nesting))
    }
  }

  /// The program of all templates, or all faults.
  func link() throws(DiagnosticFailure) -> Program {
    guard diagnostics.isEmpty else { throw DiagnosticFailure(diagnostics) }
    var program = Program()
    var blockIndices: [String: UInt32] = [:]
    for unit in units {
      let code = unit.source.bytes.withUnsafeBufferPointer { bytes in
        var assembler = TemplateAssembler(
          tokens: unit.tokens, nesting: unit.nesting, source: bytes, templateIndices: indices)
        return assembler.assemble(into: &program, blockIndices: &blockIndices)
      }
      program.templates.append(Program.Template(name: unit.name, code: code))
    }
    return program
  }

  private mutating func note(_ faults: [(offset: Int, fault: TemplateFault)], in source: SourceText) {
    var quota = FaultQuota()
    for (offset, fault) in faults.sorted(by: { $0.offset < $1.offset }) where quota.admits(at: offset) {
      note(fault, at: offset, in: source)
    }
    if let remainder = quota.remainder(in: source) { diagnostics.append(remainder) }
  }

  private mutating func note(_ fault: TemplateFault, at offset: Int, in source: SourceText) {
    diagnostics.append(fault.diagnostic(at: offset, in: source))
  }

  private static func offsetOfIllFormedUTF8(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
