/// The site of two searches that most tests of the output build.
enum OutputSample {
  static let configuration = """
    title: Night Shelf
    url: https://example.org/shelf/
    language: en
    summary: After ten.
    intro: intros/home.md
    store: { country: US, affiliate: { at: token } }
    searches:
      - { id: jazz, title: Jazz, term: jazz, intro: intros/jazz.md }
      - { id: books, title: Books, term: books, category: ebooks, order: listed }
    """

  static func site() throws -> SiteFixture {
    let site = try SiteFixture(
      configuration,
      files: [
        "intros/home.md": "Start with [jazz](jazz.md).\n",
        "intros/jazz.md": "---\ntitle: All that jazz\n---\nBack [home](home.md).\n",
        "assets/map.png": "not really a picture",
      ])
    try site.record(StoreJSON.songs(20, named: "Tune"), for: "jazz")
    try site.record(
      [
        .song(900, "Über Bücher", ["kind": "ebook"]), .song(3, "Tune 3"),
        .song(901, "夜の本", ["kind": "ebook"]),
      ],
      for: "books")
    return site
  }
}
