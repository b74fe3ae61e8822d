import Foundation

/// The folder the project is in.
enum Repository {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at a path relative to the project.
  static func url(of path: String) -> URL { url.appendingPathComponent(path) }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(of: path).path) }

  /// The paths of the files below a folder, relative to it, in byte order.
  static func files(below folder: String) throws -> [String] {
    let root = url(of: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
