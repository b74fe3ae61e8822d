import CatalogModel
import Mustache
import Testing

@testable import SiteAssembly

@Suite("What pages say they are") struct PageSummaryTests {
  private func summaries(_ search: SiteBlueprint.Search, _ items: [Item], pages: Int) throws -> [String?] {
    let site = try Samples.site(theme: try Samples.theme(), searches: [search])
    var renderer = PageRenderer(site: site, index: Samples.index([items]))
    return (1...pages).map {
      PageValues.text("summary", in: renderer.gridValues($0, ofSearch: 0, items: items))
    }
  }

  @Test("a grid page without a configured summary says what it begins with")
  func made() throws {
    let items = (1...8).map { Samples.item($0, "N\($0)") }
    #expect(
      try summaries(Samples.search("a", title: "Cool"), items, pages: 2) == [
        "Cool · 8 items: N1, N2, N3, N4, N5, N6", "Page 2 of 2 · Cool · 8 items: N7, N8",
      ])
    #expect(try summaries(Samples.search("a", title: "Cool"), [], pages: 1) == ["Cool · Nothing Found"])
  }

  @Test("a configured summary is that of the first page, and the others say which they are")
  func configured() throws {
    let items = (1...8).map { Samples.item($0, "N\($0)") }
    let intro = Intro(html: [], summary: "Of the intro")
    #expect(
      try summaries(Samples.search("a", summary: "Late", intro: intro), items, pages: 2) == [
        "Late", "Page 2 of 2 · Late",
      ])
    #expect(
      try summaries(Samples.search("a", intro: intro), items, pages: 2) == [
        "Of the intro", "Page 2 of 2 · Of the intro",
      ])
  }

  @Test(
    "a long list of names is cut between words",
    arguments: ["words of some length together", "漢字漢字漢字漢字漢字漢字漢字"])
  func long(name: String) throws {
    let items = (1...6).map { Samples.item($0, "\(name) \($0)") }
    let all = try summaries(Samples.search("a"), items, pages: 1)
    let summary = try #require(all[0])
    #expect(summary.hasPrefix("a · 6 items: \(name) 1, ") && summary.hasSuffix("…"))
    #expect(summary.utf8.count <= PageRenderer.summaryLength + "…".utf8.count)
    let item = Samples.item(1, String(repeating: "漢", count: 99))
    let alone = try summaries(Samples.search("a"), [item], pages: 1)
    let one = try #require(alone[0])
    #expect(one.hasSuffix("漢…") && one.utf8.count > PageRenderer.summaryLength - 3)
  }

  @Test("the home page says what the site is, or names its searches")
  func home() throws {
    var site = try Samples.site(
      theme: try Samples.theme(),
      searches: [Samples.search("a", title: "Cool"), Samples.search("b", title: "Hot")])
    func summary() -> String? {
      var renderer = PageRenderer(site: site, index: Samples.index([[], []]))
      return PageValues.text("summary", in: renderer.homeValues())
    }
    #expect(summary() == "Night Shelf: Cool, Hot")
    site.intro = Intro(html: [], summary: "Of the intro")
    #expect(summary() == "Of the intro")
    site.summary = "After ten"
    #expect(summary() == "After ten")
    var renderer = PageRenderer(site: site, index: Samples.index([[], []]))
    #expect(PageValues.text("summary", in: renderer.notFoundValues()) == "There is no page at this address.")
  }
}
