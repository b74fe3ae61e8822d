/// The list of the site's pages for search engines, as https://www.sitemaps.org/protocol.html defines it.
package struct Sitemap: Sendable {
  /// The most URLs the protocol allows in one file.
  package static let mostURLs = 50_000

  private let addresses: SiteAddresses

  /// Makes a sitemap for a site at these addresses.
  package init(addresses: SiteAddresses) {
    self.addresses = addresses
  }

  /// The files to write, each with its path in the output folder: `sitemap.xml`, and where there are more than
  /// `mostURLs` pages that file is an index of `sitemap-1.xml` and so on.
  package func files(paths: [String]) -> [(file: String, bytes: [UInt8])] {
    guard paths.count > Self.mostURLs else { return [("sitemap.xml", urlSet(paths[...]))] }
    var parts: [(file: String, bytes: [UInt8])] = []
    var start = 0
    while start < paths.count {
      let end = min(start + Self.mostURLs, paths.count)
      parts.append(("sitemap-\(parts.count + 1).xml", urlSet(paths[start..<end])))
      start = end
    }
    return [("sitemap.xml", index(of: parts.map(\.file)))] + parts
  }

  private func urlSet(_ paths: ArraySlice<String>) -> [UInt8] {
    list(element: "urlset", entry: "url", paths: paths)
  }

  private func index(of files: [String]) -> [UInt8] {
    list(element: "sitemapindex", entry: "sitemap", paths: files.map { addresses.path(ofFile: $0) }[...])
  }

  /// Paths are percent-encoded ASCII; the one character among them that XML needs escaped is `&`, which the encoding
  /// of paths has already taken out.
  private func list(element: String, entry: String, paths: ArraySlice<String>) -> [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    bytes += "<\(element) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".utf8
    let opening = "<\(entry)><loc>\(addresses.origin)".utf8
    let closing = "</loc></\(entry)>\n".utf8
    for path in paths {
      bytes += opening
      bytes += path.utf8
      bytes += closing
    }
    bytes += "</\(element)>\n".utf8
    return bytes
  }
}
