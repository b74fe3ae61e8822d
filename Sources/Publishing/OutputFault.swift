/// Why an output folder cannot be written. Nothing in the folder has changed, except where a case says otherwise.
package enum OutputFault: Error, Hashable, Sendable {
  /// The folder's own path is empty, holds a NUL, or goes up (`..`) from a folder that does not exist.
  case badFolder(String)
  /// The folder has no manifest of ours and holds something, of which this is the first by name.
  case notOurs(folder: String, entry: String)
  /// The folder's manifest is damaged, of another version, too large, or no regular file.
  case manifestUnreadable(folder: String)
  /// Another build holds the folder; its process id where the lock told it.
  case locked(folder: String, process: Int?)
  /// A path that breaks the rules.
  case badPath(String, PathProblem)
  /// A path was put twice in one session.
  case putTwice(String)
  /// A path was put both as a file and as the folder of another.
  case fileAndFolder(String)
  /// Something that is not ours stands where a file or folder has to go. Not raised when forced, and never for a
  /// symbolic link, which holds nothing.
  case foreignFile(String)
  /// A folder that is not ours, or has something in it that is not, stands where a file has to go; forced or not.
  case foreignFolder(String, FolderOwnership.Foreign)
  /// A commit with this many writers that never finished.
  case unfinishedWriters(Int)
  /// The session was committed or abandoned before.
  case sessionOver
  /// A system call failed with this `errno`. After one with the action `restore` the folder is half updated: a
  /// commit had failed and could not be undone. The next build puts that right.
  case failed(OutputAction, path: String, code: Int32)
  /// More than one of the above, sorted by path.
  indirect case several([OutputFault])

  /// One fault for many: itself when there is one, nil when there is none.
  static func combining(_ faults: [OutputFault]) -> OutputFault? {
    guard let first = faults.first else { return nil }
    return faults.count == 1 ? first : .several(faults)
  }
}
