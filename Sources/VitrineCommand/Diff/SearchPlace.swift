internal import CatalogModel

/// A search whose snapshot is looked for in a state of a site.
struct SearchPlace: Hashable, Sendable {
  /// The search's id, or the name of a file without its type where nothing is configured.
  let id: String
  /// The snapshot's path, seen from the site's folder or, where nothing is configured, from the folder it is in.
  let path: String
  /// Whose store answered, unless the lock knows better; an upper-case alpha-2 code.
  let country: String

  /// A configured search.
  init(_ search: SearchConfiguration) {
    self.init(
      id: search.id.value.text, path: search.snapshot.value.text, country: search.country.code)
  }

  /// Puts the parts together.
  init(id: String, path: String, country: String) {
    self.id = id
    self.path = path
    self.country = country
  }
}
