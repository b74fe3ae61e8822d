import Testing

@testable import SiteAssembly

@Suite struct SitemapTests {
  private let addresses = SiteAddresses(origin: "https://example.org", basePath: "/shelf/")

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func count(_ element: String, in bytes: [UInt8]) -> Int {
    text(bytes).split(separator: "\n").count { $0.hasPrefix("<\(element)>") }
  }

  @Test("a small site has one file of whole addresses")
  func small() {
    let files = Sitemap(addresses: addresses).files(paths: PagePaths(["/shelf/", "/shelf/a/"]))
    #expect(files.map(\.file) == ["sitemap.xml"])
    #expect(
      text(files[0].bytes) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/shelf/</loc></url>
        <url><loc>https://example.org/shelf/a/</loc></url>
        </urlset>

        """)
  }

  @Test("what XML reserves is escaped")
  func escaping() {
    let odd = SiteAddresses(origin: "https://example.org", basePath: "/a&b'c/")
    let xml = text(
      Sitemap(addresses: odd).files(
        paths: PagePaths([
          odd.home.path, odd.item(ItemFolder(slug: Slug(recorded: "x&<y>"), id: 1)).path,
        ]))[0].bytes)
    #expect(xml.contains("<loc>https://example.org/a&amp;b&#39;c/</loc>"))
    #expect(xml.contains("<loc>https://example.org/a&amp;b&#39;c/item/x%26%3Cy%3E-1/</loc>"))
  }

  @Test("no pages make an empty list")
  func none() {
    #expect(
      text(Sitemap(addresses: addresses).files(paths: PagePaths())[0].bytes).hasSuffix("0.9\">\n</urlset>\n"))
  }

  @Test(
    "over 50,000 pages there is an index of files", arguments: [(50_000, [50_000]), (50_001, [50_000, 1])])
  func split(pages: Int, parts: [Int]) {
    let files = Sitemap(addresses: addresses).files(paths: PagePaths((0..<pages).map { "/shelf/\($0)/" }))
    #expect(files[0].file == "sitemap.xml")
    guard parts.count > 1 else {
      #expect(files.count == 1)
      #expect(count("url", in: files[0].bytes) == pages)
      return
    }
    #expect(files.dropFirst().map(\.file) == ["sitemap-1.xml", "sitemap-2.xml"])
    #expect(files.dropFirst().map { count("url", in: $0.bytes) } == parts)
    let index = text(files[0].bytes)
    #expect(index.contains("<sitemapindex xmlns="))
    #expect(index.contains("<sitemap><loc>https://example.org/shelf/sitemap-2.xml</loc></sitemap>"))
    #expect(count("sitemap", in: files[0].bytes) == 2)
  }

  @Test(
    "a file ends before it is too large, and no page is lost or repeated", arguments: [1, 150, 400, 1_000])
  func sizes(mostBytes: Int) {
    let paths = (0..<20).map { "/shelf/page-\($0)/" }
    let files = Sitemap(addresses: addresses, mostBytes: mostBytes).files(paths: PagePaths(paths))
    let parts = files.count == 1 ? files : Array(files.dropFirst())
    let all = parts.map { text($0.bytes) }.joined()
    for path in paths { #expect(all.ranges(of: "<loc>https://example.org\(path)</loc>").count == 1) }
    for part in parts where count("url", in: part.bytes) > 1 { #expect(part.bytes.count <= mostBytes) }
  }
}
