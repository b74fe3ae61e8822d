/// Resolves the links of intros to the site's own pages, so that the base path is added exactly once.
///
/// - `/night-jazz/` is seen from the home page, whatever path the site lives under.
/// - `night-jazz.md` is the page that shows that intro, seen from the folder of the intro the link is in, so that the
///   links also work where the Markdown files are read as they are. With a slash in front it is seen from the site's
///   folder.
/// - `../assets/map.png` is an asset, seen from the same folder; other relative links are seen from the home page,
///   `assets/map.png` included.
/// - A fragment, a query, and addresses with a scheme or a host stay as they are.
package struct IntroLinks: Sendable {
  /// What becomes of a link.
  package enum Target: Hashable, Sendable {
    /// It leads where it says.
    case asWritten
    /// It leads to this address.
    case address(String)
    /// No page shows the intro at this path, seen from the site's folder.
    case missingIntro(path: String)
    /// There is no such asset.
    case missingAsset(name: String)
    /// It climbs out of the site's folder.
    case outside
  }

  private let addresses: SiteAddresses
  private let pages: [String: PageAddress]
  private let assets: [String: Asset]?
  private let searchIDs: [String]
  private let hasFeeds: Bool

  /// Takes the pages by the path of the intro they show, the site's assets, or nil when those could not be read, so
  /// that links to them cannot be judged, the ids of all searches, and whether the site has feeds.
  package init(
    addresses: SiteAddresses, pages: [String: PageAddress], assets: [Asset]?, searchIDs: [String] = [],
    hasFeeds: Bool = false
  ) {
    self.addresses = addresses
    self.searchIDs = searchIDs
    self.hasFeeds = hasFeeds
    self.pages = pages
    self.assets = assets.map { Dictionary($0.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }
  }

  /// The intros that links can lead to, in byte order.
  package var introPaths: [String] { pages.keys.sorted() }

  /// The assets that links can lead to, in byte order.
  package var assetNames: [String] { (assets ?? [:]).keys.sorted() }

  /// The addresses of the searches, as an intro may write them.
  package var searchPaths: [String] { searchIDs.map { "/\($0)/" } }

  /// Whether an address may lead to something of the site, or does not lead into the site at all. Which items and how
  /// many pages there are is not asked.
  package func mayLeadSomewhere(_ address: String) -> Bool {
    guard address.hasPrefix(addresses.basePath), !address.hasPrefix("//") else { return true }
    let path = address.dropFirst(addresses.basePath.count).prefix { $0 != "#" && $0 != "?" }
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first else { return true }
    if searchIDs.contains(first) {
      return parts.count == 1 || (parts.count == 3 && parts[1] == "page")
        || (parts.count == 2 && isFeed(parts[1]))
    }
    return Self.otherNames.contains(first) || (parts.count == 1 && isFeed(first))
  }

  private func isFeed(_ name: String) -> Bool {
    hasFeeds && FeedFormat.allCases.contains { $0.fileName == name }
  }

  /// What else is at the top of the output.
  private static let otherNames = [
    "404.html", "assets", SiteIcons.Name.bitmap.rawValue, "index.html", "item", "robots.txt", "sitemap.xml",
  ]

  /// Where a link of the intro at `intro` (relative to the site's folder) leads.
  package func target(of destination: String, inIntro intro: String) -> Target {
    let bytes = destination.utf8
    guard !hasScheme(destination), !destination.hasPrefix("//") else { return .asWritten }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? bytes.endIndex
    let (path, rest) = (String(destination[..<end]), String(destination[end...]))
    if path.isEmpty { return .asWritten }
    let isFromHome = bytes.first == UInt8(ascii: "/")
    // A link that already has the base path, copied from a browser, keeps it.
    if isFromHome, addresses.basePath != "/", path.hasPrefix(addresses.basePath) { return .asWritten }
    guard let fromIntro = resolve(path, from: isFromHome ? "" : intro) else { return .outside }
    if fromIntro.hasSuffix(".md") {
      guard let page = pages[fromIntro] else { return .missingIntro(path: fromIntro) }
      return .address(page.path + rest)
    }
    if let asset = asset(fromIntro, rest) { return asset }
    // What climbs out of the site as seen from the home page is a file beside the intro, at the address it has there.
    let fromHome = resolve(path, from: "") ?? fromIntro
    return asset(fromHome, rest) ?? .address(addresses.path(ofFile: fromHome) + rest)
  }

  /// The asset at a path of the site's folder; nil when the path is of something else.
  private func asset(_ path: String, _ rest: String) -> Target? {
    let folder = "assets/"
    guard path.hasPrefix(folder) else { return nil }
    guard let assets else { return .asWritten }
    let name = String(path.dropFirst(folder.count))
    guard let asset = assets[name] else { return .missingAsset(name: name) }
    return .address(addresses.path(ofFile: asset.file) + rest)
  }

  /// Follows `.` and `..` from the folder of a file and undoes percent-encoding; nil when the path climbs out. A slash
  /// at the end stays, and so does the one that `.` and `..` stand for there.
  private func resolve(_ path: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    var isFolder = path.hasSuffix("/")
    for written in path.split(separator: "/").map(String.init) {
      let part = Self.decoded(written)
      switch part {
      case ".": isFolder = true
      case "..":
        if parts.popLast() == nil { return nil }
        isFolder = true
      default:
        parts.append(part)
        isFolder = path.hasSuffix("/")
      }
    }
    let joined = parts.joined(separator: "/")
    return isFolder && !joined.isEmpty ? joined + "/" : joined
  }

  /// A part of a path without its percent-encoding, unless that would make it something else than one part.
  private static func decoded(_ part: String) -> String {
    guard let decoded = PercentEncoding.decoded(part) else { return part }
    return decoded.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 } ? part : decoded
  }

  /// Whether there is a letter and more before the first colon (RFC 3986, section 3.1).
  private func hasScheme(_ destination: String) -> Bool {
    let scheme = destination.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < destination.utf8.count, let first = scheme.first else { return false }
    return Self.isLetter(first)
      && scheme.allSatisfy { byte in
        Self.isLetter(byte) || (0x30...0x39).contains(byte)
          || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
