import CatalogModel

/// The reference of `site.yml`, one table for each mapping.
enum SiteKeys {
  private static let titles = [
    "": "The site", "store": "`store`", "store.affiliate": "`store.affiliate`", "tiling": "`tiling`",
    "support": "`support`", "markdown": "`markdown`", "searches[]": "Each entry of `searches`",
    "searches[].lookup": "`lookup` as a mapping",
  ]

  static var text: String {
    var sections: [String] = []
    var entries: [String: [ConfigurationEntry]] = [:]
    for entry in ConfigurationReference.entries {
      let section = section(of: entry.path)
      if entries[section] == nil { sections.append(section) }
      entries[section, default: []].append(entry)
    }
    return sections.map { "### \(titles[$0] ?? $0)\n\n\(table(entries[$0] ?? []))" }.joined()
  }

  private static func section(of path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }

  private static func table(_ entries: [ConfigurationEntry]) -> String {
    var table = MarkdownTable(["Key", "Value", "Without it", "Meaning"])
    for entry in entries {
      let key = entry.path.split(separator: ".").last.map(String.init) ?? entry.path
      table.add(["`\(key)`", entry.type, absence(entry), entry.meaning + allowed(entry)])
    }
    return table.text
  }

  private static func absence(_ entry: ConfigurationEntry) -> String {
    if entry.isRequired { return "an error" }
    guard let value = entry.defaultValue else { return "–" }
    return value.contains(" ") ? value : "`\(value)`"
  }

  private static func allowed(_ entry: ConfigurationEntry) -> String {
    guard !entry.allowed.isEmpty, entry.type == "word" else { return "" }
    return (entry.allowed.count == 1 ? " So far only " : " One of ")
      + entry.allowed.map { "`\($0)`" }.joined(separator: ", ") + "."
  }
}
