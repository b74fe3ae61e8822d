import ArtworkCache
import ArtworkModel
import Foundation
import Records
import Synchronization
import TestSupport
import Testing

/// A site that fetches its answers and their pictures from this machine, with the real program.
final class ArtworkFixture {
  /// Answers a request for a picture; nil for one as it should be.
  typealias Script = @Sendable (LoopbackRequest) -> LoopbackAnswer?

  let fixture: FetchFixture
  private let script = SharedScript()

  private final class SharedScript: Sendable {
    let value = Mutex<Script?>(nil)
  }

  /// Makes a site whose searches, of these ids, find songs with pictures; `songs` is how many each finds.
  init(_ ids: [String] = ["one"], songs: Int, head: String = "") throws {
    fixture = try FetchFixture(ids, store: "pace: 10000", head: head)
    let script = script
    fixture.script { request in
      guard request.target.hasPrefix("/image/") else { return nil }
      return script.value.withLock { $0 }?(request) ?? Self.picture(request.target)
    }
    for (index, id) in ids.enumerated() {
      fixture.put((1...songs).map { song(index * 1_000 + $0) }, for: id)
    }
  }

  /// A song with a picture of its own, or at an address without the size.
  func song(_ id: Int, at address: String? = nil) -> StoreJSON {
    let start = address ?? "\(fixture.server.origin)/image/\(id)"
    return .song(
      id, "Song \(id)",
      [
        "artworkUrl60": .text("\(start)/60x60bb.jpg"), "artworkUrl100": .text("\(start)/100x100bb.jpg"),
        "previewUrl": .text("\(fixture.server.origin)/image/preview/\(id).m4a"),
      ])
  }

  /// Lets requests for pictures be answered by a script.
  func answer(_ answer: Script?) { script.value.withLock { $0 = answer } }

  var root: String { fixture.site.path }

  /// The pictures asked for so far, in order.
  var asked: [String] { fixture.server.requests.map(\.target).filter { $0.hasPrefix("/image/") } }

  /// Starts fetching with more variables than usual.
  func start(_ options: [String] = [], environment: [String: String] = [:]) throws -> CommandProcess {
    try CommandProcess(
      ["fetch", "--site", root] + options,
      environment: fixture.environment.merging(environment) { $1 })
  }

  /// Fetches.
  func fetch(_ options: String..., environment: [String: String] = [:]) async throws -> BuildOutcome {
    try await start(options, environment: environment).end()
  }

  /// The sources in the cache, of which each must be what its name says.
  func sources() throws -> [String] {
    guard FileManager.default.fileExists(atPath: "\(root)/.vitrine/artwork/sources") else { return [] }
    return try fixture.site.temporary.files(below: "site/.vitrine/artwork/sources").filter { file in
      if file.hasPrefix("parts/") { return false }
      let bytes = Array(try fixture.site.temporary.read("site/.vitrine/artwork/sources/\(file)"))
      #expect(
        SHA256Digest(of: bytes).text == file.replacing("/", with: ""), "\(file) has \(bytes.count) bytes")
      return true
    }
  }

  /// The files that are not finished.
  func parts() throws -> [String] {
    (try? fixture.site.temporary.files(below: "site/.vitrine/artwork/sources/parts")) ?? []
  }

  /// How many records of sources the log has, each of one in the cache.
  func records() throws -> Int {
    let folder = ArtworkFolder(site: root)
    let found = ArtworkFolder.fetched(try folder.fetchedLog())
    for artwork in found.values {
      if let digest = artwork.source { #expect(folder.sources.contains(digest.text)) }
    }
    return found.count
  }

  /// A picture of some size that is another one for every path.
  static func picture(_ path: String) -> LoopbackAnswer {
    LoopbackAnswer(fields: [("Content-Type", "image/png"), ("ETag", "\"\(path)\"")], body: bytes(path))
  }

  static func bytes(_ path: String) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + Array(String(repeating: "\(path) ", count: 200).utf8)
      + Array("IEND".utf8)
  }
}
