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

/// A site with recorded answers whose pictures are on a server of this machine.
final class ArtworkStage {
  /// Answers a request for a picture; nil for one as it should be.
  typealias Script = @Sendable (LoopbackRequest) -> LoopbackAnswer?

  private final class Shelf: Sendable {
    let script = Mutex<Script?>(nil)
    let running = Mutex((now: 0, most: 0))

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      defer { running.withLock { $0.now -= 1 } }
      if let answer = script.withLock({ $0 })?(request) { return answer }
      return ArtworkStage.picture(request.target)
    }
  }

  let stage: FetchStage
  let server: LoopbackServer
  private let shelf: Shelf
  /// Answers of the searches, by their ids.
  private var answers: [String: String] = [:]

  /// Makes a site with searches of these ids and no answers.
  init(_ ids: [String] = ["a"], extra: String = "") throws {
    let shelf = Shelf()
    self.shelf = shelf
    server = try LoopbackServer { shelf.answer($0) }
    stage = try FetchStage(ids, extra: extra) { _, _ in .status(500) }
  }

  /// Makes a site whose only search found songs with these pictures, and fetches that.
  convenience init(pictures: [String]) throws {
    try self.init(["a"])
    try record(pictures.enumerated().map { song($0 + 1, $1) })
  }

  /// A song whose picture is below this path, or at this address.
  func song(_ id: Int, _ picture: String?, name: String? = nil) -> String {
    let start = picture.map { $0.contains("://") ? $0 : "\(server.origin)/\($0)" }
    let fields = start.map { start in
      ", \"artworkUrl60\":\"\(start)/60x60bb.jpg\", \"artworkUrl100\":\"\(start)/100x100bb.jpg\""
    }
    return """
      {"wrapperType":"track", "kind":"song", "trackId":\(id), "trackName":"\(name ?? "Song \(id)")", \
      "artistName":"Somebody", "trackViewUrl":"https://music.apple.com/us/album/x/1?i=\(id)&uo=4", \
      "previewUrl":"\(server.origin)/preview/\(id).m4a"\(fields ?? "")}
      """
  }

  /// Lets the store give these results for a search, and fetches it.
  func record(_ songs: [String], for id: String = "a") throws {
    answers[id] = SongList.body(songs)
    let answers = answers
    stage.answer { address, _ in
      answers.first { address.contains("about+\($0.key)&") }.map { .body($0.value) } ?? .status(500)
    }
    try stage.fetch(only: [id], accepted: [id], isForced: true)
  }

  /// Lets requests for pictures be answered by a script.
  func script(_ script: Script?) { shelf.script.withLock { $0 = script } }

  /// Brings the pictures.
  @discardableResult
  func fetch(
    only: [String]? = nil, isForced: Bool = false, seconds: Int64? = nil, mayPrune: Bool = true,
    limits: ArtworkLimits = ArtworkLimits(retry: .quick), interruption: Interruption = Interruption(),
    library: String? = nil, observe: @escaping (ArtworkEvent) -> Void = { _ in }
  ) throws -> ArtworkReport {
    try stage.fetcher(only: only, isForced: isForced).fetchArtwork(
      by: { CurlTransport(userAgent: "Test/1", library: library) }, interruption: interruption,
      seconds: seconds, limits: limits, mayPrune: mayPrune, observe: observe)
  }

  /// The paths asked for so far, in order.
  var asked: [String] { server.requests.map(\.target) }

  /// The most requests that were being answered at once.
  var mostAtOnce: Int { shelf.running.withLock { $0.most } }

  var folder: ArtworkFolder { ArtworkFolder(site: stage.root) }

  /// What the log says of the picture below this path.
  func known(_ picture: String) throws -> FetchedArtwork? {
    let url = ArtworkURL(try #require(WebURL("\(server.origin)/\(picture)/100x100bb.jpg")))
    return ArtworkFolder.fetched(try folder.fetchedLog())[ArtworkKey(Artwork(small: url, large: url))]
  }

  /// The source of the picture below this path; nil when there is none.
  func source(_ picture: String) throws -> String? {
    guard let digest = try known(picture)?.source else { return nil }
    return try folder.sources.read(digest.text, limit: ImageLimits.bytes).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The files in the cache, of which every source must be what its name says.
  func sources() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let files = try stage.folder.files(below: "site/.vitrine/artwork/sources")
    for file in files {
      let bytes = Array(try stage.folder.read("site/.vitrine/artwork/sources/\(file)"))
      #expect(SHA256Digest(of: bytes).text == file.replacing("/", with: ""))
    }
    return files
  }

  /// A picture that is another one for every path.
  static func bytes(_ path: String) -> [UInt8] { [0x89] + Array("PNG\r\n\u{1A}\n\(path)IEND".utf8) }

  static func picture(_ path: String, tag: String? = nil) -> LoopbackAnswer {
    LoopbackAnswer(
      fields: [("Content-Type", "image/png")] + (tag.map { [("ETag", $0)] } ?? []), body: bytes(path))
  }
}

extension RetryPolicy {
  /// Three tries with no time between, for clocks in which waiting takes some.
  static let quick = RetryPolicy(tries: 3, firstWait: .milliseconds(1), patience: .seconds(30))
}

extension ArtworkReport {
  /// The messages, with their hints.
  var words: String {
    diagnostics.map { "\($0.severity): \($0.message)\n\($0.hint ?? "")\n" }.joined()
  }
}
