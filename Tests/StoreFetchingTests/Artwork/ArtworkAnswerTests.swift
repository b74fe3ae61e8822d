import ArtworkCache
import ArtworkModel
import CatalogModel
import Diagnostics
import Foundation
import Records
import StoreFetching
import StoreSearch
import StoreTransport
import Synchronization
import TestSupport
import Testing

@Suite("Answers that are no pictures, and ones that are")
struct ArtworkAnswerTests {
  // MARK: The ladder

  @Test("a size that is refused makes way for the next one", arguments: [400, 401, 403, 404, 410, 415, 451])
  func ladder(status: Int) throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { $0.target.contains("600x600") ? LoopbackAnswer(status: status) : nil }
    #expect(try stage.fetch().downloaded == 1)
    #expect(stage.asked == ["/x/600x600bb.jpg", "/x/100x100bb.jpg"])
    #expect(try stage.known("x")?.address == "\(stage.server.origin)/x/100x100bb.jpg")
  }

  @Test("a picture that is there in no size is missing, and not asked for again for a week")
  func missing() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { $0.target.contains("/x/") ? LoopbackAnswer(status: 404) : nil }
    let report = try stage.fetch()
    #expect((report.missing, report.downloaded, report.stop) == (1, 1, nil))
    #expect(
      report.words.contains(
        "warning: the picture of \"Song 1\" (1, search \"a\") is not there (status 404): \(stage.server.origin)/x/60x60bb.jpg"
      ))
    #expect(stage.asked.filter { $0.contains("/x/") } == [600, 100, 60].map { "/x/\($0)x\($0)bb.jpg" })
    #expect(try stage.known("x")?.outcome == .missing(status: 404))
    stage.stage.clock.advance(.seconds(6 * 86_400))
    let again = try stage.fetch()
    #expect(again.fresh == 2 && again.diagnostics == [])
    stage.stage.clock.advance(.seconds(2 * 86_400))
    stage.script(nil)
    #expect(try stage.fetch().downloaded == 1)
  }

  @Test("what is named is bounded, what is counted is not")
  func bounded() throws {
    let stage = try ArtworkStage(pictures: (0..<50).map { "p\($0)" })
    stage.script { _ in LoopbackAnswer(status: 404) }
    let report = try stage.fetch()
    #expect(report.missing == 50)
    #expect(report.diagnostics.count == 21)
    #expect(report.diagnostics.last?.message == "30 pictures more could not be had")
    let named = report.diagnostics.prefix(20).map(\.message)
    #expect(named.indices.allSatisfy { named[$0].contains("\"Song \($0 + 1)\"") })
  }

  // MARK: Content

  struct Content: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackAnswer
    let words: String
  }

  static let contents: [Content] = [
    Content(testDescription: "nothing", answer: LoopbackAnswer(), words: "it is empty"),
    Content(
      testDescription: "no content", answer: LoopbackAnswer(status: 204, fields: [("Content-Length", "0")]),
      words: "it is empty"),
    Content(
      testDescription: "a web page that says it is a picture",
      answer: LoopbackAnswer(
        fields: [("Content-Type", "image/jpeg")], body: Array("<!DOCTYPE html><title>Login</title>".utf8)),
      words: "it is an HTML page, not a picture"),
    Content(
      testDescription: "JSON", answer: LoopbackAnswer(body: Array("{\"error\":\"no\"}".utf8)),
      words: "it is JSON, not a picture"),
    Content(
      testDescription: "audio", answer: LoopbackAnswer(body: Array("ID3\u{3}".utf8)),
      words: "it is audio, not a picture"),
    Content(
      testDescription: "SVG", answer: LoopbackAnswer(body: Array("<svg onload=\"alert(1)\"/>".utf8)),
      words: "SVG pictures are not taken"),
    Content(
      testDescription: "25 MB",
      answer: LoopbackAnswer([
        .send(LoopbackAnswer.head(fields: [("Content-Length", "\(25 << 20)")])), .fill(25 << 20),
      ]), words: "it has more than 20 MiB"),
    Content(
      testDescription: "25 MB, not announced",
      answer: LoopbackAnswer([.send(LoopbackAnswer.head(fields: [])), .fill(25 << 20), .close]),
      words: "it has more than 20 MiB"),
  ]

  @Test("what is no picture is a warning that names it, and never in the cache", arguments: contents)
  func content(_ content: Content) throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { $0.target.contains("/x/") ? content.answer : nil }
    let report = try stage.fetch()
    #expect((report.refused, report.downloaded, report.stop) == (1, 1, nil))
    #expect(report.diagnostics.count == 1)
    #expect(
      report.words.contains(
        "the picture of \"Song 1\" (1, search \"a\") is not taken: \(content.words): \(stage.server.origin)/x/600x600bb.jpg"
      ),
      "\(report.words)")
    #expect(try stage.sources().count == 1)
    #expect(try stage.fetch().fresh == 2)
  }

  @Test(
    "a picture is one whatever it is labelled as",
    arguments: ["text/html", "application/json", "", "image/x"])
  func label(type: String) throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { _ in LoopbackAnswer(fields: [("Content-Type", type)], body: ArtworkStage.bytes("x")) }
    #expect(try stage.fetch().downloaded == 1)
  }

  @Test("a body that is shorter than announced is no picture, and tried again")
  func truncated() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    let count = Mutex(0)
    stage.script { _ in
      let isFirst = count.withLock {
        $0 += 1; return $0 == 1
      }
      let head = LoopbackAnswer.head(fields: [("Content-Length", "1000")])
      return isFirst ? LoopbackAnswer([.send(head + ArtworkStage.bytes("x")), .close]) : nil
    }
    #expect(try stage.fetch().downloaded == 1)
    #expect(stage.asked == ["/x/600x600bb.jpg", "/x/600x600bb.jpg"])
    #expect(try stage.sources().count == 1)
  }

  @Test("truncated again and again, it is left for the next run, and nothing of it is kept")
  func alwaysTruncated() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { request in
      let head = LoopbackAnswer.head(fields: [("Content-Length", "1000")])
      return request.target.contains("/x/")
        ? LoopbackAnswer([.send(head + ArtworkStage.bytes("x")), .close]) : nil
    }
    let report = try stage.fetch()
    #expect((report.failed, report.downloaded, report.stop) == (1, 1, nil))
    #expect(
      report.words.contains("could not be fetched: the connection was closed before the answer was complete"))
    #expect(try stage.known("x") == nil)
    #expect(try stage.sources().count == 1)
    stage.script(nil)
    #expect(try stage.fetch().downloaded == 1)
  }

  @Test("a body that does not come is given up")
  func slow() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { request in
      let head = LoopbackAnswer.head(fields: [("Content-Length", "1000")])
      return request.target.contains("/x/") ? LoopbackAnswer([.send(head), .hold]) : nil
    }
    let limits = ArtworkLimits(
      transfer: TransferLimits(silence: .milliseconds(200), total: .seconds(20)), retry: .quick)
    let report = try stage.fetch(limits: limits)
    #expect((report.failed, report.downloaded) == (1, 1))
    #expect(report.words.contains("no answer came in time"))
  }

  @Test("redirects are followed on the same server, and never to another")
  func redirects() throws {
    let other = try LoopbackServer(ArtworkStage.picture("other"))
    let stage = try ArtworkStage(pictures: ["x", "y", "z"])
    let elsewhere = other.origin
    stage.script { request in
      if request.target.hasPrefix("/x/") { return .redirect(to: "/moved") }
      return request.target.hasPrefix("/y/") ? .redirect(to: "\(elsewhere)/picture.png") : nil
    }
    let report = try stage.fetch()
    #expect((report.downloaded, report.failed, report.stop) == (2, 1, nil))
    #expect(try stage.source("x") == String(decoding: ArtworkStage.bytes("/moved"), as: UTF8.self))
    #expect(report.words.contains("the answer redirects to another place: \(elsewhere)/picture.png"))
    #expect(other.requests.isEmpty)
  }

  // MARK: Conditions

  static let tag = "\"abc\""
  static let date = "Mon, 30 Nov 2026 12:00:00 GMT"

  @Test("what is known is asked for with its conditions, and 304 keeps it")
  func conditions() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { request in
      if request["If-None-Match"] == Self.tag { return LoopbackAnswer(status: 304) }
      return LoopbackAnswer(
        fields: [("ETag", Self.tag), ("Last-Modified", Self.date)], body: ArtworkStage.bytes("x"))
    }
    try stage.fetch()
    let before = try #require(try stage.known("x"))
    #expect(before.entityTag == Self.tag && before.lastModified == Self.date)
    stage.stage.clock.advance(.seconds(31 * 86_400))
    let report = try stage.fetch()
    #expect((report.unchanged, report.downloaded, report.bytes) == (1, 0, 0))
    let request = try #require(stage.server.requests.last)
    #expect(request["If-None-Match"] == Self.tag && request["If-Modified-Since"] == Self.date)
    let after = try #require(try stage.known("x"))
    #expect(after.source == before.source && after.entityTag == Self.tag && after.lastModified == Self.date)
    #expect(after.checked.unixSeconds - before.checked.unixSeconds >= 31 * 86_400)
    #expect(try stage.fetch().fresh == 1)
    #expect(try stage.fetch(isForced: true).unchanged == 1)
  }

  @Test("another picture at the address takes the place of the one before")
  func changed() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { _ in ArtworkStage.picture("old", tag: "\"1\"") }
    try stage.fetch()
    stage.script { _ in ArtworkStage.picture("new", tag: "\"2\"") }
    let report = try stage.fetch(isForced: true)
    #expect((report.downloaded, report.removed) == (1, 1))
    #expect(try stage.source("x") == String(decoding: ArtworkStage.bytes("new"), as: UTF8.self))
    #expect(try stage.known("x")?.entityTag == "\"2\"")
  }

  @Test("304 for a source that was damaged brings it again")
  func damagedSource() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { request in
      request["If-None-Match"] == nil ? ArtworkStage.picture("x", tag: Self.tag) : LoopbackAnswer(status: 304)
    }
    try stage.fetch()
    let file = try #require(try stage.sources().first)
    try stage.stage.folder.write("damaged", to: "site/.vitrine/artwork/sources/\(file)")
    try stage.fetch(isForced: true)
    #expect(stage.server.requests.map { $0["If-None-Match"] } == [nil, Self.tag, nil])
    #expect(try stage.sources() == [file])
  }

  @Test("304 without having been asked for is no answer")
  func unasked() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { $0.target.contains("/x/") ? LoopbackAnswer(status: 304) : nil }
    let report = try stage.fetch()
    #expect((report.failed, report.downloaded) == (1, 1))
    #expect(try stage.known("x") == nil)
  }

  @Test("a picture that the store no longer has stays as it came")
  func kept() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { _ in ArtworkStage.picture("x", tag: Self.tag) }
    try stage.fetch()
    for answer in [LoopbackAnswer(status: 404), LoopbackAnswer(body: Array("<html>".utf8))] {
      stage.script { _ in answer }
      let report = try stage.fetch(isForced: true)
      #expect(report.missing + report.refused == 1)
      #expect(report.words.contains("the one that was fetched before stays"))
      #expect(try stage.source("x") == String(decoding: ArtworkStage.bytes("x"), as: UTF8.self))
      #expect(try stage.known("x")?.entityTag == Self.tag)
    }
  }

  @Test("a smaller picture that is known makes way for the larger one, when that is there")
  func larger() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { request in
      if request.target.contains("600x600") { return LoopbackAnswer(status: 404) }
      return request["If-None-Match"] == nil
        ? ArtworkStage.picture(request.target, tag: Self.tag) : LoopbackAnswer(status: 304)
    }
    try stage.fetch()
    #expect(try stage.fetch(isForced: true).unchanged == 1)
    #expect(stage.asked.suffix(2) == ["/x/600x600bb.jpg", "/x/100x100bb.jpg"])
    stage.script(nil)
    #expect(try stage.fetch(isForced: true).downloaded == 1)
    #expect(try stage.known("x")?.address.hasSuffix("/x/600x600bb.jpg") == true)
  }

  @Test(
    "names of versions that could not be sent back are not kept",
    arguments: ["\"\(String(repeating: "x", count: 10_000))\"", "\"a\u{7}b\"", "\"a\u{1B}[2J\"", "\"日本\""])
  func hostileTag(tag: String) throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { ArtworkStage.picture($0.target, tag: tag) }
    #expect(try stage.fetch().downloaded == 1)
    #expect(try stage.known("x")?.entityTag == nil)
    #expect(try stage.fetch(isForced: true).unchanged == 1)
    #expect(stage.server.requests.last?["If-None-Match"] == nil)
  }

  @Test("conditions in a log that somebody changed make no other head")
  func forgedLog() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    try stage.fetch()
    let known = try #require(try stage.known("x"))
    let forged = FetchedArtwork(
      key: known.key, address: known.address, outcome: known.outcome, entityTag: "a\r\nX-Evil: 1",
      lastModified: "b\r\n\r\nGET /evil", checked: known.checked)
    try stage.folder.fetchedLog().append(forged.record)
    #expect(try stage.fetch(isForced: true).unchanged == 1)
    let request = try #require(stage.server.requests.last)
    #expect(request["X-Evil"] == nil && request["If-None-Match"] == nil)
    let elsewhere = FetchedArtwork(
      key: known.key, address: "http://pictures.example/x", outcome: known.outcome, entityTag: "a",
      checked: known.checked)
    try stage.folder.fetchedLog().append(elsewhere.record)
    #expect(try stage.fetch(isForced: true).unchanged == 1)
  }
}
