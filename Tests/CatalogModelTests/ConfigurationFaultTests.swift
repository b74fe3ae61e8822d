import CatalogModel
import Diagnostics
import TestSupport
import Testing

@Suite("Faults of a site's configuration")
struct ConfigurationFaultTests {
  static let site: [(marked: String, message: String, hint: String?)] = [
    ("«titel: x\n", "unknown key \"titel\"", "did you mean \"title\"?"),
    (
      "«zzzzzz: x\n", "unknown key \"zzzzzz\"",
      "known here: " + ConfigurationReference.keys(in: "").joined(separator: ", ")
    ),
    ("language: «english\n", "\"english\" is not a language tag", "write a code such as en or pt-BR"),
    ("language: «en_us\n", "\"en_us\" is not a language tag", "did you mean \"en-US\"?"),
    ("language: «[en]\n", "\"language\" must be text, not a list", nil),
    ("summary: «''\n", "\"summary\" is empty", "write something, or remove the key"),
    (
      "summary: «\"a\\0b\"\n", "\"summary\" has a control character in it",
      "remove it; a line break counts as one here"
    ),
    (
      "intro: «/etc/passwd\n", "the path is absolute",
      "write it relative to the site's folder, without \"/\" in front"
    ),
    (
      "intro: «a/../../b\n", "the path leads out of its folder with \"..\"",
      "keep the file in the site's folder"
    ),
    (
      "store: «x\n", "\"store\" must be a mapping of keys to values, not a text",
      "write key: value, with a space after the colon"
    ),
    ("store: {«contry: US}\n", "unknown key \"contry\"", "did you mean \"country\"?"),
    (
      "store: {country: «uk}\n", "there is no store for the country \"uk\"", "did you mean \"gb\"?"
    ),
    (
      "store: {country: «PR}\n", "there is no store for the country \"PR\"",
      "it has no store of its own; the nearest is us"
    ),
    (
      "store: {country: «xx}\n", "there is no store for the country \"xx\"",
      "write the two-letter code of a country that has a store, such as us or gb"
    ),
    ("store: {language: «en-us}\n", "\"en-us\" is not a store language", "write it like en_us or de"),
    (
      "store: {affiliate: {at: «'a b'}}\n", "\"a b\" is not a token",
      "use up to 100 letters, digits, \"-\", \"_\" and \".\""
    ),
    ("store: {affiliate: {at: x, «cp: y}}\n", "unknown key \"cp\"", "did you mean \"ct\"?"),
    (
      "store: {endpoint: «ftp://x}\n", "the store's address is neither http nor https",
      "write it like https://itunes.apple.com"
    ),
    (
      "tiling: {view: «568}\n", "\"568\" is not a width and height",
      "write it like 568x320, each above 0 and at most 100000"
    ),
    (
      "tiling: {button: «95x88}\n", "the button is larger than its cell",
      "make \"button\" at most as wide and as high as \"cell\""
    ),
    (
      "tiling: {cell: «80x88}\n", "the button is larger than its cell",
      "make \"button\" at most as wide and as high as \"cell\""
    ),
    ("support: {email: «nobody}\n", "\"nobody\" is not a mail address", "write it like help@example.org"),
    (
      "support: {subject: «\"a\\nb\"}\n", "\"subject\" has a control character in it",
      "remove it; a line break counts as one here"
    ),
    (
      "support: {rate: «'javascript:alert(1)'}\n", "\"rate\" is not a web address: \"javascript:alert(1)\"",
      "write it in full, with http:// or https://"
    ),
    ("markdown: {raw_html: «yes}\n", "\"raw_html\" must be true or false", "write true, unquoted"),
    (
      "strings: «[a]\n", "\"strings\" must be a mapping of keys to values, not a list",
      "write key: value, with a space after the colon"
    ),
    ("strings: {free: «[a]}\n", "\"free\" must be text, not a list", nil),
    ("strings: {«free: }\n", "\"free\" is empty", "write something, or remove the key"),
    ("artwork: «nowhere\n", "\"nowhere\" is no value for \"artwork\"", "known here: local, remote"),
  ]

  @Test("each fault of the site is reported where it is", arguments: site)
  func siteFault(marked: String, message: String, hint: String?) {
    expect("title: A\nurl: https://a.example\nsearches: [{id: x, term: y}]\n" + marked, message, hint)
  }

  private static let idHint = "write the digits after \"id\" in its store address, such as 361309726"

  static let searches: [(marked: String, message: String, hint: String?)] = [
    (
      "searches: «x\n", "\"searches\" must be a list, not a text",
      "write [a, b], or one entry a line after \"- \""
    ),
    ("searches: «[]\n", "\"searches\" has no entries", "add one, each after \"- \""),
    (
      "searches: [«x]\n", "\"search\" must be a mapping of keys to values, not a text",
      "write key: value, with a space after the colon"
    ),
    ("searches:\n  - «term: y\n", "the key \"id\" is missing", "add id: …"),
    ("searches:\n  - «id: x\n", "this search does not say what to ask for", "add term: …, or lookup: [ids]"),
    (
      "searches:\n  - id: x\n    lookup: [1]\n    term: «y\n",
      "a search has either \"term\" or \"lookup\", not both",
      "keep one of them"
    ),
    (
      "searches: [{id: «Night Jazz, term: y}]\n", "\"Night Jazz\" cannot be an id",
      "use lower-case letters a to z, digits, and hyphens between them"
    ),
    (
      "searches: [{id: «item, term: y}]\n", "the id \"item\" is reserved",
      "the site has a file or folder of that name; choose another"
    ),
    (
      "searches: [{id: x, term: y},\n {id: «x, term: z}]\n", "the id \"x\" is given twice",
      "the search on line 3 has it already; choose another"
    ),
    (
      "searches: [{id: x, term: y},\n {id: z, term: z, snapshot: «snapshots/x.json}]\n",
      "two searches have the snapshot \"snapshots/x.json\"",
      "the one on line 3 has it already; choose another"
    ),
    (
      "searches: [{id: x, term: y, snapshot: «site.yml}]\n", "a snapshot cannot have this name",
      "it ends in .json, not in .departed.json, and no part begins with a dot, like snapshots/shelf.json"
    ),
    (
      "searches: [{id: x, term: y, snapshot: «snapshots/z.departed.json}]\n",
      "a snapshot cannot have this name",
      "it ends in .json, not in .departed.json, and no part begins with a dot, like snapshots/shelf.json"
    ),
    (
      "searches: [{id: x, term: y, snapshot: «snapshots/.previous/x.json}]\n",
      "a snapshot cannot have this name",
      "it ends in .json, not in .departed.json, and no part begins with a dot, like snapshots/shelf.json"
    ),
    ("searches: [{id: x, term: y, «catgory: z}]\n", "unknown key \"catgory\"", "did you mean \"category\"?"),
    (
      "searches: [{id: x, term: y, category: «musik}]\n", "\"musik\" is no value for \"category\"",
      "did you mean \"music\"?"
    ),
    (
      "searches: [{id: x, term: y, category: «tvseason}]\n", "\"tvseason\" is no value for \"category\"",
      "did you mean \"tvSeason\"?"
    ),
    (
      "searches: [{id: x, term: y, order: «size}]\n", "\"size\" is no value for \"order\"",
      "known here: name, listed, released, price"
    ),
    ("searches: [{id: x, term: «'  '}]\n", "\"term\" is empty", "write something, or remove the key"),
    ("searches: [{id: x, term: «[y]}]\n", "\"term\" must be text, not a list", nil),
    (
      "searches: [{id: x, lookup: «1}]\n", "\"lookup\" must be a list, not a text",
      "write [a, b], or one entry a line after \"- \""
    ),
    ("searches: [{id: x, lookup: «[]}]\n", "\"lookup\" has no entries", "add one, each after \"- \""),
    ("searches: [{id: x, lookup: [1, «0]}]\n", "\"0\" is not a store id", idHint),
    (
      "searches: [{id: x, lookup: [1, «99999999999999999999]}]\n",
      "\"99999999999999999999\" is not a store id", idHint
    ),
    ("searches: [{id: x, lookup: [1, «1a]}]\n", "\"1a\" is not a store id", idHint),
    ("searches: [{id: x, lookup: [1, «~]}]\n", "\"lookup\" is empty", "write something, or remove the key"),
    (
      "searches: [{id: x, term: y, country: «EN}]\n", "there is no store for the country \"EN\"",
      "write a country, not a language: us or gb"
    ),
    (
      "searches: [{id: x, term: y, intro: «'a\\b.md'}]\n", "the path has a backslash in it",
      "write \"/\" between names"
    ),
  ]

  @Test("each fault of a search is reported where it is", arguments: searches)
  func searchFault(marked: String, message: String, hint: String?) {
    expect("title: A\nurl: https://a.example\n" + marked, message, hint)
  }

  @Test(
    "an empty site and one that is no mapping are told from each other",
    arguments: [
      (
        "", ["the key \"searches\" is missing", "the key \"title\" is missing", "the key \"url\" is missing"]
      ),
      (
        "{}",
        ["the key \"searches\" is missing", "the key \"title\" is missing", "the key \"url\" is missing"]
      ),
      ("title:Night", ["\"site.yml\" must be a mapping of keys to values, not a text"]),
      ("- a", ["\"site.yml\" must be a mapping of keys to values, not a list"]),
    ])
  func noMapping(text: String, messages: [String]) {
    #expect(ConfigurationSample.faults(in: text).map(\.message) == messages)
  }

  @Test("all faults of a file are reported, top to bottom, with their lines")
  func report() {
    let text = """
      titel: Night Shelf
      url: example.org
      language: english
      store:
        country: uk
      tiling: { view: 0x0, button: 100x100 }
      searches:
        - id: Jazz
          term: a
          lookup: [1]
          order: nam
        - term: b
          intro: ../b.md
        - id: jazz
          lookup: [7, x, 7]
      """
    let report = DiagnosticFormatter(usesColor: false).format(ConfigurationSample.faults(in: text))
    #expect(report == Self.report)
  }

  static let report = """
    site.yml:1:1: error: the key "title" is missing
      titel: Night Shelf
      ^
    hint: add title: …
    site.yml:1:1: error: unknown key "titel"
      titel: Night Shelf
      ^
    hint: did you mean "title"?
    site.yml:2:6: error: the site's address is not a full URL
      url: example.org
           ^
    hint: write it like https://example.org/shelf/
    site.yml:3:11: error: "english" is not a language tag
      language: english
                ^
    hint: write a code such as en or pt-BR
    site.yml:5:12: error: there is no store for the country "uk"
        country: uk
                 ^
    hint: did you mean "gb"?
    site.yml:6:17: error: "0x0" is not a width and height
      tiling: { view: 0x0, button: 100x100 }
                      ^
    hint: write it like 568x320, each above 0 and at most 100000
    site.yml:6:30: error: the button is larger than its cell
      tiling: { view: 0x0, button: 100x100 }
                                   ^
    hint: make "button" at most as wide and as high as "cell"
    site.yml:8:9: error: "Jazz" cannot be an id
        - id: Jazz
              ^
    hint: use lower-case letters a to z, digits, and hyphens between them
    site.yml:10:13: error: a search has either "term" or "lookup", not both
          lookup: [1]
                  ^
    hint: keep one of them
    site.yml:11:12: error: "nam" is no value for "order"
          order: nam
                 ^
    hint: did you mean "name"?
    site.yml:12:5: error: the key "id" is missing
        - term: b
          ^
    hint: add id: …
    site.yml:13:12: error: the path leads out of its folder with ".."
          intro: ../b.md
                 ^
    hint: keep the file in the site's folder
    site.yml:15:17: error: "x" is not a store id
          lookup: [7, x, 7]
                      ^
    hint: write the digits after "id" in its store address, such as 361309726
    site.yml:15:20: warning: the id 7 is listed twice
          lookup: [7, x, 7]
                         ^
    hint: remove one; only the first counts

    """

  @Test("a long value is cut where it is quoted")
  func longValue() {
    let text = ConfigurationSample.minimal + "language: \(String(repeating: "x", count: 5000))\n"
    #expect(ConfigurationSample.faults(in: text).first?.message.count ?? 0 < 100)
  }

  @Test("hundreds of searches with faults are reported up to a bound")
  func manyFaults() {
    let text =
      "title: A\nurl: https://a.example\nsearches:\n" + String(repeating: "  - {id: X, term: }\n", count: 500)
    #expect(ConfigurationSample.faults(in: text).count == 101)
  }

  @Test("thousands of unknown keys cost no more than the ones shown")
  func manyUnknownKeys() {
    let text = ConfigurationSample.minimal + (0..<5_000).map { "titles\($0):\n" }.joined()
    let clock = ContinuousClock()
    let time = clock.measure { #expect(ConfigurationSample.faults(in: text).count == 101) }
    #expect(time < .seconds(20))
  }

  private func expect(_ marked: String, _ message: String, _ hint: String?) {
    let input = Marked(marked)
    let found = ConfigurationSample.faults(in: input.text)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.position == input.position)
    #expect(found.first?.hint == hint)
  }
}
