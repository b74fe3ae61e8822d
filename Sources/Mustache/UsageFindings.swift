import Diagnostics

/// The faults found in a program so far: at each place the first, of each template a limited number.
struct UsageFindings {
  /// A byte of a template's source.
  private struct Place: Hashable {
    let template: Int
    let offset: Int
  }

  private let program: Program
  private let sources: [SourceText]
  private var places: Set<Place> = []
  private var quotas: [Int: FaultQuota] = [:]
  private var diagnostics: [Diagnostic] = []
  /// Where the check was given up, if it was.
  private var unchecked: Diagnostic?

  init(_ program: Program, sources: [SourceText]) {
    self.program = program
    self.sources = sources
  }

  /// All findings, in no particular order.
  var report: [Diagnostic] {
    let remainders = quotas.sorted { $0.key < $1.key }.compactMap { $0.value.remainder(in: sources[$0.key]) }
    return diagnostics + remainders + [unchecked].compactMap(\.self)
  }

  /// Counts a fault at an instruction; false when it needs no report. One that needs it is then noted.
  mutating func admits(at index: Int, offsetBy distance: Int = 0) -> Bool {
    admits(place(of: index, offsetBy: distance))
  }

  mutating func note(_ fault: UsageFault, at index: Int, offsetBy distance: Int = 0) {
    note(fault, place(of: index, offsetBy: distance))
  }

  /// The same for the name of a block given to a parent.
  mutating func admits(_ argument: Program.Argument) -> Bool {
    admits(Place(template: argument.template, offset: Int(argument.offset)))
  }

  mutating func note(_ fault: UsageFault, _ argument: Program.Argument) {
    note(fault, Place(template: argument.template, offset: Int(argument.offset)))
  }

  /// Notes that the check ended here; the first place counts, and no quota can leave it out.
  mutating func noteUnchecked(_ fault: UsageFault, at index: Int) {
    guard unchecked == nil else { return }
    unchecked = fault.diagnostic(at: location(of: place(of: index, offsetBy: 0)))
  }

  private mutating func admits(_ place: Place) -> Bool {
    places.insert(place).inserted && quotas[place.template, default: FaultQuota()].admits(at: place.offset)
  }

  private mutating func note(_ fault: UsageFault, _ place: Place) {
    diagnostics.append(fault.diagnostic(at: location(of: place)))
  }

  private func place(of index: Int, offsetBy distance: Int) -> Place {
    Place(template: program.template(of: index), offset: Int(program.offsets[index]) + distance)
  }

  private func location(of place: Place) -> Diagnostic.Location {
    sources[place.template].location(ofByteAt: place.offset)
  }
}
