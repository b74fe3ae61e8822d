package import Foundation

/// A folder of its own for one test, removed when the value goes away.
package final class TemporaryFolder: Sendable {
  /// Where it is; no symlink on the way.
  package let url: URL

  /// Makes an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("vitrine-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, making the folders on the way to it.
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, making the folders on the way to it.
  package func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The bytes of the file at `path`.
  package func read(_ path: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(path))
  }

  /// The paths of all files and links below `path`, relative to it, sorted.
  package func files(below path: String = "") throws -> [String] {
    let root = path.isEmpty ? url : url.appendingPathComponent(path)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      let kind = try FileManager.default.attributesOfItem(atPath: root.appendingPathComponent($0).path)[.type]
      return kind as? FileAttributeType != .typeDirectory
    }.sorted()
  }
}
