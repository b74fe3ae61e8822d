import Foundation
import TestSupport
import Testing

@Suite("Pictures that cannot be shown")
struct ArtworkWarningTests {
  private static func site() throws -> SiteFixture {
    try SiteFixture([
      .song(1, "One", ["artworkUrl100": "https://is1-ssl.mzstatic.com/a/100x100bb.jpg"]), .song(2, "Two"),
    ])
  }

  private static let damaged = PNGSample.plain(width: 50, height: 50, 1, 2, 3).prefix(400)

  @Test(
    "are warned about by name, and the store's picture or a drawing takes their place",
    arguments: [
      (Data("<!doctype html><title>no</title>".utf8), "it is an HTML page, not a picture"),
      (Data(), "it is empty"), (Data("hello".utf8), "it is not a picture"),
      (damaged, "it is cut off or damaged"),
      (Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "SVG pictures are not taken"),
    ])
  func refused(data: Data, words: String) throws {
    let site = try Self.site()
    for number in 1...2 { try site.write(data, to: "artwork/\(number).jpg") }
    let outcome = site.build()
    #expect(outcome.isDone)
    #expect(outcome.warnings.count == 1)
    #expect(
      outcome.messages.contains("artwork/1.jpg: warning: this picture cannot be shown: \(words)"),
      "\(outcome.messages)")
    #expect(site.page("item/one-1/index.html").contains("/a/300x300bb.jpg"))
    #expect(site.page("item/two-2/index.html").contains("<svg class=\"tile-artwork placeholder"))
    let again = CapturedRun.run(["build", "--site", site.path], imageProgram: "/nonexistent")
    #expect(again.isDone && again.warnings == outcome.warnings)
  }

  @Test("end a strict build, and the pages stay as they were")
  func strict() throws {
    let site = try Self.site()
    #expect(site.build("--strict").isDone)
    let before = try site.traces()
    try site.write(Self.damaged, to: "artwork/1.jpg")
    let outcome = site.build("--strict")
    #expect(
      outcome.isFailed && outcome.messages.contains("artwork/1.jpg: error: this picture cannot be shown"))
    #expect(try site.traces() == before)
  }

  @Test(
    "because nothing is named after their file are warned about, and left out",
    arguments: [
      ("3.png", "no item of the site has the number 3"), ("cover.png", "no item is called this"),
      ("1", "no item is called this"), ("01.png", "no item is called this"), ("1.", "no item is called this"),
      ("-1.png", "no item is called this"), ("more/1.png", "no item is called this"),
      ("99999999999999999999.png", "no item is called this"),
    ])
  func names(file: String, words: String) throws {
    let site = try Self.site()
    try site.write(PNGSample.plain(width: 4, height: 4, 1, 2, 3), to: "artwork/\(file)")
    let outcome = site.build()
    #expect(outcome.isDone && outcome.warnings.count == 1)
    #expect(outcome.messages.contains("artwork/\(file): warning: \(words)"), "\(outcome.messages)")
    #expect(try site.pages().paths.allSatisfy { !$0.hasPrefix("artwork/") })
  }

  @Test("because another file has the same number are warned about; the first by name is shown")
  func duplicates() throws {
    let site = try Self.site()
    try site.write(PNGSample.plain(width: 4, height: 4, 1, 2, 3), to: "artwork/1.jpg")
    try site.write(PNGSample.plain(width: 9, height: 9, 1, 2, 3), to: "artwork/1.png")
    let outcome = site.build()
    #expect(outcome.messages.contains("1.png: warning: \"1.jpg\" is a picture of the same item"))
    #expect(try site.pages().paths.filter { $0.hasPrefix("artwork/") }.allSatisfy { $0.contains("-4.") })
  }

  @Test("because no process for them can be started end the build with one error")
  func noProgram() throws {
    let site = try Self.site()
    for number in 1...2 {
      try site.write(PNGSample.plain(width: number, height: 4, 1, 2, 3), to: "artwork/\(number).png")
    }
    let outcome = CapturedRun.run(["build", "--site", site.path], imageProgram: "/nonexistent")
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.split(separator: "\n").count { $0.contains("error: ") } == 1, "\(outcome.messages)")
    #expect(!FileManager.default.fileExists(atPath: site.output))
  }

  @Test("a link out of the folder is not followed")
  func link() throws {
    let site = try Self.site()
    try site.write(PNGSample.plain(width: 4, height: 4, 1, 2, 3), to: "private.png")
    try site.write(PNGSample.plain(width: 5, height: 5, 1, 2, 3), to: "artwork/2.png")
    try site.link("artwork/1.png", to: "../private.png")
    let outcome = site.build()
    #expect(outcome.isDone && outcome.messages.contains("is a link to a file outside"), "\(outcome.messages)")
    #expect(try site.pages().paths.allSatisfy { !$0.hasPrefix("artwork/") })
  }
}
