/// Resolves the links of intros to the site's own pages, so that the base path is added exactly once.
///
/// - `/night-jazz/` is seen from the home page, whatever path the site lives under.
/// - `night-jazz.md` is the page that shows that intro, seen from the folder of the intro the link is in, so that the
///   links also work where the Markdown files are read as they are.
/// - `../assets/map.png` is an asset, seen from the same folder; other relative links are seen from the home page.
/// - A fragment, a query, and addresses with a scheme stay as they are.
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
  private let assets: [String: Asset]

  /// Takes the pages by the path of the intro they show, and the site's assets.
  package init(addresses: SiteAddresses, pages: [String: PageAddress], assets: [Asset]) {
    self.addresses = addresses
    self.pages = pages
    self.assets = Dictionary(assets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The intros that links can lead to, in byte order.
  package var introPaths: [String] { pages.keys.sorted() }

  /// Where a link of the intro at `intro` (relative to the site's folder) leads.
  package func target(of destination: String, inIntro intro: String) -> Target {
    guard let first = destination.utf8.first, first != UInt8(ascii: "#"), !hasScheme(destination) else {
      return .asWritten
    }
    let end = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let (path, rest) = (String(destination[..<end]), String(destination[end...]))
    if path.isEmpty { return .asWritten }
    if path.hasPrefix("/") { return fromHome(path, rest) }
    guard let resolved = resolve(path, from: intro) else { return .outside }
    if path.hasSuffix(".md") {
      guard let page = pages[resolved] else { return .missingIntro(path: resolved) }
      return .address(page.path + rest)
    }
    if resolved.hasPrefix("assets/") {
      let name = String(resolved.dropFirst("assets/".count))
      guard let asset = assets[name] else { return .missingAsset(name: name) }
      return .address(addresses.path(ofFile: asset.file) + rest)
    }
    guard let fromRoot = resolve(path, from: "") else { return .outside }
    return .address(addresses.basePath + fromRoot + rest)
  }

  private func fromHome(_ path: String, _ rest: String) -> Target {
    // A link that already has the base path, copied from a browser, keeps it.
    if addresses.basePath != "/", path.hasPrefix(addresses.basePath) { return .asWritten }
    guard let resolved = resolve(String(path.dropFirst()), from: "") else { return .outside }
    return .address(addresses.basePath + resolved + rest)
  }

  /// Follows `.` and `..` from the folder of a file; nil when the path climbs out. A slash at the end stays.
  private func resolve(_ path: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) {
      switch part {
      case ".": break
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasSuffix("/") && !joined.isEmpty ? joined + "/" : joined
  }

  private func hasScheme(_ destination: String) -> Bool {
    let scheme = destination.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < destination.utf8.count else { return false }
    return scheme.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }
}
