internal import Diagnostics
internal import Foundation

/// Files of a folder.
struct FolderFiles: StateFiles {
  /// The folder.
  let folder: SiteFolder

  func read(_ path: String, limit: Int, slack: Int) throws(DiagnosticFailure) -> [UInt8]? {
    do throws(InputFault) {
      return try InputFile.read(folder.path(of: path), limit: limit, slack: slack)
    } catch {
      if error == .missing { return nil }
      throw DiagnosticFailure(error.message(path: shown(path)))
    }
  }

  func shown(_ path: String) -> String { folder.path(of: path) }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The names of the entries directly in a folder that are not hidden, in byte order; throws when there are very many.
  static func names(in path: String) throws(DiagnosticFailure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw DiagnosticFailure("the folder \"\(path)\" cannot be read")
    }
    guard names.count <= FolderListing.most else {
      throw DiagnosticFailure(InputFault.tooManyFiles(limit: FolderListing.most).message(path: path))
    }
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
