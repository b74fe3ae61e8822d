import Foundation
import Testing

@Suite("Intros in pages")
struct IntroTests {
  /// A site under a base path whose search `one` shows this intro, and whose home page has one that links to it.
  private static func site(_ intro: String, head: String = "") throws -> SiteFixture {
    let site = try SiteFixture(
      """
      title: Shelf
      url: https://example.org/shelf/
      intro: intros/home.md
      \(head)
      searches:
        - { id: one, title: One, term: x, intro: intros/one.md }
        - { id: two, title: Two, term: y, intro: intros/more/two.md }
      """,
      files: [
        "intros/home.md": "[One](one.md) and [Two](more/two.md#x)\n", "intros/one.md": intro,
        "intros/more/two.md":
          "[up](../one.md), [home](/), [two](/two/), [picture](../../assets/map.png)\n\n# x\n",
        "assets/map.png": "x",
      ])
    try site.record(StoreJSON.songs(20))
    try site.record([], for: "two")
    return site
  }

  static let markdown = [
    ("*soft* and **strong**", "<em>soft</em> and <strong>strong</strong>"),
    ("# Heading", ">Heading</h"),
    ("- a\n- b\n", "<li>a</li>"),
    ("1. a\n2. b\n", "<ol>"),
    ("> quoted", "<blockquote>"),
    ("`a < b`", "<code>a &lt; b</code>"),
    ("```\n<b>\n```", "&lt;b&gt;"),
    ("***", "<hr"),
    ("[text](https://example.com/?a=1&b=2 \"t\")", "href=\"https://example.com/?a=1&amp;b=2\""),
    ("[mail](mailto:a@example.org)", "href=\"mailto:a@example.org\""),
    ("\"quoted\" -- it's...", "“quoted” – it’s…"),
    ("line  \nbreak", "<br"),
    ("AT&amp;T &copy; <", "AT&amp;T © &lt;"),
    ("![alt](../assets/map.png)", "src=\"/shelf/assets/map.png\""),
    ("[two](more/two.md)", "href=\"/shelf/two/\""),
    ("[two](more/two.md#x)", "href=\"/shelf/two/#x\""),
    ("[home](home.md)", "href=\"/shelf/\""),
    ("[two](/two/)", "href=\"/shelf/two/\""),
    ("[already](/shelf/two/)", "href=\"/shelf/two/\""),
    ("[page](/one/page/2/)", "href=\"/shelf/one/page/2/\""),
  ]

  @Test("are CommonMark with smart punctuation, links under the base path", arguments: markdown)
  func rendered(_ text: String, _ html: String) throws {
    let site = try Self.site(text)
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(outcome.warnings.isEmpty, "\(outcome.messages)")
    #expect(site.page("one/index.html").contains(html), "\(text)")
  }

  @Test("An intro stands on the first page of its search only")
  func firstPage() throws {
    let site = try Self.site("Only once.")
    #expect(site.build().isDone)
    #expect(site.page("one/index.html").contains("<p>Only once.</p>"))
    #expect(!site.page("one/page/2/index.html").contains("<p>Only once.</p>"))
  }

  @Test("Links between intros, pages and assets all lead somewhere, however deep the intro is")
  func crossLinks() throws {
    let site = try Self.site("[home](home.md)")
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(site.page("index.html").contains("href=\"/shelf/one/\""))
    let two = site.page("two/index.html")
    for link in ["/shelf/one/", "/shelf/", "/shelf/two/", "/shelf/assets/map.png"] {
      #expect(two.contains("href=\"\(link)\""), "\(link)")
    }
  }

  @Test("Front matter names the page and says what it is")
  func frontMatter() throws {
    let site = try Self.site("---\ntitle: A <title>\nsummary: \"It's a \\\"sum\\\"\"\n---\nText.\n")
    #expect(site.build().isDone)
    let page = site.page("one/index.html")
    #expect(page.contains("A &lt;title&gt;</bdi></h1>"))
    #expect(OutputPages.unescaped(page).contains("name=\"description\" content=\"It's a \"sum\"\""))
    #expect(!page.contains("summary:"))
  }

  @Test("Without a summary the beginning of the text stands in")
  func plainSummary() throws {
    let site = try Self.site("Some *soft* [words](https://example.com/).\n")
    #expect(site.build().isDone)
    #expect(site.page("one/index.html").contains("name=\"description\" content=\"Some soft words.\""))
  }

  static let faults = [
    ("---\ntitle: x\n", "one.md:1:1: error", "has no end"),
    ("---\n- a\n---\n", "one.md:2:", "mapping"),
    ("---\ntitel: x\n---\n", "one.md:2:1: error", "title"),
    ("---\ntitle: [x]\n---\n", "one.md:2:", "title"),
    ("---\ntitle: x\ntitle: y\n---\n", "one.md:3:", "given twice"),
    ("---\ntitle: *x\n---\n", "one.md:2:", "anchor"),
    ("text\n\n[x](missing.md)", "one.md:3:", "no page shows the intro \"intros/missing.md\""),
    ("[x](hone.md)", "one.md:1:", "home.md"),
    ("[x](../assets/mop.png)", "one.md:1:", "no asset \"mop.png\""),
    ("[x](../../../etc/passwd)", "one.md:1:", "leads out"),
    ("[x](../../one.md)", "one.md:1:", "leads out"),
  ]

  @Test("Faults have their place", arguments: faults)
  func fault(_ text: String, _ place: String, _ words: String) throws {
    let site = try Self.site(text)
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("\(site.path)/intros/\(place)"), "\(outcome.messages)")
    #expect(outcome.messages.contains(words), "\(outcome.messages)")
  }

  @Test("HTML is left out with a warning, unless the site allows it")
  func rawHTML() throws {
    let text = "a\n\n<div class=\"x\">block</div>\n\nb <small>inline</small>\n"
    let site = try Self.site(text)
    let outcome = site.build()
    #expect(outcome.isDone)
    #expect(outcome.warnings.count == 2, "\(outcome.messages)")
    #expect(outcome.messages.contains("one.md:3:1: warning"))
    #expect(!site.page("one/index.html").contains("<div class=\"x\">"))
    #expect(!site.page("one/index.html").contains("<small>"))
    let allowing = try Self.site(text, head: "markdown: { raw_html: true }")
    #expect(allowing.build().warnings.isEmpty)
    #expect(allowing.page("one/index.html").contains("<div class=\"x\">block</div>"))
    #expect(allowing.page("one/index.html").contains("<small>inline</small>"))
  }

  static let unsafe = [
    "[x](javascript:alert(1))", "[x](JAVASCRIPT:alert(1))", "[x](&#106;avascript:alert(1))",
    "<javascript:alert(1)>",
    "[x](data:text/html,x)", "[x](vbscript:x)", "[x](file:///etc/passwd)", "![x](javascript:alert(1))",
    "![x](data:image/svg+xml,x)", "[x](//evil.example/)", "[x][y]\n\n[y]: javascript:alert(1)",
  ]

  @Test(
    "Addresses with an unsafe scheme are dropped with a warning, also where HTML is allowed",
    arguments: unsafe)
  func dropped(_ text: String) throws {
    for head in ["", "markdown: { raw_html: true }"] {
      let site = try Self.site(text, head: head)
      let outcome = site.build()
      #expect(outcome.isDone, "\(outcome.messages)")
      #expect(outcome.warnings.count == 1, "\(outcome.messages)")
      for attribute in ["href", "src"] {
        let page = try site.pages().files["one/index.html"] ?? Data()
        for value in OutputPages.between(" \(attribute)=\"", "\"", in: page) {
          #expect(
            value.hasPrefix("/shelf/") || value.hasPrefix("https://example.org/") || value.hasPrefix("#"))
        }
      }
    }
  }
}
