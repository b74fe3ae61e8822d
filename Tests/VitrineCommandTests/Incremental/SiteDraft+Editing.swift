import TestSupport

extension SiteDraft {
  private static let settingLines = [
    "summary": ["summary: After ten.", "summary: Before <ten> & after."],
    "tiling": ["tiling: { view: 320x200 }", "tiling: { view: 100x100 }", "tiling: { cell: 100x90 }"],
    "store": [
      "store: { affiliate: { at: token } }", "store: { country: DE }",
      "store: { affiliate: { at: other, ct: c } }",
    ],
    "support": ["support: { email: help@example.org }", "support: { about: 'https://example.org/about' }"],
    "strings": ["strings: { nothing-found: Nope }", "strings: { home: Start, free: Gratis }"],
    "vanished": ["vanished: drop", "vanished: keep"],
    "theme": ["theme: editorial", "theme: gallery"],
    "markdown": ["markdown: { raw_html: true }"],
  ]

  private static let templates = [
    "tile.mustache": [
      "<li id=\"{{anchor}}\">{{name}}</li>\n", "<li id=\"{{anchor}}\">{{name}}: {{byline}}{{>note}}</li>\n",
    ],
    "note.mustache": ["!", "<hr>\n"],
    "preview.mustache": ["<i>{{name}}</i>", "{{>note}}<b>{{path}}</b>\n"],
    "not-found.mustache": [
      "<h1>{{text.page_not_found_title}}</h1>\n", "<h1>{{site.title}}</h1>{{stylesheet}}\n",
    ],
    "detail.mustache": [
      "{{<layout}}{{$main}}{{#item}}<h1>{{heading}}</h1>{{price}}{{#as_of}}{{before}}{{date.iso}}{{/as_of}}{{#is_gone}}!{{/is_gone}}{{>note}}{{/item}}{{/main}}{{/layout}}\n",
      "{{<layout}}{{$main}}{{search.title}} {{assets.note_txt}} {{back.path}}{{/main}}{{/layout}}\n",
    ],
  ]

  private static let assets = [
    "custom.css": ["body { color: red }\n", ".tile { color: blue }\n"],
    "map.png": ["not a picture", "neither is this one"],
    "note.txt": ["one", "two"],
    "fonts/a.woff2": ["font"],
    "more.js": ["1", "2"],
  ]

  /// Changes the title, or sets, changes or takes away one of the other settings.
  mutating func editSetting(using numbers: inout SeededGenerator) {
    if numbers.happens(1, in: 5) {
      title = numbers.pick(["Shelf", "Night & Shelf", "棚"])
      return
    }
    let key = numbers.pick(Self.settingLines.keys.sorted())
    settings[key] = numbers.happens(1, in: 4) ? nil : numbers.pick(Self.settingLines[key] ?? [])
  }

  /// Writes an own template, and what it needs.
  mutating func editTemplate(using numbers: inout SeededGenerator) {
    let name = numbers.pick(Self.templates.keys.sorted())
    extras["templates/\(name)"] = numbers.pick(Self.templates[name] ?? [])
    repairExtras()
  }

  mutating func editAsset(using numbers: inout SeededGenerator) {
    let name = numbers.pick(Self.assets.keys.sorted())
    extras["assets/\(name)"] = numbers.pick(Self.assets[name] ?? [])
  }

  mutating func removeExtra(using numbers: inout SeededGenerator) {
    guard let path = extras.keys.sorted().randomElement(using: &numbers) else { return }
    extras[path] = nil
    repairExtras()
  }

  /// Adds what templates name.
  private mutating func repairExtras() {
    let templates = extras.filter { $0.key.hasSuffix(".mustache") }.values
    if extras["templates/note.mustache"] == nil, templates.contains(where: { $0.contains("{{>note}}") }) {
      extras["templates/note.mustache"] = "!"
    }
    if extras["assets/note.txt"] == nil, templates.contains(where: { $0.contains("note_txt") }) {
      extras["assets/note.txt"] = "one"
    }
  }
}

extension SiteDraft.Search {
  /// Changes one thing about the search; never the key or id.
  mutating func change(using numbers: inout SeededGenerator) {
    switch Int.random(in: 0...4, using: &numbers) {
    case 0: title = numbers.pick(["Night jazz", "Books & more", "Late", "<One>"])
    case 1: summary = numbers.pick([nil, "What we play.", "Other words."])
    case 2: order = numbers.pick(["name", "listed", "released", "price"])
    case 3: country = numbers.pick([nil, "JP", "DE"])
    default: listed = numbers.pick([nil, (1...20).shuffled(using: &numbers)])
    }
  }
}
