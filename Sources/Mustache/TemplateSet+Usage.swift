internal import Diagnostics

extension TemplateSet {
  /// The templates that rendering one of `roots` can use, themselves included.
  package func names(usedBy roots: [String]) -> Set<String> {
    var used: Set<Int> = []
    var queue = roots.compactMap { index(of: $0) }
    while let template = queue.popLast() {
      guard used.insert(template).inserted else { continue }
      for index in program.templates[template].code.range {
        guard case .include(let inclusion, _) = program.instructions[index] else { continue }
        if let other = program.inclusions[Int(inclusion)].template { queue.append(other) }
      }
    }
    return Set(used.map { program.templates[$0].name })
  }

  /// The source of a template; nil when there is none of that name.
  package func source(of name: String) -> [UInt8]? {
    index(of: name).map { sources[$0].bytes }
  }
}
