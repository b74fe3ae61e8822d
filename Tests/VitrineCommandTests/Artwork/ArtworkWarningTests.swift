import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Pictures that cannot be shown")
struct ArtworkWarningTests {
  private static func site() throws -> SiteFixture {
    try SiteFixture([
      .song(1, "One", ["artworkUrl100": "https://is1-ssl.mzstatic.com/a/100x100bb.jpg"]), .song(2, "Two"),
    ])
  }

  private static let damaged = PNGSample.plain(width: 50, height: 50, 1, 2, 3).prefix(400)

  @Test(
    "are warned about by name, each of them, and a drawing takes their place",
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
    #expect(outcome.warnings.count == 2)
    for (number, name) in [(1, "one"), (2, "two")] {
      #expect(
        outcome.messages.contains("artwork/\(number).jpg: warning: this picture cannot be shown: \(words)"),
        "\(outcome.messages)")
      #expect(
        site.page("item/\(name)-\(number)/index.html").contains("<svg class=\"tile-artwork placeholder"))
    }
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
      ("-1.png", "no item is called this"),
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

  @Test("are left out by themselves, whatever else is in the folder: the other pictures stay")
  func oddEntries() throws {
    let site = try Self.site()
    try site.write(PNGSample.plain(width: 4, height: 4, 1, 2, 3), to: "private.png")
    try site.write(PNGSample.plain(width: 5, height: 5, 1, 2, 3), to: "artwork/2.png")
    try site.write("x", to: "artwork/more/1.png")
    try site.link("artwork/1.png", to: "../private.png")
    let name: [CChar] = Array("\(site.path)/artwork/".utf8CString.dropLast()) + [-1, 46, 106, 0]
    let file = open(name, O_WRONLY | O_CREAT, 0o600)
    // Some file systems take no such names.
    if file >= 0 { close(file) }
    let outcome = site.build()
    #expect(outcome.isDone && outcome.warnings.count == (file >= 0 ? 3 : 2), "\(outcome.messages)")
    #expect(outcome.messages.contains("artwork/1.png: warning: this is a link to a file outside"))
    #expect(outcome.messages.contains("artwork/more: warning: folders in here are not looked into"))
    let pictures = try site.pages().paths.filter { $0.hasPrefix("artwork/") }
    #expect(pictures.count == 2 && pictures.allSatisfy { $0.contains("-5.") })
  }

  @Test("because their folder is none are warned about", arguments: ["file", "link"])
  func noFolder(kind: String) throws {
    let site = try Self.site()
    if kind == "file" { try site.write("x", to: "artwork") } else { try site.link("artwork", to: "nowhere") }
    let outcome = site.build()
    #expect(outcome.isDone && outcome.warnings.count == 1, "\(outcome.messages)")
    #expect(site.build("--strict").isFailed)
  }
}
