import Foundation
import TestSupport
import Testing

/// A recorded store answer with what can be said about it without the project's own decoder.
struct Recording: Sendable {
  /// A reference view and the address of the site.
  struct Variant: Sendable, CustomTestStringConvertible {
    let view: String
    let perPage: Int
    var url = "https://example.org/"

    var testDescription: String { "\(view) at \(url)" }
    var basePath: String { url == "https://example.org/" ? "/" : "/shelf/" }
  }

  /// The file's name without its type.
  let name: String
  let body: Data
  /// The two-letter code of the store that answered.
  let country: String
  /// How many different products it has, by kind and number.
  let distinctCount: Int
  /// Their names as the store spells them, with white space collapsed.
  let names: [String]

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    body = try Data(contentsOf: file)
    let prefix = name.prefix { $0 != "-" }
    country = prefix.count == 2 ? prefix.uppercased() : "US"
    let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    var seen: Set<String> = []
    var names: [String] = []
    for result in answer?["results"] as? [[String: Any]] ?? [] where seen.insert(Self.key(result)).inserted {
      let name = (result["trackName"] ?? result["collectionName"] ?? result["artistName"]) as? String ?? ""
      names.append(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    distinctCount = seen.count
    self.names = names
  }

  static func all() throws -> [Recording] { try SharedFolder.recordings().map(Recording.init) }

  /// A site that shows nothing but this recording.
  func site(_ variant: Variant) throws -> SiteFixture {
    let head = "store: { country: \(country) }\ntiling: { view: \(variant.view) }"
    let site = try SiteFixture(SiteFixture.configuration(url: variant.url, head: head))
    try site.write(body, to: "snapshots/one.json")
    return site
  }

  private static func key(_ result: [String: Any]) -> String {
    let kind = result["kind"] ?? result["collectionType"] ?? result["artistType"] ?? result["wrapperType"]
    let isArtist = result["wrapperType"] as? String == "artist"
    let id = isArtist ? result["artistId"] : result["trackId"] ?? result["collectionId"] ?? result["artistId"]
    return "\(kind ?? "")/\(id ?? "")"
  }
}
