/// What crawlers may do, and where the sitemap is (RFC 9309).
package enum RobotsFile {
  /// The file's content.
  package static func bytes(_ addresses: SiteAddresses) -> [UInt8] {
    Array("User-agent: *\nAllow: /\nSitemap: \(addresses.url(addresses.path(ofFile: "sitemap.xml")))\n".utf8)
  }
}
