import Foundation
import TestSupport

/// What happens to a site and its output between builds, besides changes of what the site says.
enum OutputEdit: String, CaseIterable {
  case deleteFile, deleteFolder, deleteOutput, changeBytes, changeBytesOfSameLength, replaceByLink
  case touchOutput, touchInput, addForeign, spoilState, removeState, oldState, lookOnly, breakAndMend, goBack,
    restore

  func apply(to site: IncrementalSite, using numbers: inout SeededGenerator) throws {
    let tree = try OutputTree(at: site.output)
    switch self {
    case .deleteFile, .deleteFolder, .changeBytes, .changeBytesOfSameLength, .touchOutput:
      try applyToOutput(site, tree, using: &numbers)
    case .replaceByLink:
      // Between two builds of the same site: a link where no page goes any more would count as somebody else's.
      try site.buildAndCheck([])
      try applyToOutput(site, OutputTree(at: site.output), using: &numbers)
      try site.buildAndCheck([])
    case .deleteOutput:
      try? FileManager.default.removeItem(atPath: site.output)
      site.foreign = [:]
    case .touchInput: FileTime.touch(site.place(of: numbers.pick(site.inputs)))
    case .addForeign: try addForeign(site, tree, using: &numbers)
    case .oldState:
      guard let state = site.states.randomElement(using: &numbers) else { return }
      try? FileTime.overwrite(site.statePath, with: state)
    case .spoilState, .removeState: try spoilState(site, using: &numbers)
    case .lookOnly: try site.buildWithoutEffect(["--dry-run"], fails: false)
    case .breakAndMend: try breakAndMend(site, using: &numbers)
    case .goBack, .restore:
      site.draft = numbers.pick(site.history)
      try site.save(isRestored: self == .restore)
    }
  }

  private func applyToOutput(
    _ site: IncrementalSite, _ tree: OutputTree, using numbers: inout SeededGenerator
  ) throws {
    let files = tree.files.filter { site.foreign[$0] == nil }
    guard
      let name = self == .deleteFolder
        ? tree.folders.randomElement(using: &numbers) : files.randomElement(using: &numbers)
    else { return }
    site.note("  \(name)")
    let path = "\(site.output)/\(name)"
    switch self {
    case .deleteFile: try FileManager.default.removeItem(atPath: path)
    case .deleteFolder:
      try FileManager.default.removeItem(atPath: path)
      site.foreign = site.foreign.filter { !$0.key.hasPrefix("\(name)/") }
    case .touchOutput: FileTime.touch(path)
    case .replaceByLink:
      // To a copy, so that whoever follows the link finds nothing to complain about.
      try site.fixture.write(tree.entries[name].flatMap(\.self) ?? Data(), to: "../copy")
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: site.fixture.temporary.url.appendingPathComponent("copy").path)
    default:
      var data = (tree.entries[name] ?? nil) ?? Data()
      if self == .changeBytesOfSameLength, !data.isEmpty {
        data[Int.random(in: 0..<data.count, using: &numbers)] ^= 1
      } else {
        data += Data("?".utf8)
      }
      try FileTime.overwrite(path, with: data)
    }
  }

  private func addForeign(
    _ site: IncrementalSite, _ tree: OutputTree, using numbers: inout SeededGenerator
  ) throws {
    let folder = numbers.pick(tree.folders + ["", "mine", "mine/deep"])
    // Into a folder that is not there the next build would not go.
    guard FileManager.default.fileExists(atPath: "\(site.output)/.vitrine") else { return }
    let name = (folder.isEmpty ? "" : folder + "/") + "diary-\(numbers.pick([1, 2, 3])).txt"
    site.note("  \(name)")
    let path = URL(fileURLWithPath: "\(site.output)/\(name)")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: path)
    site.foreign[name] = Data("mine".utf8)
  }

  /// Whatever the last build left for the next one, as far as it left any.
  private func spoilState(_ site: IncrementalSite, using numbers: inout SeededGenerator) throws {
    let path = site.statePath
    guard var data = FileManager.default.contents(atPath: path), !data.isEmpty else { return }
    if self == .removeState { return try FileManager.default.removeItem(atPath: path) }
    let place = Int.random(in: 0..<data.count, using: &numbers)
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: data = data.prefix(place)
    case 1: data[place] ^= UInt8(1 << Int.random(in: 0...7, using: &numbers))
    case 2: data.insert(contentsOf: [0, 255, 10], at: place)
    default: data = Data((0..<data.count).map { _ in UInt8.random(in: 0...255, using: &numbers) })
    }
    try FileTime.overwrite(path, with: data)
  }

  /// A build that fails leaves everything; what was broken is mended before the next.
  private func breakAndMend(_ site: IncrementalSite, using numbers: inout SeededGenerator) throws {
    let snapshots = site.inputs.filter {
      $0.hasPrefix("snapshots/") && $0.hasSuffix(".json") && !$0.hasSuffix(".departed.json")
    }
    let (path, text) = numbers.pick([
      ("site.yml", "title: ["), ("templates/tile.mustache", "{{#"), ("assets/bad name\n.txt", ""),
      (numbers.pick(snapshots), "{"), (numbers.pick(snapshots), "{\"results\":7}"),
    ])
    site.note("  \(path)")
    try site.write(text, to: path)
    try site.buildWithoutEffect(["--jobs", "\(numbers.pick([1, 2]))"], fails: true)
    try site.save()
  }
}
