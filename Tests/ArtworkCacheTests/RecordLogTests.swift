import ArtworkCache
import ArtworkModel
import CatalogModel
import Foundation
import Records
import TestSupport
import Testing

@Suite("The log of the cache")
struct RecordLogTests {
  let folder: TemporaryFolder
  let artwork: ArtworkFolder
  static let path = ".vitrine/artwork/fetched"

  init() throws {
    folder = try TemporaryFolder()
    artwork = ArtworkFolder(site: folder.url.path)
    try artwork.make()
  }

  private func texts() throws -> [String] {
    try artwork.fetchedLog().records.map { String(decoding: $0, as: UTF8.self) }
  }

  private func add(_ texts: [String]) throws {
    let log = try artwork.fetchedLog()
    for text in texts { try log.append(Array(text.utf8)) }
  }

  @Test("records are read in the order they were added, by one run or several")
  func appending() throws {
    #expect(try texts() == [])
    try add(["one", "", "three"])
    try add(["four"])
    #expect(try texts() == ["one", "", "three", "four"])
  }

  @Test("looking at it makes no file")
  func reading() throws {
    _ = try artwork.fetchedLog()
    #expect(try folder.files(below: ".vitrine") == [".gitignore"])
  }

  @Test("cut off anywhere, it has what is whole, and the next record follows that")
  func torn() throws {
    try add(["one", "two two", "three"])
    let bytes = try folder.read(Self.path)
    var ends: [Int] = []
    for count in 0...bytes.count {
      try folder.write(bytes.prefix(count), to: Self.path)
      let found = try texts()
      #expect(found == Array(["one", "two two", "three"].prefix(found.count)), "\(count) bytes")
      if found.count > ends.count { ends.append(count) }
      try add(["new"])
      #expect(try texts() == found + ["new"], "\(count) bytes")
    }
    #expect(ends.count == 3 && ends.last == bytes.count)
  }

  @Test("damaged anywhere, it has what comes before, and takes new records")
  func damaged() throws {
    try add(["one", "two", "three"])
    let bytes = try folder.read(Self.path)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      try folder.write(damaged, to: Self.path)
      let found = try texts()
      #expect(
        found == Array(["one", "two", "three"].prefix(found.count)) && found.count < 3, "byte \(index)")
      try add(["new"])
      #expect(try texts() == found + ["new"], "byte \(index)")
    }
  }

  @Test("a length without end is no record")
  func length() throws {
    try add(["one"])
    var bytes = try folder.read(Self.path)
    bytes.append(contentsOf: [UInt8](repeating: 0xFF, count: 64))
    try folder.write(bytes, to: Self.path)
    #expect(try texts() == ["one"])
  }

  @Test("a file of something else counts as empty and makes way")
  func foreign() throws {
    try folder.write("vitrine fetched artwork 9\nabc", to: Self.path)
    #expect(try texts() == [])
    try add(["one"])
    #expect(try texts() == ["one"])
  }

  @Test("replaced, it has the new records, and takes more")
  func replacing() throws {
    try add(["one", "two"])
    let log = try artwork.fetchedLog()
    try log.append(Array("three".utf8))
    try log.replace(with: [Array("a".utf8), Array("b".utf8)])
    try log.append(Array("c".utf8))
    #expect(try texts() == ["a", "b", "c"])
    #expect(try folder.files(below: ".vitrine/artwork") == ["fetched"])
  }

  @Test("a replacement that an ended run left is no obstacle")
  func leftover() throws {
    try folder.write("half", to: "\(Self.path).part")
    try artwork.fetchedLog().replace(with: [Array("a".utf8)])
    #expect(try texts() == ["a"])
  }

  @Test("a link or a folder in its place is a fault")
  func links() throws {
    try folder.write("vitrine fetched artwork 1\n", to: "elsewhere")
    let place = folder.url.appendingPathComponent(Self.path).path
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: folder.url.appendingPathComponent("elsewhere").path)
    #expect(throws: CacheFault.self) { try artwork.fetchedLog() }
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    #expect(throws: CacheFault.self) { try artwork.fetchedLog() }
  }

  @Test("threads may add at once")
  func threads() throws {
    let log = try artwork.fetchedLog()
    DispatchQueue.concurrentPerform(iterations: 6) { worker in
      for number in 0..<100 { try? log.append(Array("\(worker * 100 + number)".utf8)) }
    }
    #expect(Set(try texts()) == Set((0..<600).map(String.init)))
  }
}

@Suite("What is known of a picture")
struct FetchedArtworkTests {
  static func key(_ name: String) throws -> ArtworkKey {
    let url = ArtworkURL(try #require(WebURL("https://is1-ssl.mzstatic.com/\(name)/100x100bb.jpg")))
    return ArtworkKey(Artwork(small: url, large: url))
  }

  static let outcomes: [FetchedArtwork.Outcome] = [
    .source(SHA256Digest(of: [1, 2, 3])), .missing(status: 404), .missing(status: 0), .refused(.empty),
    .refused(.notAnImage("an HTML page")), .refused(.notAnImage(nil)), .refused(.unsupported("SVG")),
    .refused(.tooManyBytes), .refused(.tooManyPixels(width: 30_000, height: 30_000)),
    .refused(.damaged("premature end")), .refused(.decoderEnded("it crashed")),
  ]

  @Test("it is read as it was written", arguments: outcomes)
  func record(outcome: FetchedArtwork.Outcome) throws {
    for (tag, date) in [(nil, nil), ("\"abc\"", "Mon, 30 Nov 2026 12:00:00 GMT"), ("", nil)]
      as [(String?, String?)]
    {
      let artwork = FetchedArtwork(
        key: try Self.key("a"), address: "https://a.example/x", outcome: outcome, entityTag: tag,
        lastModified: date, checked: UTCTime(unixSeconds: 1_796_041_458))
      #expect(FetchedArtwork(record: artwork.record[...]) == artwork)
    }
  }

  @Test("cut off or damaged, it is nothing, or something that can be")
  func damaged() throws {
    let artwork = FetchedArtwork(
      key: try Self.key("a"), address: "https://a.example/x", outcome: .refused(.damaged("cut off")),
      entityTag: "\"abc\"", checked: UTCTime(unixSeconds: 0))
    let record = artwork.record
    for count in 0..<record.count { #expect(FetchedArtwork(record: record[..<count]) == nil) }
    #expect(FetchedArtwork(record: (record + [0])[...]) == nil)
    for index in record.indices {
      var damaged = record
      damaged[index] ^= 0xFF
      if let found = FetchedArtwork(record: damaged[...]) {
        #expect(FetchedArtwork(record: found.record[...]) == found)
      }
    }
  }

  @Test("of several records of a picture the last counts, and what is no record does not")
  func latest() throws {
    let folder = try TemporaryFolder()
    let artwork = ArtworkFolder(site: folder.url.path)
    try artwork.make()
    let log = try artwork.fetchedLog()
    for (name, status) in [("a", 404), ("b", 410), ("a", 403)] {
      let record = FetchedArtwork(
        key: try Self.key(name), address: "https://a.example/\(name)", outcome: .missing(status: status),
        checked: UTCTime(unixSeconds: 5))
      try log.append(record.record)
    }
    try log.append([1, 2, 3])
    let found = ArtworkFolder.fetched(try artwork.fetchedLog())
    #expect(found.count == 2)
    #expect(found[try Self.key("a")]?.outcome == .missing(status: 403))
    #expect(found[try Self.key("b")]?.outcome == .missing(status: 410))
  }
}
