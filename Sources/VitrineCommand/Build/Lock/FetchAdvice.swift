internal import CatalogModel

/// The command lines that messages tell people to use, such that a shell reads them as they are meant.
struct FetchAdvice: Sendable {
  /// The site's folder.
  let folder: SiteFolder

  /// The command that records the answers of all searches.
  var line: String {
    "vitrine fetch" + (folder.path == "." ? "" : " --site \(ShellWord.quoted(folder.path))")
  }

  /// The command that records the answer of one search.
  func line(for search: SearchID) -> String {
    let words = "vitrine fetch --only \(ShellWord.quoted(search.text))"
    return words + line.dropFirst("vitrine fetch".count)
  }
}
