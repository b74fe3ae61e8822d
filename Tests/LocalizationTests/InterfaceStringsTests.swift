import CatalogModel
import Diagnostics
import Localization
import Testing

@Suite struct InterfaceStringsTests {
  private static func entry(_ key: String, _ value: String, line: Int = 1) -> InterfaceStringEntry {
    InterfaceStringEntry(
      key: key, value: value,
      location: Diagnostic.Location(path: "strings/xx.yml", position: SourcePosition(line: line, column: 1)))
  }

  @Test(
    "kinds of products have the app's names",
    arguments: [
      ("album", "Album"), ("audiobook", "Audio Book"), ("book", "Book"), ("ebook", "E-Book"),
      ("feature-movie", "Movie"), ("music-video", "Music Video"), ("podcast", "Podcast"), ("software", "App"),
      ("song", "Song"), ("tv-episode", "TV Episode"), ("mac-software", "Mac App"), ("tv-season", "TV Season"),
      ("hologram", "hologram"), ("", ""), ("Song", "Song"), ("{page}", "{page}"),
    ])
  func labels(kind: String, label: String) {
    #expect(InterfaceStrings.english.label(for: ItemKind(rawValue: kind)) == label)
  }

  @Test("texts are filled with values")
  func filling() {
    let strings = InterfaceStrings.english
    #expect(strings.page(3, of: 12) == "Page 3 of 12")
    #expect(strings.itemCount(0) == "0 items")
    #expect(strings.itemCount(1) == "1 item")
    #expect(strings.itemCount(200) == "200 items")
    #expect(strings.text(.backTo, [.search: "Night jazz"]) == "Back to Night jazz")
    #expect(strings.text(.backTo, [.search: "{search} {page}"]) == "Back to {search} {page}")
    #expect(strings.text(.backTo, [:]) == "Back to {search}")
    #expect(strings.text(.free, [.page: "1"]) == "Free")
  }

  @Test(
    "a text is cut where a value is put in by other means",
    arguments: [
      ("{storefront} store, as of {date}", "US store, as of ", ""), ("{date}: {storefront}", "", ": US"),
      ("a {date} b {storefront} {date}", "a ", " b US D"), ("{storefront}", "US", ""), ("{date}", "", ""),
    ])
  func cutting(text: String, before: String, after: String) throws {
    let parts = try TextTemplate(text).parts(around: .date, [.storefront: "US", .date: "D"])
    #expect(parts.before == before)
    #expect(parts.after == after)
  }

  @Test("an item's second line names its artist, or says that none is known")
  func secondLine() {
    let key = ItemKey(country: "US", kind: .song, id: 1)
    let strings = InterfaceStrings.english
    #expect(
      strings.artistAndType(of: Item(key: key, name: "So What", artist: "Miles Davis"))
        == "Miles Davis (Song)")
    #expect(strings.artistAndType(of: Item(key: key, name: "So What")) == "Unknown (Song)")
  }

  @Test("a key comes from the most specific source that has it, in the end from English")
  func layers() throws {
    let strings = try InterfaceStrings(layers: [
      [Self.entry("free", "de graça")],
      [Self.entry("free", "Gratuito"), Self.entry("home", "Fechar já")],
      [Self.entry("free", "Grátis"), Self.entry("home", "Fechar"), Self.entry("rate", "Menu!")],
    ])
    #expect(strings[.free] == "de graça")
    #expect(strings[.home] == "Fechar já")
    #expect(strings[.rate] == "Menu!")
    #expect(strings[.searches] == "Collections")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let key: String
    let value: String
    let message: String
    let hint: String?

    var testDescription: String { "\(key): \(value)" }

    init(_ key: String, _ value: String, _ message: String, _ hint: String?) {
      self.key = key
      self.value = value
      self.message = message
      self.hint = hint
    }
  }

  @Test(
    "a text that cannot be used is reported",
    arguments: [
      Fault("next-pages", "x", "unknown interface text \"next-pages\"", "did you mean \"next-page\"?"),
      Fault("Next_Page", "x", "unknown interface text \"Next_Page\"", "did you mean \"next-page\"?"),
      Fault(
        "zzzzzzzzzzzzz", "x", "unknown interface text \"zzzzzzzzzzzzz\"",
        NearMiss.hint(for: "zzzzzzzzzzzzz", in: InterfaceString.allCases.map(\.rawValue))),
      Fault(
        "free", " \t", "interface text \"free\" is empty",
        "leave the key out to get the text of a less specific language"),
      Fault(
        "page-of", "{page of {pages}",
        "interface text \"page-of\" has an unknown placeholder \"{page of {pages}\"",
        "known here: page, pages"),
      Fault(
        "page-of", "{page} of {pages", "interface text \"page-of\" has a brace without its counterpart",
        "braces enclose placeholders, as in \"{count}\""),
      Fault(
        "free", "fr}ee", "interface text \"free\" has a brace without its counterpart",
        "braces enclose placeholders, as in \"{count}\""),
      Fault(
        "page-of", "{pag} / {pages}", "interface text \"page-of\" has an unknown placeholder \"{pag}\"",
        "did you mean \"page\"?"),
      Fault(
        "page-of", "Seite {page}", "interface text \"page-of\" must have {page}, {pages}, not {page}",
        "in English it is \"Page {page} of {pages}\""),
      Fault(
        "free", "{price}", "interface text \"free\" must have no placeholder, not {price}",
        "in English it is \"Free\""),
    ])
  func faults(test: Fault) throws {
    let failure = try #require(throws: DiagnosticFailure.self) {
      try InterfaceStrings(layers: [[Self.entry(test.key, test.value, line: 4)]])
    }
    #expect(failure.diagnostics.count == 1)
    let diagnostic = try #require(failure.diagnostics.first)
    #expect(diagnostic.message == test.message)
    #expect(diagnostic.hint == test.hint)
    #expect(diagnostic.location?.position == SourcePosition(line: 4, column: 1))
    #expect(diagnostic.severity == .error)
  }

  @Test("all faults of all sources are reported, in the order of the files")
  func allFaults() throws {
    let failure = try #require(throws: DiagnosticFailure.self) {
      try InterfaceStrings(layers: [
        [Self.entry("clse", "x", line: 9), Self.entry("free", "", line: 2), Self.entry("home", "Start")],
        [Self.entry("rate", "a", line: 5), Self.entry("rate", "b", line: 6)],
      ])
    }
    #expect(failure.diagnostics.map { $0.location?.position?.line } == [2, 6, 9])
    #expect(failure.diagnostics[1].message == "interface text \"rate\" is given twice")
  }

  @Test("a site may leave notes out, but not texts that are needed")
  func emptyNotes() throws {
    let strings = try InterfaceStrings(layers: [
      [Self.entry("generated-by", ""), Self.entry("affiliate-note", "")]
    ])
    #expect(strings[.generatedBy].isEmpty)
    #expect(strings[.affiliateNote].isEmpty)
    #expect(throws: DiagnosticFailure.self) { try InterfaceStrings(layers: [[Self.entry("home", "")]]) }
  }

  @Test("a strings file is read with the places of its keys")
  func reading() throws {
    let source = SourceText(path: "strings/xx.yml", text: "# Texts\nfree: Gratis\n  \nhome: \"Zu\"\nrate:\n")
    let entries = try InterfaceStringEntry.read(source)
    #expect(entries.map(\.key) == ["free", "home", "rate"])
    #expect(entries.map(\.value) == ["Gratis", "Zu", ""])
    #expect(entries.map { $0.location?.position?.line } == [2, 4, 5])
    #expect(try InterfaceStringEntry.read(SourceText(path: "x.yml", text: "")).isEmpty)
  }

  @Test(
    "a strings file that holds something else is refused",
    arguments: [
      ("free: [a, b]\nclose: {a: b}\n", 2), ("- free\n", 1), ("free: a\nfree: b\n", 1), ("free: \"a\n", 1),
    ])
  func unreadable(text: String, count: Int) throws {
    let failure = try #require(throws: DiagnosticFailure.self) {
      try InterfaceStringEntry.read(SourceText(path: "strings/xx.yml", text: text))
    }
    #expect(failure.diagnostics.count == count)
    #expect(failure.diagnostics.allSatisfy { $0.location?.path == "strings/xx.yml" })
  }

  @Test("a language without texts is warned about, English in any form is not")
  func missingTranslation() throws {
    for tag in ["en", "en-GB"] {
      #expect(InterfaceStrings.missingTranslation(of: try #require(PageLanguage(tag))) == nil)
    }
    let warning = InterfaceStrings.missingTranslation(of: try #require(PageLanguage("fi")))
    #expect(warning?.severity == .warning)
    #expect(warning?.message == "the interface has no texts in \"fi\" and is in English")
  }

  @Test("values and texts may hold anything")
  func hostile() throws {
    let strings = InterfaceStrings.english
    let value = "\u{202E}<script>{page}\0 \u{1F469}\u{200D}\u{1F4BB}"
    #expect(strings.text(.backTo, [.search: value]) == "Back to \(value)")
    #expect(strings.label(for: ItemKind(rawValue: value)) == value)
    let text = String(repeating: "{page}{pages}", count: 2_000)
    let filled = try InterfaceStrings(layers: [[Self.entry("page-of", text)]]).page(1, of: 2)
    #expect(filled == String(repeating: "12", count: 2_000))
    #expect(throws: TextTemplate.Fault.unbalancedBrace) {
      try TextTemplate(String(repeating: "{", count: 9_999))
    }
    #expect(throws: TextTemplate.Fault.unknownPlaceholder("")) { try TextTemplate("{}") }
    #expect(throws: TextTemplate.Fault.unknownPlaceholder("Page")) { try TextTemplate("{Page}") }
  }

  @Test("a template cuts a text at its placeholders and puts it together again")
  func templates() throws {
    let template = try TextTemplate("{artist}–{type}!")
    #expect(
      template.segments == [
        .placeholder(.artist), .literal(Array("–".utf8)), .placeholder(.type), .literal(Array("!".utf8)),
      ])
    var bytes = Array("> ".utf8)
    template.append([.type: "Song", .artist: "Ä"], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "> Ä–Song!")
    #expect(try TextTemplate("").segments.isEmpty)
  }

  @Test("every English text is well formed and has a meaning, and no two keys are alike")
  func definitions() throws {
    for key in InterfaceString.allCases {
      #expect(try TextTemplate(key.definition.english) == key.englishTemplate)
      #expect(!key.definition.meaning.isEmpty)
      #expect(key.definition.english != key.rawValue, "\(key)")
      #expect(key.rawValue.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0) })
    }
  }
}
