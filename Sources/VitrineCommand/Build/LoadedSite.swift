internal import Diagnostics
internal import SiteAssembly
internal import Snapshots

/// A site whose configuration, intros, texts and theme have been read and checked; its snapshots have not.
struct LoadedSite: Sendable {
  /// Where it is.
  let folder: SiteFolder
  /// What pages show besides items.
  let blueprint: SiteBlueprint
  /// The site's storefront, as an upper-case alpha-2 code.
  let country: String
  /// Where the searches' items are, in the order of the blueprint's searches.
  let sources: [SearchSource]
  /// What the recorded answers are; nil when nobody has written that down.
  let lock: SnapshotLock?
  /// Whether items are shown with pictures that were fetched rather than with those on the store's servers.
  let showsFetchedArtwork: Bool
  /// What is not quite right.
  let warnings: [Diagnostic]
}
