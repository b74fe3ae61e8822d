/// A file that a configuration names.
package struct NamedFile: Hashable, Sendable {
  /// What the file is for.
  package enum Purpose: Hashable, Sendable {
    /// Markdown above a page's tiles.
    case intro
    /// The recorded answer of the search with this id, or with an id that cannot be used.
    case snapshot(SearchID?)
  }

  /// What it is for.
  package let purpose: Purpose
  /// Where it is, and where the configuration says so.
  package let path: Located<SitePath>

  /// Makes a record of a file.
  package init(_ purpose: Purpose, at path: Located<SitePath>) {
    self.purpose = purpose
    self.path = path
  }
}
