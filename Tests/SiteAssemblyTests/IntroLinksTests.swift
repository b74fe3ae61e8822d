import SiteAssembly
import TestSupport
import Testing

@Suite struct IntroLinksTests {
  private static let addresses = SiteAddresses(origin: "https://example.org", basePath: "/shelf/")
  private static let style = Asset(name: "site.css", bytes: [1])

  private static let links = IntroLinks(
    addresses: addresses,
    pages: [
      "intros/home.md": addresses.home, "intros/night.md": addresses.gridPage(1, ofSearch: "night"),
      "intros/nächte mit jazz.md": addresses.gridPage(1, ofSearch: "jazz"),
      "about.md": addresses.gridPage(1, ofSearch: "about"),
    ], assets: [style, Asset(name: "pictures/map.png", bytes: []), Asset(name: "a b.png", bytes: [])])

  private func target(_ destination: String, in intro: String = "intros/home.md") -> IntroLinks.Target {
    Self.links.target(of: destination, inIntro: intro)
  }

  @Test(
    "addresses of their own stay as they are",
    arguments: [
      "https://example.com/a", "HTTP://example.com", "mailto:a@b.org", "tel:+1", "#top", "?page=2", "",
      "//example.com/x", "x-app+1.0:open", "/shelf/night/", "/shelf/night/#x",
    ])
  func asWritten(destination: String) {
    #expect(target(destination) == .asWritten)
  }

  @Test(
    "a link with a slash in front is seen from the home page",
    arguments: [
      ("/", "/shelf/"), ("/night/", "/shelf/night/"), ("/night/?a=b#c", "/shelf/night/?a=b#c"),
      ("/night", "/shelf/night"), ("/./night/../about/", "/shelf/about/"), ("/night/..", "/shelf/"),
      ("/night/.", "/shelf/night/"), ("/a b/", "/shelf/a%20b/"), ("/a%20b/", "/shelf/a%20b/"),
      ("/n%C3%A4chte/", "/shelf/n%C3%A4chte/"), ("/a:b/", "/shelf/a%3Ab/"),
      ("/shelfish/", "/shelf/shelfish/"),
      ("/about.md", "/shelf/about/"), ("/intros/night.md#x", "/shelf/night/#x"),
    ])
  func fromHome(destination: String, address: String) {
    #expect(target(destination) == .address(address))
  }

  @Test(
    "a Markdown file is the page that shows it",
    arguments: [
      ("night.md", "/shelf/night/"), ("./night.md", "/shelf/night/"),
      ("night.md#songs", "/shelf/night/#songs"),
      ("night.md?x=1", "/shelf/night/?x=1"), ("home.md", "/shelf/"), ("../about.md", "/shelf/about/"),
      ("../intros/night.md", "/shelf/night/"), ("nächte mit jazz.md", "/shelf/jazz/"),
      ("n%C3%A4chte%20mit%20jazz.md", "/shelf/jazz/"), ("night%2Emd", "/shelf/night/"),
    ])
  func markdown(destination: String, address: String) {
    #expect(target(destination) == .address(address))
  }

  @Test("links of an intro in another folder are seen from there")
  func otherFolder() {
    #expect(target("intros/night.md", in: "about.md") == .address("/shelf/night/"))
    #expect(target("night.md", in: "about.md") == .missingIntro(path: "night.md"))
    #expect(target("../night.md", in: "intros/deep/x.md") == .address("/shelf/night/"))
  }

  @Test(
    "a Markdown file that no page shows is reported by its path in the site",
    arguments: [
      ("nigth.md", "intros/nigth.md"), ("../night.md", "night.md"), ("/night.md", "night.md"),
      ("deep/night.md", "intros/deep/night.md"),
    ])
  func missingIntro(destination: String, path: String) {
    #expect(target(destination) == .missingIntro(path: path))
  }

  @Test("assets get the name they have in the output, wherever they are seen from")
  func assets() {
    let styled = IntroLinks.Target.address("/shelf/\(Self.style.file)")
    #expect(Self.style.file != "assets/site.css")
    #expect(target("../assets/site.css") == styled)
    #expect(target("/assets/site.css") == styled)
    #expect(target("assets/site.css") == styled)
    #expect(target("../assets/pictures/map.png#x") == .address("/shelf/assets/pictures/map.png#x"))
    #expect(target("../assets/a%20b.png") == .address("/shelf/assets/a%20b.png"))
    #expect(target("../assets/a b.png") == .address("/shelf/assets/a%20b.png"))
  }

  @Test(
    "an asset that is not there is reported",
    arguments: [
      ("../assets/mpa.png", "mpa.png"), ("/assets/mpa.png", "mpa.png"), ("assets/mpa.png", "mpa.png"),
      ("../assets/pictures/../x.png", "x.png"), ("../assets/", ""),
    ])
  func missingAsset(destination: String, name: String) {
    #expect(target(destination) == .missingAsset(name: name))
  }

  @Test(
    "other relative links are seen from the home page",
    arguments: [
      ("night/", "/shelf/night/"), ("./night/page/2/", "/shelf/night/page/2/"),
      ("item/x-1/", "/shelf/item/x-1/"), ("../night/", "/shelf/night/"),
      ("1:2", "/shelf/1%3A2"), (":x", "/shelf/%3Ax"), ("a%2Fb/", "/shelf/a%252Fb/"),
    ])
  func relative(destination: String, address: String) {
    #expect(target(destination) == .address(address))
  }

  @Test(
    "a link that climbs out of the site is reported",
    arguments: [
      "../../x.md", "../../assets/site.css", "/../x", "../../night/", "night/../../../x", "/%2e%2e/x",
      "/.%2E/x",
      "%2e%2e/%2E./x",
    ])
  func outside(destination: String) {
    #expect(target(destination) == .outside)
  }

  @Test(
    "an address of the site is known when there is a search, an item or a file like it",
    arguments: [
      ("/shelf/", true), ("/shelf/night/", true), ("/shelf/night", true), ("/shelf/night/#x", true),
      ("/shelf/night/page/2/", true), ("/shelf/item/x-1/", true), ("/shelf/assets/a.png", true),
      ("/shelf/sitemap.xml", true), ("https://example.com/x", true), ("/elsewhere/", true), ("#x", true),
      ("/shelf/nigth/", false), ("/shelf/night/2/", false), ("/shelf/karte.png", false),
      ("/shelf/night.html", false),
    ])
  func known(address: String, isKnown: Bool) {
    let links = IntroLinks(addresses: Self.addresses, pages: [:], assets: [], searchIDs: ["night"])
    #expect(links.mayLeadSomewhere(address) == isKnown)
  }

  @Test("without the assets, links to them are not judged")
  func unknownAssets() {
    let links = IntroLinks(addresses: Self.addresses, pages: [:], assets: nil)
    #expect(links.target(of: "../assets/map.png", inIntro: "intros/a.md") == .asWritten)
  }

  @Test("a site without a base path takes links as they are")
  func rootSite() {
    let addresses = SiteAddresses(origin: "https://example.org", basePath: "/")
    let links = IntroLinks(addresses: addresses, pages: [:], assets: [])
    #expect(links.target(of: "/night/", inIntro: "a.md") == .address("/night/"))
    #expect(links.target(of: "/", inIntro: "a.md") == .address("/"))
    #expect(links.introPaths.isEmpty)
  }

  @Test("the known intros are in order")
  func introPaths() {
    #expect(
      Self.links.introPaths == ["about.md", "intros/home.md", "intros/night.md", "intros/nächte mit jazz.md"])
  }

  @Test("every resolved address has the base path once", arguments: 0..<20)
  func basePathOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "/", "..", ".", "a", "night.md", "#", "?", "%2e", "assets", "shelf", ":", "é", " ", "//", "%",
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 0...8, using: &random)
      let link = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      guard case .address(let address) = target(link) else { continue }
      let path = address.prefix { $0 != "#" && $0 != "?" }
      #expect(path.hasPrefix("/shelf/"), "\(link)")
      #expect(!path.split(separator: "/").contains { $0 == ".." || $0 == "." }, "\(link)")
    }
  }
}
