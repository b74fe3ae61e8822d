import Markdown
import Testing
import VitrineCommand

@Suite("Names in the Markdown of diff")
struct DiffMarkdownTests {
  private static let joiner = "\u{2060}"

  private func markdown(of name: String) throws -> String {
    let folders = try DiffFolders(
      old: ["a": [.song(1, "One")]], new: ["a": [.song(1, "One"), .song(2, name)]])
    return folders.diff("--markdown").data
  }

  @Test(
    "They mean nothing: what a reader sees is what the store says",
    arguments: [
      "*stars* _lines_ **more**", "`code` ``", "[link](https://example.org) ![x](y)",
      "<b>bold</b> <!-- c -->",
      "&amp; &#64;", "a | b | c", "~~gone~~", "\\*", "$x$ and $$y$$", "# not a heading", "- no list",
      "> no quote",
      "Don't (really) \"quote\" this…", "夜の本 | עברית", "ends with \\", "![", "]]>",
    ])
  func escaping(name: String) throws {
    let text = try markdown(of: name)
    let document = try MarkdownDocument(
      parsing: text, options: MarkdownOptions(usesSmartPunctuation: false))
    let html = String(decoding: document.html(), as: UTF8.self)
    let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
    let seen = html.replacing(Self.joiner, with: "")
    #expect(seen.contains("<li>new: \(escaped) – Somebody (song 2), 0.99 USD</li>"), "\(html)")
  }

  @Test(
    "They mention nobody and refer to nothing",
    arguments: [
      ("@user", "@\(joiner)user"), ("fixes #12", "fixes #\(joiner)12"), ("GH-12", "GH-\(joiner)12"),
      ("gh-1", "gh-\(joiner)1"), ("a/b#3", "a/b#\(joiner)3"), ("www.example.org", "www.\(joiner)example.org"),
      ("https://example.org", "https:\(joiner)//example.org"), (":smile:", ":\(joiner)smile:"),
      ("org/repo!5", "org/repo!\(joiner)5"), ("Live @ Home", "Live @ Home"), ("Part 1: Two", "Part 1: Two"),
      ("No. #", "No. #"), ("www", "www"),
    ])
  func references(name: String, expected: String) throws {
    #expect(try markdown(of: name).contains("- new: \(expected) – Somebody"))
  }

  @Test("The first line stays short whatever there is", arguments: [1, 10, 2_000])
  func subject(count: Int) throws {
    let ids = 1...count
    let folders = try DiffFolders(
      old: ["a": ids.map { .song($0, "Old", ["trackPrice": 5]) }, "b": []],
      new: [
        "a": ids.map { .song($0, "New", ["trackPrice": 4]) } + (ids.map { .song($0 + 10_000, "Another") }),
        "c": [],
      ])
    let subject = folders.diff("--markdown").data.prefix { $0 != "\n" }
    #expect(subject.count <= 72)
    #expect(subject.hasPrefix("Snapshots: \(count) new, \(count) price drop"))
  }
}
