/// A made-up site as values, which edits change; its files follow from them.
struct SiteDraft: Equatable {
  /// A search and how its page is introduced.
  struct Search: Equatable {
    /// Names its intro and snapshot; stays when the id is changed.
    let key: Int
    var id: String
    var title: String
    var summary: String?
    var order = "name"
    var country: String?
    /// Whether it lists store ids; otherwise it has a term.
    var listed: [Int]?
    /// Its intro; links in it are written `{intro:2}` and `{asset:map.png}`, so that none leads nowhere.
    var intro: String?
  }

  /// One result of a snapshot.
  struct Item: Equatable {
    var id: Int
    var name: String
    var kind = "song"
    var artist = "Somebody"
    var price = "0.99"
    var year = 2014
    var genre = "Jazz"
    var description: String?
  }

  var title = "Shelf"
  var url = "https://example.org/shelf/"
  var language = "en"
  /// Lines of `site.yml` for the whole site, by their first key.
  var settings: [String: String] = [:]
  var intro: String?
  var searches: [Search] = []
  /// By the key of the search.
  var snapshots: [Int: [Item]] = [:]
  /// What the lock has, by the key of the search; without any there is no lock.
  var records: [Int: Record] = [:]
  /// Templates, assets: path and text.
  var extras: [String: String] = [:]
  /// The history, if there is one.
  var events: [Event] = []
  /// What is on the command line.
  var options: [String] = []
  /// Never used twice, so that a search that comes back is a new one.
  var nextKey = 0
}

extension SiteDraft {
  /// Every file of the site.
  var files: [String: String] {
    var files = extras
    files["site.yml"] = configuration
    if let intro { files["intros/home.md"] = resolved(intro) }
    for search in searches {
      if let intro = search.intro { files["intros/\(search.key).md"] = resolved(intro) }
      files["snapshots/\(search.key).json"] = StoreJSON.answer(
        (snapshots[search.key] ?? []).map(\.result))
    }
    if !events.isEmpty { files["snapshots/history.jsonl"] = history }
    return files.merging(lockFiles) { $1 }
  }

  private var configuration: String {
    var text = "title: \(Self.quoted(title))\nurl: \(url)\nlanguage: \(language)\n"
    if intro != nil { text += "intro: intros/home.md\n" }
    for (_, line) in settings.sorted(by: { $0.key < $1.key }) { text += line + "\n" }
    text += "searches:\n"
    for search in searches {
      text += "  - id: \(search.id)\n    title: \(Self.quoted(search.title))\n    order: \(search.order)\n"
      text += "    snapshot: snapshots/\(search.key).json\n"
      if let summary = search.summary { text += "    summary: \(Self.quoted(summary))\n" }
      if let country = search.country { text += "    country: \(country)\n" }
      if let listed = search.listed {
        text += "    lookup: [\(listed.map(String.init).joined(separator: ", "))]\n"
      } else {
        text += "    term: something\n"
      }
      if search.intro != nil { text += "    intro: intros/\(search.key).md\n" }
    }
    return text
  }

  /// The text with a link for each mark whose target is there, and words for the others.
  private func resolved(_ text: String) -> String {
    text.replacing(/\{(intro|asset):([a-z0-9.]+)\}/) { mark in
      let name = mark.2
      if mark.1 == "asset" {
        return extras["assets/\(name)"] == nil ? "no \(name)" : "[\(name)](../assets/\(name))"
      }
      let target = searches.first { String($0.key) == name }
      return target?.intro == nil ? "nothing" : "[there](\(name).md)"
    }
  }

  private static func quoted(_ text: String) -> String { StoreJSON.text(text).source }
}

extension SiteDraft.Item {
  var result: StoreJSON {
    let picture = "https://img.example.com/\(id)/100x100bb.jpg"
    return .song(
      id, name,
      [
        "kind": .text(kind), "artistName": .text(artist), "trackPrice": .number(price),
        "releaseDate": .text("\(year)-06-03T07:00:00Z"), "primaryGenreName": .text(genre),
        "description": description.map(StoreJSON.text) ?? .null, "artworkUrl100": .text(picture),
      ])
  }
}
