/// The files `init` writes: a site of one search that builds at once and shows where things go.
enum StarterSite {
  /// Paths below the new folder, each with its text.
  static let files: [(path: String, text: String)] = [
    ("site.yml", configuration),
    ("intros/home.md", homeIntro),
    ("intros/wonderland.md", searchIntro),
    ("snapshots/wonderland.json", snapshot),
    (".gitignore", "# What `vitrine build` makes. Everything else belongs to the site.\n/public/\n"),
  ]

  private static let configuration = """
    # What this site is. Documentation/site.md in Vitrine's repository explains every key.
    title: My Shelf
    url: https://example.org/
    language: en
    summary: A few things worth finding.
    intro: intros/home.md

    store:
      country: US
      # Your affiliate token, if you have one, is added to every link into the store.
      # affiliate: { at: 1001lExample, ct: my-shelf }

    # The size in points that the pages of tiles are made for: 568x320 holds 6 columns of 3.
    tiling:
      view: 568x320

    # Each search is a shelf with its own address. Its answer is recorded in snapshots/<id>.json.
    searches:
      - id: wonderland
        title: Wonderland
        term: alice in wonderland
        category: ebooks
        intro: intros/wonderland.md

    """

  private static let homeIntro = """
    Welcome. This text is *Markdown*, in `intros/home.md`.

    Start with the shelf about [Wonderland](wonderland.md).

    """

  private static let searchIntro = """
    ---
    summary: The rabbit, the hole, and what came after.
    ---
    Down the **rabbit hole**, in a few editions. Change this text in `intros/wonderland.md`.

    """

  /// In the layout of the store's own answers, with plain facts about books in the public domain.
  private static let snapshot = """
    {
     "resultCount":6,
     "results": [
    {"kind":"ebook", "trackId":361558484, "artistId":2683818, "trackName":"Alice's Adventures in Wonderland", \
    "artistName":"Lewis Carroll", "trackViewUrl":"https://itunes.apple.com/us/book/id361558484?mt=11&uo=4", \
    "price":0.00, "currency":"USD", "releaseDate":"2010-05-14T07:00:00Z", "genres":["Fiction & Literature", "Books"]},
    {"kind":"ebook", "trackId":361699751, "artistId":2683818, "trackName":"Alice's Adventures Under Ground", \
    "artistName":"Lewis Carroll", "trackViewUrl":"https://itunes.apple.com/us/book/id361699751?mt=11&uo=4", \
    "price":0.00, "currency":"USD", "releaseDate":"2010-04-03T07:00:00Z", "genres":["Fiction & Literature", "Books"]},
    {"kind":"ebook", "trackId":494818528, "artistId":2683818, \
    "trackName":"Songs From Alice in Wonderland and Through the Looking-Glass", \
    "artistName":"Lewis Carroll", "trackViewUrl":"https://itunes.apple.com/us/book/id494818528?mt=11&uo=4", \
    "price":0.00, "currency":"USD", "releaseDate":"1898-01-01T08:00:00Z", "genres":["Fiction & Literature", "Books"]},
    {"kind":"ebook", "trackId":498738231, "artistId":39681, "trackName":"Tenniel Illustrations for Alice in Wonderland", \
    "artistName":"John Tenniel", "trackViewUrl":"https://itunes.apple.com/us/book/id498738231?mt=11&uo=4", \
    "price":0.00, "currency":"USD", "releaseDate":"1914-02-25T08:00:00Z", "genres":["Fiction & Literature", "Books"]},
    {"kind":"ebook", "trackId":379221860, "artistId":2683818, "trackName":"Alice in Wonderland", \
    "artistName":"Lewis Carroll", "trackViewUrl":"https://itunes.apple.com/us/book/id379221860?mt=11&uo=4", \
    "price":0.99, "currency":"USD", "releaseDate":"2010-06-23T07:00:00Z", "genres":["Action & Adventure", "Books"]},
    {"kind":"ebook", "trackId":370187447, "artistId":2683818, "trackName":"Works of Lewis Carroll. Illustrated", \
    "artistName":"Lewis Carroll", "trackViewUrl":"https://itunes.apple.com/us/book/id370187447?mt=11&uo=4", \
    "price":5.99, "currency":"USD", "releaseDate":"2010-01-01T08:00:00Z", "genres":["Children's Fiction", "Books"]}]
    }

    """
}
