/// Turns folders into URLs, in one place: every URL of a site gets its base path here and nowhere else.
package struct SiteAddresses: Hashable, Sendable {
  /// Scheme, host and port, such as `https://example.org`.
  package let origin: String
  /// The site's own folder on that host, starting and ending in a slash.
  package let basePath: String

  /// Takes the two parts of the site's URL.
  package init(origin: String, basePath: String) {
    self.origin = origin
    self.basePath = basePath
  }

  /// The home page.
  package var home: PageAddress { PageAddress(folder: "", basePath: basePath) }

  /// A grid page of a search, counted from 1; page 1 has the search's own address.
  package func gridPage(_ number: Int, ofSearch id: String) -> PageAddress {
    PageAddress(folder: number <= 1 ? id : "\(id)/page/\(number)", basePath: basePath)
  }

  /// An item's page.
  package func item(_ folder: ItemFolder) -> PageAddress {
    PageAddress(folder: Self.itemFolder + folder.name, basePath: basePath)
  }

  /// What the paths of all items' pages begin with.
  var itemPathStart: String { basePath + Self.itemFolder }

  private static let itemFolder = "item/"

  /// The path of a file of the site, such as an asset; `file` is relative to the output folder.
  package func path(ofFile file: String) -> String {
    basePath + Self.encoded(file)
  }

  /// The whole URL of a path that this value made.
  package func url(_ path: String) -> String {
    origin + path
  }

  /// Percent-encodes what a path may not carry as it is (RFC 3986, section 3.3); slashes stay.
  static func encoded(_ path: String) -> String {
    PercentEncoding.encoded(path, .path)
  }
}

extension SiteAddresses {
  /// A link that opens a mail to one address with a subject; everything but unreserved characters and the address's
  /// `@` is percent-encoded, as RFC 6068, section 2 wants it.
  package static func mailto(_ address: String, subject: String) -> String {
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let encoded = parts.map { PercentEncoding.encoded(String($0), .unreserved) }.joined(separator: "@")
    return "mailto:\(encoded)?subject=\(PercentEncoding.encoded(subject, .unreserved))"
  }
}
