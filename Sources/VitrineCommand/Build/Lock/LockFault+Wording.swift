internal import CatalogModel
internal import Diagnostics
internal import Snapshots

extension LockFault {
  /// The fault as it is reported, about a site in a folder.
  func diagnostic(_ severity: Diagnostic.Severity, in folder: SiteFolder) -> Diagnostic {
    Diagnostic(severity, message, at: location(in: folder), hint: hint(FetchAdvice(folder: folder)))
  }

  private var message: String {
    switch self {
    case .noLock: "there is no file \"\(SnapshotLock.path)\" that says what the recorded answers are"
    case .notRecorded(let search, _):
      "the lock does not say where the recorded answer of search \"\(search.text)\" is from"
    case .otherFile(let search, let file, _):
      "the answer of search \"\(search.text)\" was recorded in another file, \"\(file.text)\""
    case .otherStorefront(let search, let recorded, let asked, _):
      "the answer of search \"\(search.text)\" is from the store of \(recorded.code), not from that of \(asked)"
    case .otherRequests(let search, _):
      "the answer of search \"\(search.text)\" was recorded for another request"
    case .editedSnapshot: "the snapshot was edited since it was fetched"
    case .notConfigured(let search): "search \"\(search.text)\" is recorded but not configured"
    case .unknownFile: "neither the configuration nor the lock knows this snapshot"
    case .unlistedFolder(let path, let fault): fault.message(path: path)
    case .unreadableDeparted(let search, let path, let fault):
      "the departed items of search \"\(search.text)\" are missing: \(fault.message(path: path))"
    case .editedDeparted: "the file of departed items was edited since it was fetched"
    case .unusableDeparted(let search, _, let reason):
      "the departed items of search \"\(search.text)\" are missing: \(reason)"
    }
  }

  private func hint(_ advice: FetchAdvice) -> String? {
    switch self {
    case .noLock: "record the answers, and commit the lock with them: \(advice.line)"
    case .notRecorded(let search, _), .otherStorefront(let search, _, _, _), .otherRequests(let search, _):
      "record the answer again: \(advice.line(for: search))"
    case .otherFile(let search, _, _):
      "name that file with snapshot: in site.yml, or record the answer again: \(advice.line(for: search))"
    case .editedSnapshot(let search, _):
      "take the file from the last commit, or record the answer again: \(advice.line(for: search))"
    case .notConfigured:
      "configure the search again, or take its entry out of the lock and delete its snapshot"
    case .unknownFile: "delete it, or name it with snapshot: in site.yml"
    case .unlistedFolder: nil
    case .unreadableDeparted, .editedDeparted, .unusableDeparted: "take the file from the last commit"
    }
  }

  private func location(in folder: SiteFolder) -> Diagnostic.Location {
    switch self {
    case .notRecorded(_, let place), .otherFile(_, _, let place), .otherStorefront(_, _, _, let place),
      .otherRequests(_, let place):
      place
    case .noLock, .notConfigured, .unreadableDeparted:
      Diagnostic.Location(path: folder.path(of: SnapshotLock.path))
    case .editedSnapshot(_, let path), .unknownFile(let path), .unlistedFolder(let path, _),
      .editedDeparted(_, let path), .unusableDeparted(_, let path, _):
      Diagnostic.Location(path: path)
    }
  }
}
