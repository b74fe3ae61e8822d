import Testing

@testable import SiteAssembly

@Suite struct SiteAddressesTests {
  private let root = SiteAddresses(origin: "https://example.org", basePath: "/")
  private let shelf = SiteAddresses(origin: "https://example.org:8443", basePath: "/a/shelf/")

  @Test("the home page is the base path itself")
  func home() {
    #expect(root.home.path == "/")
    #expect(shelf.home.path == "/a/shelf/")
    #expect(shelf.home.folder.isEmpty)
    #expect(shelf.home.file == "index.html")
    #expect(shelf.url(shelf.home.path) == "https://example.org:8443/a/shelf/")
  }

  @Test(
    "the first grid page has the search's own address",
    arguments: [
      (1, "night-jazz", "/a/shelf/night-jazz/"), (2, "night-jazz/page/2", "/a/shelf/night-jazz/page/2/"),
      (12, "night-jazz/page/12", "/a/shelf/night-jazz/page/12/"),
    ])
  func gridPages(number: Int, folder: String, path: String) {
    let address = shelf.gridPage(number, ofSearch: "night-jazz")
    #expect(address.folder == folder)
    #expect(address.file == "\(folder)/index.html")
    #expect(address.path == path)
  }

  @Test(
    "folders are as on disk, paths are percent-encoded",
    arguments: [
      ("blue-in-green", nil, "blue-in-green-7", "blue-in-green-7"),
      ("café", nil, "café-7", "caf%C3%A9-7"),
      ("東", nil, "東-7", "%E6%9D%B1-7"),
      ("x", "DE", "x-7_de", "x-7_de"),
      ("", nil, "7", "7"),
      ("", "D%", "7_d%", "7_d%25"),
      ("a b&c'd\"e<f>", nil, "a b&c'd\"e<f>-7", "a%20b%26c%27d%22e%3Cf%3E-7"),
      ("100%", nil, "100%-7", "100%25-7"),
      ("a?b#c", nil, "a?b#c-7", "a%3Fb%23c-7"),
    ] as [(String, String?, String, String)])
  func items(slug: String, country: String?, name: String, encoded: String) {
    let folder = ItemFolder(slug: Slug(recorded: slug), id: 7, foreignCountry: country)
    let address = shelf.item(folder)
    #expect(address.folder == "item/\(name)")
    #expect(address.file == "item/\(name)/index.html")
    #expect(address.path == "/a/shelf/item/\(encoded)/")
    let writer = ItemPathWriter(shelf)
    var (path, url): ([UInt8], [UInt8]) = ([], [])
    writer.writePath(folder, to: &path)
    writer.writeURL(folder, to: &url)
    #expect(String(decoding: path, as: UTF8.self) == address.path)
    #expect(String(decoding: url, as: UTF8.self) == shelf.url(address.path))
  }

  @Test("every address starts with the base path, and has it once")
  func basePathOnce() {
    let paths = [
      shelf.home.path, shelf.gridPage(1, ofSearch: "a").path, shelf.gridPage(3, ofSearch: "shelf").path,
      shelf.item(ItemFolder(slug: Slug("a"), id: 1)).path, shelf.path(ofFile: "assets/site.css"),
      shelf.path(ofFile: "sitemap.xml"),
    ]
    for path in paths {
      #expect(path.hasPrefix("/a/shelf/"))
      #expect(path.ranges(of: "/a/shelf/").count == 1)
      #expect(!path.contains("//"))
      #expect(shelf.url(path) == "https://example.org:8443" + path)
    }
    #expect(root.path(ofFile: "assets/ä b.css") == "/assets/%C3%A4%20b.css")
  }

  @Test(
    "a mail link encodes all that RFC 6068 reserves",
    arguments: [
      ("help@example.org", "Support Request", "mailto:help@example.org?subject=Support%20Request"),
      ("a+b@example.org", "", "mailto:a%2Bb@example.org?subject="),
      ("a/b?c&d=e@x.org", "1 & 2 = 3?", "mailto:a%2Fb%3Fc%26d%3De@x.org?subject=1%20%26%202%20%3D%203%3F"),
      ("100%40@x.org", "50%", "mailto:100%2540@x.org?subject=50%25"),
      ("x@y.org", "Ünï/#\r\nBcc: a@b.c", "mailto:x@y.org?subject=%C3%9Cn%C3%AF%2F%23%0D%0ABcc%3A%20a%40b.c"),
    ])
  func mailto(address: String, subject: String, link: String) {
    #expect(SiteAddresses.mailto(address, subject: subject) == link)
  }

  @Test("crawlers are told where the sitemap is, with its whole address")
  func robots() {
    #expect(
      String(decoding: RobotsFile.bytes(shelf), as: UTF8.self)
        == "User-agent: *\nAllow: /\nSitemap: https://example.org:8443/a/shelf/sitemap.xml\n")
  }
}
