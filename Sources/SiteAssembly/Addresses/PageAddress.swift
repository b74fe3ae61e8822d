/// Where a page is: its folder in the output and its URL, which say the same in two spellings.
package struct PageAddress: Hashable, Sendable {
  /// The folder below the output folder, as it is on disk; empty for the home page, else without slashes at the
  /// ends, such as `night-jazz/page/2`.
  package let folder: String
  private let basePath: String

  /// Makes an address; only `SiteAddresses` should, so that the base path is added exactly once.
  init(folder: String, basePath: String) {
    self.folder = folder
    self.basePath = basePath
  }

  /// The URL's path from the host on, percent-encoded and ending in a slash, such as `/shelf/night-jazz/page/2/`.
  package var path: String {
    folder.isEmpty ? basePath : basePath + PercentEncoding.encoded(folder, .path) + "/"
  }

  /// The file that holds the page.
  package var file: String { folder.isEmpty ? "index.html" : folder + "/index.html" }
}
