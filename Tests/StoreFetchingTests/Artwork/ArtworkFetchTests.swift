import ArtworkCache
import ArtworkModel
import CatalogModel
import Diagnostics
import Foundation
import Records
import StoreFetching
import StoreTransport
import Synchronization
import TestSupport
import Testing

@Suite("Fetching artwork")
struct ArtworkFetchTests {
  @Test("every picture is asked for once, large, and kept as it came")
  func whole() throws {
    let stage = try ArtworkStage(pictures: ["x", "y", "z"])
    let report = try stage.fetch()
    #expect(stage.asked.sorted() == ["/x/600x600bb.jpg", "/y/600x600bb.jpg", "/z/600x600bb.jpg"])
    #expect((report.wanted, report.downloaded, report.stop) == (3, 3, nil))
    #expect(report.diagnostics == [])
    #expect(
      report.bytes == ["x", "y", "z"].map { ArtworkStage.bytes("/\($0)/600x600bb.jpg").count }.reduce(0, +))
    #expect(try stage.source("y") == String(decoding: ArtworkStage.bytes("/y/600x600bb.jpg"), as: UTF8.self))
    #expect(try stage.known("y")?.address == "\(stage.server.origin)/y/600x600bb.jpg")
    #expect(try stage.sources().count == 3)
    #expect(stage.server.requests.allSatisfy { $0["Accept"]?.hasPrefix("image/") == true })
  }

  @Test("what came lately is not asked for again; after a month it is")
  func fresh() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    try stage.fetch()
    stage.stage.clock.advance(.seconds(29 * 86_400))
    let report = try stage.fetch()
    #expect((report.fresh, report.downloaded, stage.asked.count) == (2, 0, 2))
    stage.stage.clock.advance(.seconds(2 * 86_400))
    #expect(try stage.fetch().unchanged == 2)
    #expect(stage.asked.count == 4)
    #expect(try stage.fetch().fresh == 2)
  }

  @Test("items with one picture ask for it once, whichever server delivers it")
  func shared() throws {
    let stage = try ArtworkStage()
    try stage.record([stage.song(1, "x"), stage.song(2, "x"), stage.song(3, nil), stage.song(4, "y")])
    let report = try stage.fetch()
    #expect((report.wanted, report.downloaded) == (2, 2))
    #expect(stage.asked.count == 2)
  }

  @Test("the same bytes from two addresses are kept once")
  func sameBytes() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { _ in ArtworkStage.picture("same") }
    #expect(try stage.fetch().downloaded == 2)
    #expect(try stage.sources().count == 1)
    #expect(try stage.known("x")?.source == stage.known("y")?.source)
  }

  @Test("where no item has a picture, nothing is made")
  func none() throws {
    let stage = try ArtworkStage()
    try stage.record([stage.song(1, nil)])
    #expect(try stage.fetch().wanted == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(stage.stage.root)/.vitrine"))
    #expect(stage.asked == [])
  }

  @Test("where there is a picture of the publisher's own the store's is not asked for, whatever its kind")
  func own() throws {
    let stage = try ArtworkStage(pictures: ["w", "x", "y", "z"])
    for name in ["1.jpg", "2", "03.jpg", "4.front.webp", "notes.txt", ".5.jpg"] {
      try stage.stage.folder.write("x", to: "site/artwork/\(name)")
    }
    #expect(try stage.fetch().wanted == 2)
    #expect(stage.asked.sorted() == ["/x/600x600bb.jpg", "/y/600x600bb.jpg"])
  }

  @Test("--only brings the pictures of the searches named, and removes nothing of others")
  func only() throws {
    let stage = try ArtworkStage(["a", "b"])
    try stage.record([stage.song(1, "x")], for: "a")
    try stage.record([stage.song(2, "y")], for: "b")
    try stage.fetch(only: ["b"])
    #expect(stage.asked == ["/y/600x600bb.jpg"])
    try stage.fetch(only: ["a"])
    #expect(try stage.sources().count == 2)
    #expect(try stage.fetch().fresh == 2)
  }

  @Test(
    "pictures of items that have left a search are brought too, unless their pages are dropped",
    arguments: [true, false])
  func departed(isKept: Bool) throws {
    let stage = try ArtworkStage(["a"], extra: isKept ? "" : "vanished: drop")
    try stage.record((1...4).map { stage.song($0, "p\($0)") })
    try stage.record((2...4).map { stage.song($0, "p\($0)") })
    #expect(try stage.fetch().wanted == (isKept ? 4 : 3))
    #expect(stage.asked.contains("/p1/600x600bb.jpg") == isKept)
  }

  @Test("previews are never asked for")
  func previews() throws {
    let stage = try ArtworkStage(pictures: (0..<20).map { "p\($0)" })
    try stage.fetch()
    try stage.fetch(isForced: true)
    #expect(stage.asked.count == 40)
    #expect(!stage.asked.contains { $0.contains("preview") })
  }

  @Test("six are asked for at once, over connections that are kept")
  func concurrency() throws {
    let stage = try ArtworkStage(pictures: (0..<60).map { "p\($0)" })
    stage.script { request in
      Thread.sleep(forTimeInterval: 0.02)
      return ArtworkStage.picture(request.target)
    }
    #expect(try stage.fetch().downloaded == 60)
    #expect((2...6).contains(stage.mostAtOnce), "\(stage.mostAtOnce)")
    #expect(Set(stage.server.requests.map(\.connection)).count <= 6)
  }

  @Test("whoever watches is told how far it is, on the thread that asked")
  func events() throws {
    let stage = try ArtworkStage(pictures: (0..<9).map { "p\($0)" })
    var events: [ArtworkEvent] = []
    try stage.fetch { events.append($0) }
    #expect(events.first == .started(count: 9))
    let done = events.dropFirst().compactMap { event -> Int? in
      guard case .finished(let done, 9, _, _) = event else { return nil }
      return done
    }
    #expect(done == Array(1...9))
  }

  @Test("the forecast says what would be asked for, and writes nothing")
  func forecast() throws {
    let stage = try ArtworkStage(pictures: ["x", "y", "z"])
    let before = try stage.stage.inodes()
    #expect(try stage.stage.fetcher(isDry: true).artworkForecast().numbers == [3, 3, 0])
    #expect(try stage.stage.inodes() == before)
    try stage.fetch()
    let asked = stage.asked.count
    #expect(try stage.stage.fetcher(isDry: true).artworkForecast().numbers == [3, 0, 3])
    #expect(try stage.stage.fetcher(isForced: true, isDry: true).artworkForecast().numbers == [3, 3, 0])
    #expect(stage.asked.count == asked)
  }

  static let insecure = "http://pictures.example"

  @Test("plain http is asked on this machine only; of other hosts one picture each is named")
  func plainHTTP() throws {
    let stage = try ArtworkStage()
    try stage.record([
      stage.song(1, "\(Self.insecure)/1"), stage.song(2, "\(Self.insecure)/2"), stage.song(3, "x"),
      stage.song(4, "http://other.example/4"),
    ])
    let report = try stage.fetch()
    #expect((report.wanted, report.downloaded, report.notAsked, report.stop) == (4, 1, 3, nil))
    #expect(report.diagnostics.count == 2)
    #expect(report.words.contains("the picture of \"Song 1\" (1, search \"a\") is not asked for"))
    #expect(report.words.contains("\(Self.insecure)/1/100x100bb.jpg"))
    #expect(report.words.contains("artwork/1.jpg"))
    #expect(report.words.contains("http://other.example/4"))
    #expect(stage.asked == ["/x/600x600bb.jpg"])
  }

  // MARK: What is no longer needed

  @Test("what no item names any more goes away after a run that asked for everything")
  func pruning() throws {
    let stage = try ArtworkStage(["a"], extra: "vanished: drop")
    try stage.record((1...4).map { stage.song($0, "p\($0)") })
    try stage.fetch()
    try stage.record((3...6).map { stage.song($0, "p\($0)") })
    let report = try stage.fetch()
    #expect((report.downloaded, report.fresh, report.removed) == (2, 2, 2))
    #expect(try stage.sources().count == 4)
    #expect(try stage.known("p1") == nil)
    #expect(try stage.known("p4")?.source != nil)
    #expect(try stage.folder.fetchedLog().records.count == 4)
  }

  @Test("the log has one record of each picture, however often it was asked for")
  func compaction() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    for _ in 0..<4 { try stage.fetch(isForced: true) }
    #expect(try stage.folder.fetchedLog().records.count == 2)
    let before = try stage.stage.inodes()[".vitrine/artwork/fetched"]
    try stage.fetch()
    #expect(try stage.stage.inodes()[".vitrine/artwork/fetched"] == before)
  }

  @Test("nothing is removed while an answer is missing or unreadable, or the run was not whole")
  func noPruning() throws {
    let stage = try ArtworkStage(["a", "b"])
    try stage.record((1...3).map { stage.song($0, "p\($0)") }, for: "a")
    try stage.record([stage.song(9, "q")], for: "b")
    try stage.fetch()
    let answer = try #require(stage.stage.text("snapshots/a.json"))
    for text in [nil, "half", "<html>"] {
      if let text {
        try stage.stage.folder.write(text, to: "site/snapshots/a.json")
      } else {
        try FileManager.default.removeItem(atPath: "\(stage.stage.root)/snapshots/a.json")
      }
      #expect(try stage.fetch().removed == 0)
      #expect(try stage.sources().count == 4)
    }
    try stage.stage.folder.write(SongList.body([stage.song(1, "p1")]), to: "site/snapshots/a.json")
    #expect(try stage.fetch(mayPrune: false).removed == 0)
    #expect(try stage.fetch().removed == 2)
    try stage.stage.folder.write(answer, to: "site/snapshots/a.json")
    #expect(try stage.fetch().downloaded == 2)
  }

  @Test("a source that is gone, or has no bytes, is brought again without conditions")
  func lostSource() throws {
    let stage = try ArtworkStage(pictures: ["x", "y", "z"])
    stage.script { ArtworkStage.picture($0.target, tag: "\"t\"") }
    try stage.fetch()
    let files = try stage.sources().map { "site/.vitrine/artwork/sources/\($0)" }
    try FileManager.default.removeItem(atPath: stage.stage.folder.url.appendingPathComponent(files[0]).path)
    try stage.stage.folder.write("", to: files[1])
    let report = try stage.fetch()
    #expect((report.downloaded, report.fresh) == (2, 1))
    #expect(stage.server.requests.allSatisfy { $0["If-None-Match"] == nil })
    #expect(try stage.sources().count == 3)
  }

  @Test(
    "a log that is damaged or torn costs no more than asking again", arguments: [0.0, 0.1, 0.5, 0.9, 0.99])
  func damagedLog(share: Double) throws {
    let stage = try ArtworkStage(pictures: (0..<8).map { "p\($0)" })
    try stage.fetch()
    let path = "site/.vitrine/artwork/fetched"
    let bytes = try stage.stage.folder.read(path)
    try stage.stage.folder.write(bytes.prefix(Int(Double(bytes.count) * share)), to: path)
    let report = try stage.fetch()
    #expect(report.downloaded + report.fresh == 8 && report.downloaded > 0)
    #expect(try stage.folder.fetchedLog().records.count == 8)
    #expect(try stage.sources().count == 8)
    #expect(try stage.fetch().fresh == 8)
  }
}

extension ArtworkForecast {
  fileprivate var numbers: [Int] { [wanted, due, fresh] }
}
