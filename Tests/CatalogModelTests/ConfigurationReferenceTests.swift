import CatalogModel
import Diagnostics
import Testing
import YAMLReading

@Suite("The table of configuration keys")
struct ConfigurationReferenceTests {
  @Test("no key is listed twice, and each says what it is")
  func wellFormed() {
    let entries = ConfigurationReference.entries
    #expect(Set(entries.map(\.path)).count == entries.count)
    #expect(entries.allSatisfy { $0.meaning.hasSuffix(".") && !$0.type.isEmpty })
    #expect(entries.allSatisfy { !$0.isRequired || $0.defaultValue == nil })
    #expect(entries.allSatisfy { $0.type != "word" || $0.allowed.contains($0.defaultValue ?? "") })
  }

  @Test("every key is used by the complete sample, and the sample uses no others")
  func complete() throws {
    let source = SourceText(path: "site.yml", text: ConfigurationSample.complete)
    let used = paths(of: try YAMLDocument.parse(source), below: "")
    #expect(used == Set(ConfigurationReference.entries.map(\.path)))
  }

  @Test("a key is accepted at its place alone", arguments: ConfigurationReference.entries.map(\.path))
  func place(path: String) throws {
    let key = String(path.split(separator: ".").last ?? "")
    let expected = "unknown key \"\(key)\""
    let sections = [
      "", "store", "store.affiliate", "tiling", "support", "markdown", "searches[]", "searches[].lookup",
    ]
    for section in sections {
      let isThere = (section.isEmpty ? key : "\(section).\(key)") == path
      let isAlso = ConfigurationReference.keys(in: section).contains(key)
      let messages = ConfigurationSample.faults(in: document(with: key, in: section)).map(\.message)
      #expect(messages.contains(expected) == !(isThere || isAlso))
    }
  }

  @Test("exactly the required keys are missed")
  func required() {
    let found = ConfigurationSample.faults(in: "{}") + ConfigurationSample.faults(in: "searches: [{}]")
    let missed = Set(found.map(\.message).filter { $0.hasSuffix("is missing") })
    let required = ConfigurationReference.entries.filter(\.isRequired)
      .map { "the key \"\($0.path.split(separator: ".").last ?? "")\" is missing" }
    #expect(missed == Set(required))
  }

  @Test("the defaults listed are the ones that hold")
  func defaults() throws {
    let listed = Dictionary(
      uniqueKeysWithValues: ConfigurationReference.entries.compactMap { entry in
        entry.defaultValue.map { (entry.path, $0) }
      })
    let site = try ConfigurationSample.decode(ConfigurationSample.minimal)
    let search = try #require(site.searches.first)
    #expect(listed["language"] == site.language.text)
    #expect(listed["theme"] == site.theme.rawValue)
    #expect(listed["artwork"] == site.artwork.rawValue)
    #expect(listed["vanished"] == site.vanished.rawValue)
    #expect(listed["store.country"] == site.store.country.code)
    #expect(listed["store.explicit"] == "\(site.store.includesExplicit)")
    #expect(listed["store.pace"] == "\(site.store.pace)")
    #expect(try StoreEndpoint(listed["store.endpoint"] ?? "") == site.store.endpoint)
    #expect(try PointSize(listed["tiling.view"] ?? "") == site.tiling.view)
    #expect(try PointSize(listed["tiling.cell"] ?? "") == site.tiling.cell)
    #expect(try PointSize(listed["tiling.button"] ?? "") == site.tiling.button)
    #expect(listed["markdown.raw_html"] == "\(site.keepsRawHTML)")
    #expect(listed["searches[].category"] == SearchCategory.all.name && search.scope == .everything)
    #expect(listed["searches[].limit"] == "\(search.limit)")
    #expect(search.includesExplicit == site.store.includesExplicit)
    #expect(listed["searches[].order"] == search.order.rawValue)
    #expect(listed["searches[].snapshot"]?.replacing("<id>", with: "x") == search.snapshot.value.text)
  }

  @Test(
    "every value listed is accepted", arguments: ConfigurationReference.entries.filter { !$0.allowed.isEmpty }
  )
  func allowed(entry: ConfigurationEntry) {
    let parts = entry.path.split(separator: ".").map(String.init)
    for value in entry.allowed {
      let section = parts.dropLast().joined(separator: ".")
      #expect(ConfigurationSample.faults(in: document(with: parts.last ?? "", value, in: section)).isEmpty)
    }
  }

  private func document(with key: String, _ value: String = "{}", in section: String) -> String {
    let head = "title: A\nurl: https://a.example\n"
    let search = "searches: [{id: x, term: y}]\n"
    return switch section {
    case "":
      ["title", "url", "searches"].contains(key) ? "\(key): \(value)\n" : head + search + "\(key): \(value)\n"
    case "searches[]":
      head + "searches: [{\(key): \(value)\(["id", "term"].contains(key) ? "" : ", id: x, term: y")}]\n"
    case "searches[].lookup": head + "searches: [{id: x, lookup: {\(key): \(value)}}]\n"
    case "store.affiliate": head + search + "store: {affiliate: {\(key): \(value)}}\n"
    default: head + search + "\(section): {\(key): \(value)}\n"
    }
  }

  /// The paths of all keys, those of free mappings left out.
  private func paths(of node: YAMLNode, below prefix: String) -> Set<String> {
    switch node.content {
    case .scalar: return []
    case .sequence(let entries):
      return entries.reduce(into: []) { $0.formUnion(paths(of: $1, below: prefix + "[]")) }
    case .mapping(let pairs):
      return pairs.reduce(into: []) { paths, pair in
        let path = prefix.isEmpty ? pair.key : "\(prefix).\(pair.key)"
        paths.insert(path)
        if path != "strings" { paths.formUnion(self.paths(of: pair.value, below: path)) }
      }
    }
  }
}
