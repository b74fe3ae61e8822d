internal import Localization

/// What browsers show of a site outside of its pages: an icon in tabs, one for home screens, and the manifest that names
/// both. They are made from the site's title, unless the site brings its own.
package struct SiteIcons: Sendable {
  /// The assets by which a site brings its own.
  package enum Name: String, CaseIterable, Sendable {
    /// The icon that fits any size.
    case vector = "favicon.svg"
    /// The icon that browsers ask for where no page names one, of 32 × 32 pixels.
    case bitmap = "favicon.ico"
    /// The icon for home screens, of 180 × 180 pixels without transparent parts.
    case touch = "apple-touch-icon.png"
    /// What the site is called and how it looks when it is added to a home screen
    /// (https://www.w3.org/TR/appmanifest/).
    case manifest = "site.webmanifest"
  }

  /// The files to be published besides the site's own assets.
  package let files: [Asset]
  private let paths: [Name: String]
  private let own: Set<Name>

  /// Makes the icons of a site.
  init(_ site: SiteBlueprint) {
    var files: [Asset] = []
    var paths: [Name: String] = [:]
    var own: Set<Name> = []
    func publish(_ name: Name, _ make: () -> [UInt8]) {
      let asset = site.theme.assets.first { $0.name == name.rawValue }
      let file = Self.file(name, asset, make)
      paths[name] = file.file
      if asset != nil { own.insert(name) }
      if asset?.file != file.file { files.append(file) }
    }
    publish(.vector) { VectorIcon.svg(title: site.title) }
    publish(.bitmap) { BitmapIcon.ico }
    publish(.touch) { BitmapIcon.touch }
    let icons = [Name.vector, .touch].filter { !own.contains($0) }.map { ($0, paths[$0] ?? "") }
    publish(.manifest) { SiteManifest.json(site, icons: icons) }
    self.files = files
    self.paths = paths
    self.own = own
  }

  /// The path of an icon in the output.
  func file(_ name: Name) -> String { paths[name] ?? name.rawValue }

  /// Whether the site brings it.
  func isOwn(_ name: Name) -> Bool { own.contains(name) }

  /// The site's own file where it has one. The bitmap is at the top of the site in any case, as browsers ask for it
  /// there.
  private static func file(_ name: Name, _ own: Asset?, _ make: () -> [UInt8]) -> Asset {
    if name == .bitmap {
      return Asset(name: name.rawValue, file: name.rawValue, bytes: own?.bytes ?? make())
    }
    return own ?? Asset(made: name.rawValue, bytes: make())
  }
}

extension SiteBlueprint {
  /// The site's icons.
  package var icons: SiteIcons { SiteIcons(self) }
}
