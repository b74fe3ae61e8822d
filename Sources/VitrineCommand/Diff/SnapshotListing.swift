internal import CatalogModel
internal import Diagnostics
internal import Snapshots

/// Finds the snapshots of a folder that no configuration describes: all `.json` files directly in it.
struct SnapshotListing {
  /// The storefronts of searches, by id, as a configuration beside has them.
  private let countries: [String: String]
  private let country: String

  private static let suffix = ".json"
  private static let subfolder = "snapshots"

  /// Takes the configuration of the site that the command works on, where there is one.
  init(_ configuration: SiteConfiguration?) {
    countries = Dictionary(
      (configuration?.searches ?? []).map { ($0.id.value.text, $0.country.code) },
      uniquingKeysWith: { first, _ in first })
    country = (configuration?.store.country ?? .unitedStates).code
  }

  /// Reads all of a folder, or of the `snapshots` in it where it is a site's.
  func state(in path: String) throws(DiagnosticFailure) -> SiteState {
    for folder in [SiteFolder(path), SiteFolder(SiteFolder(path).path(of: Self.subfolder))]
    where FolderFiles.isFolder(folder.path) {
      let searches = try FolderFiles.names(in: folder.path).compactMap(search(named:))
      if searches.isEmpty { continue }
      return try StateReader.state(
        of: searches, in: FolderFiles(folder: folder), at: .folder(folder.path))
    }
    throw Self.noSnapshots(in: path)
  }

  private func search(named name: String) -> SearchPlace? {
    guard name.hasSuffix(Self.suffix), !name.hasSuffix(SnapshotRecord.departedSuffix) else { return nil }
    let id = String(name.dropLast(Self.suffix.count))
    return SearchPlace(id: id, path: name, country: countries[id] ?? country)
  }

  /// What is said about a folder that has none.
  static func noSnapshots(in path: String) -> DiagnosticFailure {
    DiagnosticFailure(
      "there are no snapshots in \"\(path)\"", hint: "snapshots are files named like night-jazz.json")
  }
}
