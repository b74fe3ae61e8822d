internal import Localization

/// The manifest of a site.
enum SiteManifest {
  /// How many characters a home screen shows of a name, about.
  private static let shortLength = 12

  /// Writes it, with these icons by their files.
  static func json(_ site: SiteBlueprint, icons: [(SiteIcons.Name, String)]) -> [UInt8] {
    let home = site.addresses.home.path
    let values = [
      ("name", site.title), ("short_name", shortName(site.title)), ("start_url", home), ("scope", home),
      ("display", "minimal-ui"), ("background_color", "#fafcfc"), ("theme_color", "#14a0a0"),
      ("lang", site.language.tag), ("dir", site.language.isRightToLeft ? "rtl" : "ltr"),
    ]
    var bytes = Array("{\n".utf8)
    for (key, value) in values {
      member(key, value, to: &bytes)
      bytes += ",\n".utf8
    }
    bytes += "\"icons\": [".utf8
    for (index, (name, file)) in icons.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      write(name, path: site.addresses.path(ofFile: file), to: &bytes)
    }
    bytes += "]\n}\n".utf8
    return bytes
  }

  private static func write(_ name: SiteIcons.Name, path: String, to bytes: inout [UInt8]) {
    let isVector = name == .vector
    bytes += "{".utf8
    member("src", path, to: &bytes)
    bytes += ", ".utf8
    member("sizes", isVector ? "any" : "\(BitmapIcon.touchSize)x\(BitmapIcon.touchSize)", to: &bytes)
    bytes += ", ".utf8
    member("type", isVector ? "image/svg+xml" : "image/png", to: &bytes)
    bytes += "}".utf8
  }

  private static func member(_ key: String, _ value: String, to bytes: inout [UInt8]) {
    bytes += "\"\(key)\": ".utf8
    JSONText.append(value, to: &bytes)
  }

  /// The first words of a title that fit, or the beginning of its first.
  private static func shortName(_ title: String) -> String {
    guard title.count > shortLength else { return title }
    var short = ""
    for word in title.split(separator: " ") {
      let longer = short.isEmpty ? String(word) : "\(short) \(word)"
      guard longer.count <= shortLength else { break }
      short = longer
    }
    return short.isEmpty ? String(title.prefix(shortLength)) : short
  }
}
