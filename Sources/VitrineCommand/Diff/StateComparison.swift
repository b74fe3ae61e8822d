internal import CatalogModel
internal import Diagnostics
internal import Snapshots

/// Finds and reads two states of a site, and compares them.
struct StateComparison {
  /// The site's folder.
  let folder: SiteFolder

  /// Compares the states that two words of the command line name; `Verb.operands` says what their absence means.
  ///
  /// Throws all faults of both.
  func report(_ old: String?, _ new: String?) throws(DiagnosticFailure) -> DiffReport {
    let (oldPlace, newPlace) = (old.map(place) ?? .lastFetch, new.map(place) ?? .site)
    if case .folder(let oldFolder) = oldPlace, case .folder(let newFolder) = newPlace {
      let listing = SnapshotListing(try configurationIfThere())
      return try compare(
        { () throws(DiagnosticFailure) in try listing.state(in: oldFolder) },
        { () throws(DiagnosticFailure) in try listing.state(in: newFolder) })
    }
    let searches = try configuration().searches.map(SearchPlace.init)
    return try compare(
      oldHasOnlyChanges: oldPlace == .lastFetch,
      { () throws(DiagnosticFailure) in try read(oldPlace, searches) },
      { () throws(DiagnosticFailure) in try read(newPlace, searches) })
  }

  /// A folder wins over a revision of the same name.
  private func place(_ word: String) -> StatePlace {
    FolderFiles.isFolder(word) ? .folder(word) : .revision(word)
  }

  private func configuration() throws(DiagnosticFailure) -> SiteConfiguration {
    try SiteLoader(folder: folder, baseURL: nil, workers: Workers(count: 1)).configuration()
  }

  private func configurationIfThere() throws(DiagnosticFailure) -> SiteConfiguration? {
    let path = folder.path(of: SiteLoader.configurationFile)
    return InputFile.obstacle(path) == .missing ? nil : try configuration()
  }

  /// Compares two states, or throws the faults of both.
  private func compare(
    oldHasOnlyChanges: Bool = false, _ readOld: () throws(DiagnosticFailure) -> SiteState,
    _ readNew: () throws(DiagnosticFailure) -> SiteState
  ) throws(DiagnosticFailure) -> DiffReport {
    let old = LoadedPart { _ throws(DiagnosticFailure) in try readOld() }
    let new = LoadedPart { _ throws(DiagnosticFailure) in try readNew() }
    guard let old = old.value, let new = new.value else { throw DiagnosticFailure(old.faults + new.faults) }
    return DiffReport(old, new, oldHasOnlyChanges: oldHasOnlyChanges)
  }

  private func read(_ place: StatePlace, _ searches: [SearchPlace]) throws(DiagnosticFailure) -> SiteState {
    switch place {
    case .site:
      return try StateReader.state(of: searches, in: FolderFiles(folder: folder), at: place)
    case .revision(let name):
      return try StateReader.state(of: searches, in: try RevisionFiles(name, in: folder), at: place)
    case .folder(let path):
      let state = try StateReader.state(of: searches, in: FolderFiles(folder: SiteFolder(path)), at: place)
      if state.answers.isEmpty { throw SnapshotListing.noSnapshots(in: path) }
      return state
    case .lastFetch:
      let path = folder.path(of: StatePlace.lastFetchPath)
      guard FolderFiles.isFolder(path) else { throw Self.noEarlierFetch }
      return try StateReader.state(of: searches, in: FolderFiles(folder: SiteFolder(path)), at: place)
    }
  }

  private static let noEarlierFetch = DiagnosticFailure(
    "there is no earlier fetch to compare with",
    hint: "vitrine diff HEAD compares with the last commit; a folder of snapshots can be named as well")
}
