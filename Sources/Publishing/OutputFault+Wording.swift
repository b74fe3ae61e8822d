package import Diagnostics

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension OutputFault {
  /// The fault in words, one error for each thing that went wrong, in report order.
  package var diagnostics: [Diagnostic] {
    if case .several(let faults) = self { return faults.flatMap(\.diagnostics).sorted() }
    return [Diagnostic(.error, message, at: place.map { Diagnostic.Location(path: $0) }, hint: hint)]
  }

  private var place: String? {
    switch self {
    case .badFolder, .unfinishedWriters, .sessionOver, .several: nil
    case .notOurs(let folder, _), .manifestUnreadable(let folder), .locked(let folder, _): folder
    case .putTwice(let path), .fileAndFolder(let path), .foreignFile(let path), .foreignFolder(let path, _):
      path
    case .badPath(let path, _), .failed(_, let path, _): path
    }
  }

  private var message: String {
    switch self {
    case .badFolder(let folder): "\"\(folder)\" cannot be an output folder"
    case .notOurs(_, let entry): "the output folder holds \"\(entry)\", which no build wrote"
    case .manifestUnreadable: "the output folder's list of files (.vitrine/manifest) cannot be read"
    case .locked(_, let process?): "another build is writing to the output folder (process \(process))"
    case .locked(_, nil): "another build is writing to the output folder"
    case .badPath(_, let problem): "a file cannot have this path: \(problem.reason)"
    case .putTwice: "two pages have the same path"
    case .fileAndFolder: "one page has a path that is the folder of another"
    case .foreignFile: "a file that no build wrote is in the way of a page"
    case .foreignFolder(_, .nothing): "an empty folder is in the way of a page"
    case .foreignFolder(_, .unknown): "a folder that cannot be read is in the way of a page"
    case .foreignFolder(_, .entry(let entry)):
      "a folder that holds \"\(entry)\", which no build wrote, is in the way of a page"
    case .unfinishedWriters(let count): "\(count) writers of the output folder have not finished"
    case .sessionOver: "the output folder was already written or given up"
    case .failed(let action, _, let code): "cannot \(action.words): \(String(cString: strerror(code)))"
    case .several(let faults): "\(faults.count) faults"
    }
  }

  private var hint: String? {
    switch self {
    case .badFolder: "name another folder with --output"
    case .notOurs: "name an empty folder with --output, or add --force to write into this one"
    case .manifestUnreadable: "empty the folder, or add --force to write into it all the same"
    case .locked: "wait until it has ended, or name another folder with --output"
    case .foreignFile: "move the file away, or add --force to replace it"
    case .foreignFolder(_, .nothing): "remove the folder"
    case .foreignFolder: "move the folder away"
    case .failed(.restore, _, _): "build again when the other fault is mended; that puts everything right"
    case .failed(_, _, ENOSPC): "free some space and build again"
    case .failed(_, _, EACCES), .failed(_, _, EPERM): "check who owns the folder and its permissions"
    case .badPath, .putTwice, .fileAndFolder, .unfinishedWriters, .sessionOver, .failed, .several: nil
    }
  }
}

extension PathProblem {
  /// The rule that was broken.
  fileprivate var reason: String {
    switch self {
    case .empty: "it is empty"
    case .emptyComponent: "a part between slashes is empty"
    case .dots: "a part is \".\" or \"..\""
    case .controlByte: "it holds a control character"
    case .backslash: "it holds a backslash"
    case .componentTooLong: "a part has more than \(OutputPath.longestComponent) bytes"
    case .tooLong: "it has more than \(OutputPath.longest) bytes"
    case .tooDeep: "it has more than \(OutputPath.deepest) parts"
    case .reserved: "names that start with \(OutputPath.controlFolder) are reserved"
    }
  }
}

extension OutputAction {
  /// The action after "cannot".
  fileprivate var words: String {
    switch self {
    case .createFolder: "make the folder"
    case .openFolder: "open the folder"
    case .listFolder: "list the folder"
    case .look: "look at the file"
    case .read: "read the file"
    case .write: "write the file"
    case .replace: "put the file in its place"
    case .remove: "remove the file"
    case .restore: "put the previous file or folder back after the other fault"
    case .lock: "lock the folder"
    }
  }
}
