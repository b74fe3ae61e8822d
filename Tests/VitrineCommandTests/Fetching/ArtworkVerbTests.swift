import Foundation
import TestSupport
import Testing

@Suite("vitrine fetch, the artwork")
struct ArtworkVerbTests {
  @Test("brings the pictures of what was found into a folder that git ignores, and builds go on as before")
  func wholeWay() async throws {
    let fixture = try ArtworkFixture(["one", "two"], songs: 3)
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 0)
    let lines = outcome.messages.split(separator: "\n").map(String.init)
    #expect(lines.contains("artwork: 6 pictures to ask for"))
    #expect(lines.suffix(2).first == "2 searches: 2 recorded, 2 calls")
    #expect(lines.last?.hasPrefix("artwork: 6 new, ") == true)
    #expect(fixture.asked.sorted() == [1, 1001, 1002, 1003, 2, 3].map { "/image/\($0)/600x600bb.jpg" })
    #expect(try fixture.sources().count == 6)
    #expect(fixture.fixture.bytes(".vitrine/.gitignore") == Array("*\n".utf8))
    #expect(fixture.fixture.server.requests.allSatisfy { $0["User-Agent"] == "Vitrine/0.1.0" })
    #expect(fixture.fixture.site.build().exitCode == 0)

    let again = try await fixture.fetch()
    #expect(again.exitCode == 0)
    #expect(again.messages.hasSuffix("2 searches: 2 fresh, 0 calls\nartwork: 6 fresh\n"))
    #expect(fixture.asked.count == 6)
  }

  @Test("pictures are not counted against the pace of the searches")
  func pace() async throws {
    let fixture = try ArtworkFixture(songs: 100)
    #expect(try await fixture.fetch().exitCode == 0)
    #expect(fixture.asked.count == 100)
    // What counts against the pace is a line in the file of the store's host.
    let files = try fixture.fixture.site.temporary.files(below: "state").filter { $0.contains("calls-") }
    let file = try #require(files.count == 1 ? files.first : nil)
    let noted = String(decoding: try fixture.fixture.site.temporary.read("state/\(file)"), as: UTF8.self)
    #expect((1...10).contains(noted.split(separator: "\n").count), "\(noted)")
  }

  static let unwanted: [(options: [String], head: String)] = [
    (["--no-artwork"], ""), ([], "artwork: remote\n"), (["--no-artwork"], "artwork: remote\n"),
  ]

  @Test("nothing is asked for, and nothing made, where pictures are not wanted", arguments: unwanted.indices)
  func notWanted(index: Int) async throws {
    let (options, head) = Self.unwanted[index]
    let fixture = try ArtworkFixture(songs: 3, head: head)
    let outcome = try await fixture.start(options).end()
    #expect(outcome.exitCode == 0)
    #expect(!outcome.messages.contains("artwork"))
    #expect(fixture.asked == [])
    #expect(!FileManager.default.fileExists(atPath: "\(fixture.root)/.vitrine"))
    let plan = try await fixture.start(["--plan"] + options).end()
    #expect(!plan.data.contains("artwork"))
  }

  @Test("a plan says how many would be asked for, and asks for none", arguments: ["--plan", "--dry-run"])
  func plan(option: String) async throws {
    let fixture = try ArtworkFixture(["one", "two"], songs: 3)
    let first = try await fixture.fetch(option)
    #expect(first.data.contains("\nartwork: 0 pictures to ask for, 0 fresh; new answers may bring more\n"))
    #expect(try await fixture.fetch("--only", "one").exitCode == 0)
    let files = try fixture.fixture.site.surroundings()
    let second = try await fixture.fetch(option)
    #expect(second.data.contains("\nartwork: 0 pictures to ask for, 3 fresh; new answers may bring more\n"))
    #expect(try await fixture.fetch("--no-artwork").exitCode == 0)
    let third = try await fixture.fetch(option)
    #expect(third.data.hasSuffix("artwork: 3 pictures to ask for, 3 fresh\n"))
    #expect(try fixture.fixture.site.surroundings().count == files.count + 1)
    let json = try await fixture.fetch(option, "--json")
    let document = try JSONSerialization.jsonObject(with: Data(json.data.utf8)) as? [String: Any]
    #expect(document?["artwork"] as? [String: Int] == ["wanted": 6, "due": 3, "fresh": 3])
    #expect(fixture.asked.count == 3)
  }

  private func document(_ outcome: BuildOutcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
  }

  @Test("the report for programs counts what came of them")
  func json() async throws {
    let fixture = try ArtworkFixture(songs: 5)
    fixture.answer { request in
      switch request.target.split(separator: "/")[1] {
      case "1": LoopbackAnswer(status: 404)
      case "2": LoopbackAnswer(body: Array("<!doctype html>".utf8))
      default: nil
      }
    }
    let outcome = try await fixture.fetch("--json", "--quiet")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == "")
    let document = try document(outcome)
    let artwork = try #require(document["artwork"] as? [String: Int])
    #expect(
      artwork == [
        "wanted": 5, "downloaded": 3, "unchanged": 0, "fresh": 0, "missing": 1, "refused": 1, "failed": 0,
        "notAsked": 0, "removed": 0, "bytes": try #require(artwork["bytes"]),
      ])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 2)
    #expect(diagnostics.allSatisfy { $0["severity"] as? String == "warning" })
  }

  @Test("a web page in place of a picture is a warning that names it, and no failed run")
  func webPage() async throws {
    let fixture = try ArtworkFixture(songs: 3)
    fixture.answer { $0.target.contains("/2/") ? LoopbackAnswer(body: Array("<html>Login".utf8)) : nil }
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.messages.contains(
        "warning: the picture of \"Song 2\" (2, search \"one\") is not taken: it is an HTML page, not a picture: "
          + "\(fixture.fixture.server.origin)/image/2/600x600bb.jpg"))
    #expect(outcome.messages.contains("artwork: 2 new, 1 not taken, "))
    #expect(try fixture.sources().count == 2)
  }

  @Test("no preview is ever asked for, and nothing but pictures is in the cache")
  func previews() async throws {
    let fixture = try ArtworkFixture(songs: 30)
    #expect(try await fixture.fetch().exitCode == 0)
    #expect(try await fixture.fetch("--force").exitCode == 0)
    #expect(fixture.asked.count == 60)
    #expect(!fixture.asked.contains { $0.contains("preview") || $0.hasSuffix(".m4a") })
    let audio = try ArtworkFixture(songs: 3)
    audio.answer { _ in
      LoopbackAnswer(fields: [("Content-Type", "image/jpeg")], body: Array("ID3\u{4}music".utf8))
    }
    #expect(try await audio.fetch().messages.contains("it is audio, not a picture"))
    #expect(try audio.sources() == [])
  }

  @Test("a plain http address elsewhere is a warning, without any connection")
  func plainHTTP() async throws {
    let fixture = try ArtworkFixture(songs: 1)
    fixture.fixture.put(
      [
        fixture.song(1), fixture.song(2, at: "http://pictures.example/2"),
        fixture.song(3, at: "http://pictures.example/3"),
      ],
      for: "one")
    // Whatever is asked of another machine by plain http would come here.
    let proxy = try LoopbackServer(LoopbackAnswer(status: 500))
    let outcome = try await fixture.fetch(
      environment: ["http_proxy": proxy.origin, "https_proxy": proxy.origin, "no_proxy": "127.0.0.1"])
    #expect(outcome.exitCode == 0)
    #expect(proxy.requests.isEmpty)
    #expect(
      outcome.messages.contains(
        "warning: the picture of \"Song 2\" (2, search \"one\") is not asked for, as its address is not https: "
          + "http://pictures.example/2/100x100bb.jpg"))
    #expect(!outcome.messages.contains("Song 3"))
    #expect(
      outcome.messages.contains("hint: a picture of your own, artwork/2.jpg, would be shown in its place"))
    #expect(outcome.messages.contains("artwork: 1 new, 2 not asked"))
  }

  @Test("the store's old plain http hosts are asked by https")
  func oldHosts() async throws {
    let fixture = try ArtworkFixture(songs: 1)
    fixture.fixture.put(
      [
        fixture.song(2, at: "http://is4.mzstatic.com/image/x/source"),
        fixture.song(3, at: "http://a1.mzstatic.com/us/r30/y"),
      ],
      for: "one")
    let proxy = try LoopbackServer(LoopbackAnswer(status: 403))
    let outcome = try await fixture.fetch(
      environment: ["http_proxy": proxy.origin, "https_proxy": proxy.origin, "no_proxy": "127.0.0.1"])
    #expect(outcome.exitCode == 75)
    #expect(Set(proxy.requests.map(\.method)) == ["CONNECT"])
    #expect(Set(proxy.requests.map(\.target)) == ["is4-ssl.mzstatic.com:443", "a1.mzstatic.com:443"])
    #expect(outcome.messages.contains("the proxy refused the connection with status 403"))
  }

  @Test("a store that refuses calls does not keep the pictures away")
  func refused() async throws {
    let fixture = try ArtworkFixture(["one", "two"], songs: 3)
    #expect(try await fixture.fetch("--only", "one", "--no-artwork").exitCode == 0)
    fixture.fixture.script { request in
      request.target.hasPrefix("/image/")
        ? ArtworkFixture.picture(request.target) : LoopbackAnswer(status: 403)
    }
    let first = try await fixture.fetch()
    #expect(first.exitCode == 75)
    #expect(try fixture.sources().count == 3)
    #expect(first.messages.contains("artwork: 3 new, "))
    let second = try await fixture.fetch("--json")
    #expect(second.exitCode == 75)
    let document = try document(second)
    #expect(document["stopped"] as? String == "refused")
    #expect((document["artwork"] as? [String: Int])?["fresh"] == 3)
  }

  @Test("pictures that cannot be had leave the answers recorded, and ask for another run")
  func unreachable() async throws {
    let gone = try LoopbackServer(LoopbackAnswer())
    gone.stop()
    let fixture = try ArtworkFixture(songs: 1)
    fixture.fixture.put((1...30).map { fixture.song($0, at: "\(gone.origin)/\($0)") }, for: "one")
    let outcome = try await fixture.fetch("--json")
    #expect(outcome.exitCode == 75)
    #expect(
      outcome.messages.contains(
        "error: artwork: the server cannot be reached: there is no connection to 127.0.0.1"))
    #expect(try fixture.fixture.files() == ["one.json", "snapshots.lock"])
    let document = try document(outcome)
    let artwork = try #require(document["artwork"] as? [String: Any])
    #expect(artwork["stopped"] as? String == "unreachable" && artwork["notAsked"] as? Int == 30)
    #expect(fixture.fixture.site.build().exitCode == 0)
  }

  @Test("a cache that cannot be written is an error of this machine, and the answers stay recorded")
  func blocked() async throws {
    let fixture = try ArtworkFixture(songs: 3)
    try fixture.fixture.site.write("in the way", to: ".vitrine")
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("error: \"\(fixture.root)/.vitrine"))
    #expect(try fixture.fixture.files() == ["one.json", "snapshots.lock"])
    #expect(fixture.asked == [])
  }

  @Test("a file that cannot be written to its end is not there, and what is there stays")
  func noRoom() async throws {
    let fixture = try ArtworkFixture(songs: 8)
    #expect(try await fixture.fetch("--no-artwork").exitCode == 0)
    fixture.answer { request in
      request.target.contains("/5/")
        ? LoopbackAnswer(
          body: ArtworkFixture.bytes(request.target) + [UInt8](repeating: 0, count: 1 << 20)
            + Array("IEND".utf8))
        : nil
    }
    // Files may have 64 blocks of 512 bytes or 1 KiB; what exceeds that is refused, as on a full disk.
    let line = "trap '' XFSZ; ulimit -f 64; exec \"$0\" fetch --site \"$1\""
    let outcome = try await CommandProcess(
      ["-c", line, CommandProcess.vitrine, fixture.root], program: "/bin/sh",
      environment: fixture.fixture.environment
    ).end()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("cannot be written: File too large"), "\(outcome.messages)")
    #expect(try fixture.parts() == [])
    let sources = try fixture.sources().count
    #expect(sources < 8)
    #expect(try fixture.records() <= sources)
    #expect(try await fixture.fetch().exitCode == 0)
    #expect(try fixture.sources().count == 8)
  }

  @Test("the time that a run may take counts for both parts")
  func deadline() async throws {
    let fixture = try ArtworkFixture(songs: 60)
    fixture.answer { ArtworkFixture.picture($0.target).delayed(by: .milliseconds(500)) }
    let outcome = try await fixture.fetch("--deadline", "2s")
    #expect(outcome.exitCode == 75)
    #expect(outcome.messages.contains("error: artwork: the time for this run is over; "))
    fixture.answer(nil)
    #expect(try await fixture.fetch().exitCode == 0)
    #expect(try fixture.sources().count == 60)
  }
}
