import CatalogModel
import Localization
import Mustache
import Testing

@testable import SiteAssembly

@Suite struct PageShapesTests {
  /// Two searches, one with more items than fit on a page, with all parts there or none of them.
  private func renderer(isFull: Bool) throws -> (PageRenderer, [Item]) {
    let intro = Intro(html: Array("<p>Hi</p>".utf8), title: "Intro title", summary: "Intro summary")
    var searches = [Samples.search("night"), Samples.search("none")]
    if isFull { searches[0] = Samples.search("night", title: "Night", summary: "Late", intro: intro) }
    let items = try (0..<14).map { try isFull ? Samples.fullItem($0) : Samples.item($0) }
    let site = try Samples.site(
      theme: try Samples.theme(assets: [("site.css", []), ("b.js", [])]), searches: searches,
      intro: isFull ? intro : nil, affiliate: isFull ? [("at", "1")] : [],
      support: isFull ? .init(email: "mailto:a@b.c", rate: nil, about: "https://b.c") : nil)
    return (PageRenderer(site: site, index: Samples.index([items, []])), items)
  }

  @Test("the values of every page fit what its templates are checked against", arguments: [true, false])
  func valuesFitShapes(isFull: Bool) throws {
    var (renderer, items) = try renderer(isFull: isFull)
    let shapes = renderer.site.theme.shapes
    let pages: [(PageKind, TemplateValue)] = [
      (.home, renderer.homeValues()), (.grid, renderer.gridValues(1, ofSearch: 0, items: items)),
      (.grid, renderer.gridValues(2, ofSearch: 0, items: items)),
      (.grid, renderer.gridValues(3, ofSearch: 0, items: items)),
      (.grid, renderer.gridValues(1, ofSearch: 1, items: [])),
      (.detail, renderer.detailValues(items[0], .listed(at: 0), ofSearch: 0)),
      (.notFound, renderer.notFoundValues()),
    ]
    #expect(PageValues.mismatches(renderer.frame.siteValues) == [])
    for (kind, page) in pages {
      guard case .object(let object) = page else {
        Issue.record("\(kind) is no object")
        continue
      }
      #expect(object.shape === shapes[kind])
      #expect(PageValues.mismatches(page) == [])
      #expect(PageValues.text("page_kind", in: page) == kind.rawValue)
    }
  }

  @Test("items of every price, with and without parts, fit the shape of an item")
  func itemVariants() throws {
    var (renderer, _) = try renderer(isFull: true)
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let prices: [Price] = [.free, .unknown, .notSoldSeparately, try Samples.dollars(2)]
    for price in prices {
      for url in [nil, WebURL("https://x.example/")] {
        for art in [
          nil, Samples.artwork(),
          Samples.artwork(small: "https://a.example/x.jpg", large: "http://b.example/y"),
        ] {
          let item = Samples.item(
            1, storeURL: url, artwork: art, price: price, description: url == nil ? nil : "x")
          for standing: ItemStanding in [.listed(at: 3), .left(recorded: day), .gone] {
            let page = renderer.detailValues(item, standing, ofSearch: 1)
            #expect(PageValues.mismatches(page) == [])
          }
        }
      }
    }
  }

  @Test("the mismatch finder sees a missing value, a wrong kind and a foreign shape")
  func finderWorks() {
    let shape = TemplateShape("s", [.init("a", .text), .init("b", .flag), .init("c", .list(.date))])
    #expect(PageValues.mismatches(.object(shape, [.text("x"), .flag(true)])).count == 1)
    #expect(PageValues.mismatches(.object(shape, [.flag(true), .flag(true), .list([])])).count == 1)
    let foreign = TemplateValue.object(.pageDot, [])
    #expect(PageValues.mismatches(.object(shape, [.absent, .flag(true), .list([foreign])])).count == 1)
    let short = TemplateValue.object(.date, [.text("x")])
    #expect(PageValues.mismatches(.object(shape, [.absent, .absent, .list([short])])).count == 2)
  }

  @Test("no shape has two fields of one name", arguments: PageKind.allCases)
  func uniqueNames(kind: PageKind) {
    let shapes = PageShapes(assetNames: ["site.css"])
    let names = (shapes.everyPage.fields + shapes[kind].fields).map(\.name)
    #expect(Set(names).count == names.count, "a page hides no value of the site")
    var pending = [shapes.everyPage, shapes[kind]]
    var seen: Set<ObjectIdentifier> = []
    while let shape = pending.popLast() {
      guard seen.insert(ObjectIdentifier(shape)).inserted else { continue }
      #expect(Set(shape.fields.map(\.name)).count == shape.fields.count, "\(shape.name)")
      for field in shape.fields {
        #expect(!field.summary.isEmpty, "\(shape.name).\(field.name)")
        #expect(field.name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil, "\(shape.name).\(field.name)")
        switch field.kind {
        case .object(let inner), .list(let inner): pending.append(inner)
        default: break
        }
      }
    }
  }

  @Test("every text of the interface without placeholders can be named, in its own slot")
  func texts() throws {
    let page = try renderer(isFull: false).0.frame.siteValues
    for key in InterfaceString.allCases {
      let name = "text." + PageShapes.fieldName(key.rawValue)
      let isPlain = !InterfaceStrings.english[key].contains("{")
      #expect(PageValues.text(name, in: page) == (isPlain ? InterfaceStrings.english[key] : nil))
    }
  }

  @Test(
    "a key is written in a tag with underscores",
    arguments: [
      ("back-to", "back_to"), ("site.css", "site_css"), ("a/b c.png", "a_b_c_png"), ("é", "é"), ("", ""),
    ])
  func fieldNames(key: String, name: String) {
    #expect(PageShapes.fieldName(key) == name)
  }
}
