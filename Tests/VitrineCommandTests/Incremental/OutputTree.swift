import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// All files and folders below an output folder, except its control folder, with when they were last written.
struct OutputTree {
  /// A file's bytes; nil for a folder.
  private(set) var entries: [String: Data?] = [:]
  /// Inode and time of each.
  private(set) var identities: [String: [Int]] = [:]

  init(at root: String) throws { try read(root, prefix: "") }

  /// By `readdir`: Foundation looks up the owner of every file, which takes longer than the builds do.
  private mutating func read(_ path: String, prefix: String) throws {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", prefix + name != ".vitrine" else { continue }
      let file = "\(path)/\(name)"
      identities[prefix + name] = FileTime.identity(of: file)
      if Int32(entry.pointee.d_type) == Int32(DT_DIR) {
        entries[prefix + name] = .some(nil)
        try read(file, prefix: "\(prefix)\(name)/")
      } else if Int32(entry.pointee.d_type) == Int32(DT_LNK) {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
        entries[prefix + name] = Data("-> \(target)".utf8)
      } else {
        entries[prefix + name] = try Data(contentsOf: URL(fileURLWithPath: file))
      }
    }
  }

  /// The paths of all files, sorted.
  var files: [String] { entries.filter { $0.value != nil }.keys.sorted() }

  /// The paths of all folders, sorted.
  var folders: [String] { entries.filter { $0.value == nil }.keys.sorted() }

  /// The tree without these files, and without folders that are there for them alone.
  func removing(_ foreign: [String: Data], foldersOf expected: OutputTree) -> OutputTree {
    var tree = self
    for path in foreign.keys {
      tree.entries[path] = nil
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        let folder = parts.joined(separator: "/")
        if expected.entries[folder] == nil { tree.entries[folder] = nil }
        parts.removeLast()
      }
    }
    return tree
  }

  /// The first path, in alphabetical order, where two trees differ, and how.
  func firstDifference(from expected: OutputTree) -> String? {
    for path in Set(entries.keys).union(expected.entries.keys).sorted() {
      guard let here = entries[path] else { return "\(path) is missing" }
      guard let there = expected.entries[path] else { return "\(path) should not be there" }
      guard here != there else { continue }
      guard let here, let there else { return "\(path) is a folder in only one" }
      let place = zip(here, there).enumerated().first { $1.0 != $1.1 }?.offset ?? min(here.count, there.count)
      return
        "\(path) differs at byte \(place): \(Self.excerpt(here, at: place)) instead of \(Self.excerpt(there, at: place))"
    }
    return nil
  }

  private static func excerpt(_ data: Data, at place: Int) -> String {
    let bytes = data.dropFirst(max(0, place - 30)).prefix(90)
    return String(reflecting: String(decoding: bytes, as: UTF8.self))
  }
}
