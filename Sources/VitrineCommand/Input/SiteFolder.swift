/// The folder a publisher keeps a site in.
package struct SiteFolder: Hashable, Sendable {
  /// The folder as given on the command line; "." for the current one.
  package let path: String

  /// Takes the folder's path; slashes at the end do not count.
  package init(_ path: String) {
    var path = path.isEmpty ? "." : path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    self.path = path
  }

  /// The path of a file in it, as messages show it: without a `./` in front.
  package func path(of file: String) -> String {
    path == "." ? file : path == "/" ? "/\(file)" : "\(path)/\(file)"
  }
}
