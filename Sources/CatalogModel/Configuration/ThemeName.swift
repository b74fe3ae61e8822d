/// A theme that comes with the program.
package enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// Artwork in tiles, as many as fit.
  case gallery
  /// One column to read: a table of contents, numbered pages, articles.
  case editorial

  /// The theme of that name, written exactly so.
  init(named name: String) throws(ConfigurationFault) {
    guard let theme = Self(rawValue: name) else { throw .unknownTheme(name) }
    self = theme
  }
}
