import BuiltinTheme

/// The files of the built-in theme.
enum TemplateFiles {
  private static let purposes = [
    "home.mustache": "the home page",
    "grid.mustache": "a page of tiles",
    "detail.mustache": "an item's page",
    "not-found.mustache": "the page for missing addresses, `404.html`",
    "metadata.mustache": "what the head of a page says to machines",
    "menu.mustache": "the menu with links to support, ratings and a page about the site",
    "layout.mustache": "what is around every page: head, header, footer",
    "tile.mustache": "one item in a grid",
    "feeds.mustache": "the links to feeds in the head of a page",
    "artwork.mustache": "a picture, wherever one is shown",
    "preview.mustache": "one item's picture on the home page",
    "assets/site.css": "the style sheet; the rules of the site's tiling are appended to it",
    "assets/site.js": "the script, which makes some things handier; every page works without it",
  ]

  /// Files without a purpose above are listed with an empty one, which `ThemeTests` reports.
  static var undescribed: [String] { listed.filter { purposes[$0] == nil } }

  static var text: String {
    var table = MarkdownTable(["Built-in file", "Makes", "Your own goes to"])
    for path in listed {
      table.add([
        "`\(path)`", purposes[path] ?? "", "`\(path.hasPrefix("assets/") ? path : "templates/" + path)`",
      ])
    }
    let languages = ThemeFiles.all.compactMap {
      $0.path.wholeMatch(of: /strings\/(.+)\.yml/).map { "`\($0.1)`" }
    }
    table.add([
      "`strings/<language>.yml`", "the interface in one language", "`templates/strings/<language>.yml`",
    ])
    return table.text + "The interface speaks \(languages.joined(separator: ", ")).\n"
  }

  private static var listed: [String] { ThemeFiles.all.map(\.path).filter { !$0.hasPrefix("strings/") } }
}
