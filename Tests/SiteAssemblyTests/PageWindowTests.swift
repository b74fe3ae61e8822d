import Testing

@testable import SiteAssembly

@Suite("The pages that a page links to")
struct PageWindowTests {
  @Test(
    "are all of a few, and of many the first, the last and those around it",
    arguments: [
      (1, 1, "1"),
      (2, 3, "1 2 3"),
      (12, 12, "1 2 3 4 5 6 7 8 9 10 11 12"),
      (1, 13, "1 2 3 4 5 6 7 8 9 … 13"),
      (6, 13, "1 2 3 4 5 6 7 8 9 … 13"),
      (7, 13, "1 … 4 5 6 7 8 9 10 … 13"),
      (8, 13, "1 … 5 6 7 8 9 10 11 12 13"),
      (13, 13, "1 … 5 6 7 8 9 10 11 12 13"),
      (7, 200, "1 … 4 5 6 7 8 9 10 … 200"),
      (100, 200, "1 … 97 98 99 100 101 102 103 … 200"),
      (195, 200, "1 … 192 193 194 195 196 197 198 199 200"),
    ])
  func window(current: Int, count: Int, links: String) {
    let texts = PageWindow(current: current, count: count).entries.map {
      "\($0.followsGap ? "… " : "")\($0.page)"
    }
    #expect(texts.joined(separator: " ") == links)
  }

  @Test("leave out two or more at a time, keep all neighbors and fit on a narrow screen, whatever the number")
  func anyNumber() {
    for count in 1...60 {
      for current in 1...count {
        let entries = PageWindow(current: current, count: count).entries
        let pages = entries.map(\.page)
        #expect(pages.first == 1 && pages.last == count)
        #expect(Set(pages).isSuperset(of: max(1, current - 3)...min(count, current + 3)))
        #expect(
          zip(pages, pages.dropFirst()).allSatisfy { $1 - $0 == 1 || $1 - $0 > 2 }, "\(current) of \(count)")
        #expect(
          zip(entries, [0] + pages).allSatisfy { entry, before in
            entry.followsGap == (entry.page - before > 1)
          })
        #expect(entries.count + entries.filter(\.followsGap).count <= PageWindow.places)
      }
    }
  }
}
