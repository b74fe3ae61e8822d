/// The icon with the initials of a title, as SVG.
enum VectorIcon {
  /// Draws it: the initials on a rounded tile, with other colors where the browser is dark. A title without anything to
  /// show gives the mark of tiles.
  static func svg(title: String) -> [UInt8] {
    let initials = String(decoding: PlaceholderArtwork.initials(of: title), as: UTF8.self)
    let mark = initials.isEmpty ? tiles : text(initials)
    let style =
      ".t{fill:#14a0a0}.m{fill:#fff;font:700 \(size(initials))px system-ui,sans-serif}"
      + "@media(prefers-color-scheme:dark){.t{fill:#3fc4c4}.m{fill:#062a2a}}"
    return Array(
      (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>\#(style)</style>"#
        + #"<rect class="t" width="64" height="64" rx="14"/>\#(mark)</svg>"#).utf8)
  }

  /// Two letters are smaller than one. What is escaped stands for one character.
  private static func size(_ initials: String) -> Int {
    initials.hasPrefix("&") || initials.count == 1 ? 40 : 30
  }

  private static func text(_ initials: String) -> String {
    #"<text class="m" x="32" y="33" text-anchor="middle" dominant-baseline="central">\#(initials)</text>"#
  }

  /// Nine tiles, as in the bitmaps.
  private static var tiles: String {
    let places = [10, 26, 42]
    return places.flatMap { y in
      places.map { x in #"<rect class="m" x="\#(x)" y="\#(y)" width="12" height="12" rx="3"/>"# }
    }.joined()
  }
}
