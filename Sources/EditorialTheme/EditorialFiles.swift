/// The theme "editorial": the files of `Templates/editorial/`, carried inside the binary. What it does not have is as in
/// the built-in theme.
package enum EditorialFiles {
  /// The files by their path below `Templates/editorial/`, in byte order.
  package static let all: [(path: String, bytes: [UInt8])] = [
    ("artwork.mustache", PackageResources.artwork_mustache),
    ("assets/site.css", PackageResources.site_css),
    ("detail.mustache", PackageResources.detail_mustache),
    ("grid.mustache", PackageResources.grid_mustache),
    ("home.mustache", PackageResources.home_mustache),
    ("layout.mustache", PackageResources.layout_mustache),
    ("not-found.mustache", PackageResources.not_found_mustache),
    ("preview.mustache", PackageResources.preview_mustache),
    ("tile.mustache", PackageResources.tile_mustache),
  ]

  /// The bytes of a file; nil when the theme has no such file of its own.
  package static func bytes(of path: String) -> [UInt8]? {
    all.first { $0.path == path }?.bytes
  }
}
