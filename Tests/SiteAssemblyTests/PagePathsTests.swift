import Testing

@testable import SiteAssembly

@Suite struct PagePathsTests {
  @Test("paths come back as they were put in", arguments: [[], [""], ["/"], ["/a/", "", "/é/", "/a/"]])
  func roundTrip(texts: [String]) {
    var paths = PagePaths(texts)
    #expect(paths.texts == texts && paths.count == texts.count)
    paths.append { _ in }
    paths.append { $0.append(UInt8(ascii: "x")) }
    #expect(paths.texts == texts + ["", "x"])
    #expect(paths.withPath(paths.count - 1) { Array($0) } == [UInt8(ascii: "x")])
  }
}
