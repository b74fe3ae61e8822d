import TestSupport

extension SiteDraft {
  /// A small site: two to four searches with at most twelve items each, from few ids, so that many are shared.
  static func random(using numbers: inout SeededGenerator) -> SiteDraft {
    var draft = SiteDraft()
    for _ in 0..<Int.random(in: 2...4, using: &numbers) { draft.addSearch(using: &numbers) }
    if Bool.random(using: &numbers) { draft.intro = text(using: &numbers) }
    return draft
  }

  /// A search at a place of its own, with a new snapshot.
  mutating func addSearch(using numbers: inout SeededGenerator) {
    let items = Self.items(using: &numbers)
    var search = Search(
      key: nextKey, id: newID(using: &numbers),
      title: numbers.pick(["Night jazz", "Books & more", "Café", "七"]))
    if numbers.happens(1, in: 3) { search.intro = Self.text(using: &numbers) }
    if numbers.happens(1, in: 3) {
      search.listed = items.map(\.id) + [99]
      search.order = "listed"
    }
    if numbers.happens(1, in: 6) { search.country = "JP" }
    snapshots[nextKey] = items
    searches.insert(search, at: Int.random(in: 0...searches.count, using: &numbers))
    nextKey += 1
  }

  /// An id that no search has.
  func newID(using numbers: inout SeededGenerator) -> String {
    let taken = Set(searches.map(\.id))
    return numbers.pick(
      ["jazz", "books", "a-1", "staff-picks", "z", "films", "radio"].filter { !taken.contains($0) })
  }

  static func items(using numbers: inout SeededGenerator) -> [Item] {
    let ids = (1...20).shuffled(using: &numbers).prefix(Int.random(in: 0...12, using: &numbers))
    return ids.map { item($0, using: &numbers) }
  }

  /// An item whose name often is another's, too.
  static func item(_ id: Int, using numbers: inout SeededGenerator) -> Item {
    var item = Item(id: id, name: name(using: &numbers))
    if numbers.happens(1, in: 2) { item.change(using: &numbers) }
    return item
  }

  static func name(using numbers: inout SeededGenerator) -> String {
    numbers.pick([
      "Blue", "Über & Co", "夜の本", "<b>Tune 7</b>", "Tune 10", "tune 9", "Ærø \"live\"", "Blue", "…",
    ])
  }

  /// Markdown, sometimes with front matter, with links that lead somewhere.
  static func text(using numbers: inout SeededGenerator) -> String {
    var text = ""
    if numbers.happens(1, in: 3) {
      text = "---\ntitle: \(numbers.pick(["Late", "Early"]))\n"
      if Bool.random(using: &numbers) { text += "summary: \(numbers.pick(["Some words.", "Others."]))\n" }
      text += "---\n"
    }
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      text += numbers.pick([
        "Plain *words*.", "See {intro:0}.", "See {intro:1} and {intro:2}.", "A {asset:map.png}.",
        "A {asset:note.txt} and <i>tags</i>.", "# Heading\n\n- one\n- two",
      ])
      text += "\n\n"
    }
    return text
  }
}

extension SiteDraft.Item {
  /// Changes one thing about the item; never the id.
  mutating func change(using numbers: inout SeededGenerator) {
    switch Int.random(in: 0...6, using: &numbers) {
    case 0: name = SiteDraft.name(using: &numbers)
    case 1: kind = numbers.pick(["song", "ebook", "feature-movie"])
    case 2: artist = numbers.pick(["Somebody", "", "Nobody's <friend>", "Ada"])
    case 3: price = numbers.pick(["0", "0.99", "-1", "12.5", "null"])
    case 4: year = numbers.pick([1999, 2014, 2024])
    case 5: genre = numbers.pick(["Jazz", "R&B/Soul"])
    default: description = numbers.pick([nil, "Short.", "<p>Long &amp; <b>bold</b></p>"])
    }
  }
}

extension SeededGenerator {
  /// One of the values; there must be some.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// Whether something that comes about so many times in so many tries does now.
  mutating func happens(_ times: Int, in tries: Int) -> Bool {
    Int.random(in: 0..<tries, using: &self) < times
  }
}
