import YAMLReading

extension ConfigurationDecoder {
  /// `term:` or `lookup:`
  mutating func query(in search: ConfigurationSection) -> SearchQuery? {
    if let lookup = search["lookup"] {
      if let term = search["term"] { report(.termAndLookup, at: max(term.position, lookup.position)) }
      let lookups = lookups(lookup)
      return lookups.isEmpty ? nil : .lookup(lookups)
    }
    if search["term"] == nil { report(.noQuery, at: search.position) }
    return line("term", in: search, limit: SearchQuery.longestTerm).map(SearchQuery.term)
  }

  /// A list of ids, or a mapping of keys to values.
  private mutating func lookups(_ node: YAMLNode) -> [StoreLookup] {
    var budget = SearchQuery.mostValues
    guard case .mapping = node.content else {
      guard let entries = findings.list(node, "lookup") else { return [] }
      if entries.isEmpty { report(.emptyList("lookup"), at: node.position) }
      return [values(entries, of: .id, named: "lookup", &budget)].compactMap { $0 }
    }
    guard let section = section(node, "lookup", path: "searches[].lookup") else { return [] }
    let keys = section.keys.compactMap(LookupKey.init(rawValue:))
    if section.keys.isEmpty { report(.emptyLookup, at: node.position) }
    return keys.compactMap { key in
      section[key.rawValue].flatMap { values(of: key, in: $0, &budget) }
    }
  }

  /// One value, or a list of them.
  private mutating func values(of key: LookupKey, in node: YAMLNode, _ budget: inout Int) -> StoreLookup? {
    guard case .sequence(let entries) = node.content else {
      return values([node], of: key, named: key.rawValue, &budget)
    }
    if entries.isEmpty { report(.emptyList(key.rawValue), at: node.position) }
    return values(entries, of: key, named: key.rawValue, &budget)
  }

  private mutating func values(
    _ entries: [YAMLNode], of key: LookupKey, named name: String, _ budget: inout Int
  ) -> StoreLookup? {
    var values: [Located<LookupValue>] = []
    var seen: Set<LookupValue> = []
    for entry in entries {
      budget -= 1
      if budget == -1 { report(.tooManyValues(limit: SearchQuery.mostValues), at: entry.position) }
      guard budget >= 0 else { break }
      guard let value = value(entry, of: key, named: name) else { continue }
      if seen.insert(value).inserted {
        values.append(Located(value, at: findings.location(at: entry.position)))
      } else {
        warn(.repeatedLookup(value.text, of: key), at: entry.position)
      }
    }
    return values.isEmpty ? nil : StoreLookup(key: key, values: values)
  }

  /// A value by its text, not by the number it may look like, which would have lost its leading zeros.
  private mutating func value(_ entry: YAMLNode, of key: LookupKey, named name: String) -> LookupValue? {
    if entry.isAbsent { report(.emptyText(name), at: entry.position) }
    guard let text = findings.text(entry, name) else { return nil }
    do throws(ConfigurationFault) {
      return try LookupValue(text, of: key)
    } catch {
      report(error, at: entry.position)
      return nil
    }
  }
}
