internal import BuiltinTheme
internal import CatalogModel
internal import EditorialTheme

/// A theme inside the program, complete.
struct BundledTheme: Sendable {
  /// A file of it.
  struct File: Sendable {
    /// Its path, such as `grid.mustache` or `assets/site.css`.
    let path: String
    /// Where it is in this repository's `Templates/`, for messages.
    let origin: String
    /// Its content.
    let bytes: [UInt8]
  }

  /// The files, in no order; no path twice.
  let files: [File]
  /// Whether its grid pages are tiles, so that the style sheet needs the rules of the tiling.
  let hasTiles: Bool

  /// Where assets are.
  static let assetFolder = "assets/"

  /// The theme of that name. Templates that it does not have are those of the gallery; assets are not, because only
  /// the templates that belong to them refer to them.
  init(_ name: ThemeName) {
    let gallery = ThemeFiles.all.map { File(path: $0.path, origin: $0.path, bytes: $0.bytes) }
    switch name {
    case .gallery:
      files = gallery
      hasTiles = true
    case .editorial:
      let own = EditorialFiles.all.map {
        File(path: $0.path, origin: "editorial/\($0.path)", bytes: $0.bytes)
      }
      let paths = Set(own.map(\.path))
      files =
        own + gallery.filter { !paths.contains($0.path) && !$0.path.hasPrefix(Self.assetFolder) }
      hasTiles = false
    }
  }
}
