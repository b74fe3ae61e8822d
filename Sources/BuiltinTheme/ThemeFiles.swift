/// The theme that comes with the program: the files of `Templates/`, carried inside the binary so that the binary
/// alone builds a site.
package enum ThemeFiles {
  /// The files by their path below `Templates/`, in byte order.
  package static let all: [(path: String, bytes: [UInt8])] = [
    ("artwork.mustache", PackageResources.artwork_mustache),
    ("assets/site.css", PackageResources.site_css),
    ("assets/site.js", PackageResources.site_js),
    ("detail.mustache", PackageResources.detail_mustache),
    ("feeds.mustache", PackageResources.feeds_mustache),
    ("grid.mustache", PackageResources.grid_mustache),
    ("home.mustache", PackageResources.home_mustache),
    ("layout.mustache", PackageResources.layout_mustache),
    ("menu.mustache", PackageResources.menu_mustache),
    ("metadata.mustache", PackageResources.metadata_mustache),
    ("not-found.mustache", PackageResources.not_found_mustache),
    ("preview.mustache", PackageResources.preview_mustache),
    ("strings/ar.yml", PackageResources.ar_yml),
    ("strings/da.yml", PackageResources.da_yml),
    ("strings/de.yml", PackageResources.de_yml),
    ("strings/en.yml", PackageResources.en_yml),
    ("strings/es.yml", PackageResources.es_yml),
    ("strings/fr.yml", PackageResources.fr_yml),
    ("strings/he.yml", PackageResources.he_yml),
    ("strings/it.yml", PackageResources.it_yml),
    ("strings/ja.yml", PackageResources.ja_yml),
    ("strings/ko.yml", PackageResources.ko_yml),
    ("strings/nl.yml", PackageResources.nl_yml),
    ("strings/pt.yml", PackageResources.pt_yml),
    ("strings/sv.yml", PackageResources.sv_yml),
    ("strings/zh-Hans.yml", PackageResources.zh_Hans_yml),
    ("tile.mustache", PackageResources.tile_mustache),
  ]

  /// The bytes of a file; nil when the theme has no such file.
  package static func bytes(of path: String) -> [UInt8]? {
    all.first { $0.path == path }?.bytes
  }
}
