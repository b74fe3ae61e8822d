import Foundation

/// The part of schema.org that pages use, as `schema-org.json` has it, and what is wrong with JSON-LD by it.
struct SchemaVocabulary {
  private struct Table: Decodable {
    let types: [String: Kind]
  }

  private struct Kind: Decodable {
    var extends: String?
    var required: [String]?
    var properties: [String: [String]]?
  }

  private let types: [String: Kind]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "schema-org.json")
    types = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).types
  }

  /// Types that a type of the table names and the table lacks.
  var danglingTypes: [String] {
    types.values.compactMap(\.extends).filter { types[$0] == nil }.sorted()
  }

  /// The faults of a block; empty when all is well.
  func faults(inBlock text: String) -> [String] {
    if text.utf8.contains(where: {
      [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&")].contains($0) || $0 < 0x20
    }) {
      return ["a character that a script element must not have"]
    }
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      Set(json.keys) == ["@context", "@graph"], json["@context"] as? String == "https://schema.org",
      let graph = json["@graph"] as? [Any], !graph.isEmpty
    else { return ["not a graph in the context of schema.org"] }
    return graph.enumerated().flatMap { faults($1, of: Array(types.keys), at: "@graph[\($0)]") }
  }

  private func lineage(_ type: String) -> [String] {
    var names: [String] = []
    var next: String? = type
    while let name = next, !names.contains(name) {
      names.append(name)
      next = types[name]?.extends
    }
    return names
  }

  private func faults(_ value: Any, of kinds: [String], at place: String) -> [String] {
    if let values = value as? [Any] {
      return values.isEmpty ? ["\(place): empty"] : values.flatMap { faults($0, of: kinds, at: place) }
    }
    if let thing = value as? [String: Any] {
      guard let type = thing["@type"] as? String, types[type] != nil else {
        return ["\(place): unknown type"]
      }
      let fits = lineage(type).contains { kinds.contains($0) }
      return fits ? faults(thing, type, at: place) : ["\(place): \(type) is none of \(kinds)"]
    }
    return kinds.contains { types[$0] == nil && Self.isValue(value, of: $0) }
      ? [] : ["\(place): \(value) is none of \(kinds)"]
  }

  private func faults(_ thing: [String: Any], _ type: String, at place: String) -> [String] {
    let kinds = lineage(type).compactMap { types[$0] }
    let missing = kinds.flatMap { $0.required ?? [] }.filter { thing[$0] == nil }
    var faults = missing.map { "\(place): \(type) without \($0)" }
    for (key, value) in thing where key != "@type" {
      guard let allowed = kinds.compactMap({ $0.properties?[key] }).first else {
        faults.append("\(place): \(type) has no \(key)")
        continue
      }
      faults += self.faults(value, of: allowed, at: "\(place).\(key)")
    }
    if type == "Offer", thing["price"] as? String != "0", thing["priceCurrency"] == nil {
      faults.append("\(place): a price without a currency")
    }
    return faults + Self.listFaults(thing, type, at: place)
  }

  /// Entries are counted through, and lead somewhere.
  private static func listFaults(_ thing: [String: Any], _ type: String, at place: String) -> [String] {
    guard let entries = thing["itemListElement"] as? [[String: Any]], !entries.isEmpty else { return [] }
    let positions = entries.compactMap { $0["position"] as? Int }
    let first = positions.first ?? 0
    guard first >= 1, positions == Array(first..<first + entries.count) else {
      return ["\(place): positions \(positions)"]
    }
    if type == "BreadcrumbList" {
      return first == 1 && entries.dropLast().allSatisfy { $0["item"] != nil } ? [] : ["\(place): no way"]
    }
    let count = thing["numberOfItems"] as? Int ?? 0
    return count >= first + entries.count - 1 && entries.allSatisfy { $0["url"] != nil }
      ? [] : ["\(place): entries without an address, or more than there are"]
  }

  private static func isValue(_ value: Any, of kind: String) -> Bool {
    if kind == "Integer" { return (value as? Int).map { $0 >= 0 } ?? false }
    guard let text = value as? String, !text.isEmpty, text == text.trimmingCharacters(in: .whitespaces) else {
      return false
    }
    switch kind {
    case "Text": return true
    case "URL": return URLComponents(string: text)?.host?.isEmpty == false && text.hasPrefix("http")
    case "Date": return text.wholeMatch(of: /[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])/) != nil
    case "Price": return text.wholeMatch(of: /(0|[1-9][0-9]*)(\.[0-9]{2,4})?/) != nil
    case "Currency": return text.wholeMatch(of: /[A-Z]{3}/) != nil
    case "Language": return text.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
    default: return text == kind
    }
  }
}
