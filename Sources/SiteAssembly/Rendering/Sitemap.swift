internal import Mustache

/// The list of the site's pages for search engines, as https://www.sitemaps.org/protocol.html defines it.
package struct Sitemap: Sendable {
  /// The most URLs the protocol allows in one file.
  package static let mostURLs = 50_000

  /// The most bytes the protocol allows in one file.
  package static let mostBytes = 50 << 20

  /// How many bytes a path has, about.
  private static let usualPath = 64

  private let addresses: SiteAddresses
  private let mostBytes: Int

  /// Makes a sitemap for a site at these addresses, with at most `mostBytes` in a file.
  package init(addresses: SiteAddresses, mostBytes: Int = Sitemap.mostBytes) {
    self.addresses = addresses
    self.mostBytes = mostBytes
  }

  /// The files to write, each with its path in the output folder: `sitemap.xml`, and where one file would be over a
  /// limit that file is an index of `sitemap-1.xml` and so on.
  package func files(paths: PagePaths) -> [(file: String, bytes: [UInt8])] {
    var parts: [[UInt8]] = []
    var next = 0
    repeat {
      parts.append(list(element: "urlset", entry: "url", of: paths, from: &next))
    } while next < paths.count
    guard parts.count > 1 else { return parts.map { ("sitemap.xml", $0) } }
    let names = parts.indices.map { "sitemap-\($0 + 1).xml" }
    return [("sitemap.xml", index(of: names))] + zip(names, parts).map { ($0, $1) }
  }

  private func index(of files: [String]) -> [UInt8] {
    var next = 0
    let paths = PagePaths(files.map { addresses.path(ofFile: $0) })
    return list(element: "sitemapindex", entry: "sitemap", of: paths, from: &next)
  }

  /// Lists as many paths as one file may hold, from `next` on.
  private func list(element: String, entry: String, of paths: PagePaths, from next: inout Int) -> [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    bytes += "<\(element) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n".utf8
    var opening = Array("<\(entry)><loc>".utf8)
    HTMLEscape.append(addresses.origin, to: &opening)
    let closing = Array("</loc></\(entry)>\n".utf8)
    let end = Array("</\(element)>\n".utf8)
    let usualEntry = opening.count + Self.usualPath + closing.count
    let first = next
    let most = min(paths.count - first, Self.mostURLs)
    bytes.reserveCapacity(min(mostBytes, most * usualEntry))
    while next - first < most {
      let start = bytes.count
      bytes.append(contentsOf: opening)
      paths.withPath(next) { HTMLEscape.append($0, to: &bytes) }
      bytes.append(contentsOf: closing)
      if bytes.count + end.count > mostBytes, next > first {
        bytes.removeSubrange(start...)
        break
      }
      next += 1
    }
    bytes.append(contentsOf: end)
    return bytes
  }
}
