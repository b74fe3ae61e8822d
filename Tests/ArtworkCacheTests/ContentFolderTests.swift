import ArtworkCache
import Foundation
import Records
import TestSupport
import Testing

@Suite("Files named by their content")
struct ContentFolderTests {
  let folder: TemporaryFolder
  let artwork: ArtworkFolder

  init() throws {
    folder = try TemporaryFolder()
    artwork = ArtworkFolder(site: folder.url.path)
    try artwork.make()
    try artwork.sources.prepare()
  }

  private func name(_ text: String) -> String { SHA256Digest(of: Array(text.utf8)).text }

  private func put(_ text: String) throws { try artwork.sources.put(name(text), Array(text.utf8)) }

  private func place(_ text: String) -> String {
    ".vitrine/artwork/sources/\(name(text).prefix(2))/\(name(text).dropFirst(2))"
  }

  @Test("a file is read as it was put, and only by its name")
  func putting() throws {
    try put("one")
    try put("two")
    #expect(artwork.sources.contains(name("one")))
    #expect(try artwork.sources.read(name("one"), limit: 10) == Array("one".utf8))
    #expect(!artwork.sources.contains(name("three")))
    #expect(try artwork.sources.read(name("three"), limit: 10) == nil)
    #expect(
      try folder.files(below: ".vitrine/artwork")
        == [place("one"), place("two")].map {
          String($0.dropFirst(".vitrine/artwork/".count))
        }.sorted())
  }

  @Test("putting it again changes nothing about it")
  func again() throws {
    for _ in 0..<3 { try put("one") }
    #expect(try folder.files(below: ".vitrine/artwork/sources").count == 1)
  }

  @Test("a damaged file is replaced")
  func damaged() throws {
    try put("one")
    try folder.write("on", to: place("one"))
    try put("one")
    #expect(try artwork.sources.read(name("one"), limit: 10) == Array("one".utf8))
  }

  @Test(
    "names that are none of ours lead nowhere", arguments: ["", "../../fetched", "AB", "..", "/etc/passwd"])
  func foreign(name: String) throws {
    #expect(!artwork.sources.contains(name))
    #expect(try artwork.sources.read(name, limit: 10) == nil)
  }

  @Test("a file without bytes, a folder and a link count as none")
  func oddities() throws {
    try folder.write("", to: place("one"))
    #expect(!artwork.sources.contains(name("one")))
    try FileManager.default.createDirectory(
      atPath: folder.url.appendingPathComponent(place("two")).path, withIntermediateDirectories: true)
    #expect(!artwork.sources.contains(name("two")))
    try folder.write("secret", to: "elsewhere")
    try folder.write("", to: place("three") + ".x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(place("three")).path,
      withDestinationPath: folder.url.appendingPathComponent("elsewhere").path)
    #expect(!artwork.sources.contains(name("three")))
    #expect(throws: CacheFault.self) { try artwork.sources.read(name("three"), limit: 10) }
  }

  @Test("a file over the limit is not read")
  func limit() throws {
    try put("0123456789")
    #expect(throws: CacheFault.self) { try artwork.sources.read(name("0123456789"), limit: 9) }
  }

  @Test("what ended runs left half written goes away with the next run, and nothing else")
  func parts() throws {
    try put("one")
    try folder.write("half", to: ".vitrine/artwork/sources/parts/123-4")
    try artwork.sources.prepare()
    #expect(try folder.files(below: ".vitrine/artwork/sources/parts") == [])
    #expect(artwork.sources.contains(name("one")))
  }

  @Test("all but the named ones are removed, and files of others stay")
  func removal() throws {
    for text in ["one", "two", "three"] { try put(text) }
    try folder.write("mine", to: ".vitrine/artwork/sources/notes.txt")
    try folder.write("mine", to: ".vitrine/artwork/sources/aa/notes.txt")
    #expect(try artwork.sources.removeAll(except: [name("two")]) == 2)
    #expect(artwork.sources.contains(name("two")))
    #expect(!artwork.sources.contains(name("one")))
    let left = try folder.files(below: ".vitrine/artwork/sources")
    #expect(left.count == 3 && left.contains("notes.txt") && left.contains("aa/notes.txt"))
  }

  @Test("nothing is removed where there is nothing")
  func nothing() throws {
    let none = ArtworkFolder(site: folder.url.appendingPathComponent("nowhere").path)
    #expect(try none.sources.removeAll(except: []) == 0)
    #expect(try folder.files(below: "").allSatisfy { !$0.hasPrefix("nowhere") })
  }

  @Test("threads may put the same and different files at once")
  func threads() throws {
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      for number in 0..<50 { try? put("text \((worker % 2) * 1_000 + number)") }
    }
    #expect(try folder.files(below: ".vitrine/artwork/sources").count == 100)
    for number in 0..<50 { #expect(artwork.sources.contains(name("text \(number)"))) }
  }

  @Test("git does not see the folder, and a file that says so already stays")
  func ignored() throws {
    #expect(try folder.read(".vitrine/.gitignore") == Data("*\n".utf8))
    try folder.write("# mine\n*\n", to: ".vitrine/.gitignore")
    try artwork.make()
    #expect(try folder.read(".vitrine/.gitignore") == Data("# mine\n*\n".utf8))
    #expect(try folder.files(below: ".vitrine").filter { $0.contains(".part") } == [])
  }

  @Test("where a folder cannot be, the fault says which and why")
  func blocked() throws {
    let other = try TemporaryFolder()
    try other.write("in the way", to: ".vitrine")
    let artwork = ArtworkFolder(site: other.url.path)
    let fault = #expect(throws: CacheFault.self) { try artwork.make() }
    #expect(fault?.action == .write)
    #expect(fault?.path.contains(".vitrine") == true)
    #expect(fault?.message.contains("cannot be written: ") == true)
  }
}
