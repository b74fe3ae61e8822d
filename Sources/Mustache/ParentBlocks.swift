/// The blocks a template has places for, its own and those of the templates it uses.
struct ParentBlocks {
  /// The most names kept for advice: comparing a misspelt one with each takes time.
  static let nameLimit = 200

  /// The numbers of all their names.
  private(set) var numbers: Set<UInt32> = []
  /// The first of the names, its own before those of the templates it uses.
  private(set) var names: [String] = []

  /// Looks through a template and all it leads to.
  init(of template: Int, in program: Program) {
    var queue = [template]
    var queued: Set<Int> = [template]
    var next = 0
    while next < queue.count {
      for index in program.templates[queue[next]].code.range {
        switch program.instructions[index] {
        case .block(let site, _): add(program.sites[Int(site)].block, in: program)
        case .include(let inclusion, _):
          guard let used = program.inclusions[Int(inclusion)].template else { continue }
          if queued.insert(used).inserted { queue.append(used) }
        default: break
        }
      }
      next += 1
    }
  }

  private mutating func add(_ block: UInt32, in program: Program) {
    guard numbers.insert(block).inserted, names.count < Self.nameLimit else { return }
    names.append(program.blockNames[Int(block)])
  }
}
