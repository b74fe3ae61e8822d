import Diagnostics
import YAMLReading

/// Reads a configuration from its tree, going on after every fault.
struct ConfigurationDecoder {
  var findings: YAMLFindings
  /// The files named so far.
  var files: [NamedFile] = []

  mutating func report(_ fault: ConfigurationFault, at position: SourcePosition) {
    findings.add(at: position, fault.wording)
  }

  mutating func warn(_ fault: ConfigurationFault, at position: SourcePosition) {
    let wording = fault.wording
    findings.warn(wording.message, at: position, hint: wording.hint)
  }

  /// The mapping at `key` of `parent`, empty when it is left out or of another kind.
  mutating func section(_ key: String, of parent: ConfigurationSection, path: String) -> ConfigurationSection
  {
    guard let node = parent[key] else { return ConfigurationSection([], at: parent.position) }
    return section(node, key, path: path) ?? ConfigurationSection([], at: node.position)
  }

  /// A mapping, its unknown keys reported; nil for another kind.
  mutating func section(_ node: YAMLNode, _ name: String, path: String) -> ConfigurationSection? {
    guard let pairs = findings.mapping(node, name) else { return nil }
    let known = ConfigurationReference.keys(in: path)
    for pair in pairs where !known.contains(pair.key) {
      report(.unknownKey(pair.key, known: known), at: pair.keyPosition)
    }
    return ConfigurationSection(pairs, at: node.position)
  }

  /// Reports a key that is left out.
  mutating func require(_ key: String, in section: ConfigurationSection) {
    if section[key] == nil { report(.missingKey(key), at: section.position) }
  }

  /// A text of one line, white space around it removed.
  mutating func line(_ key: String, in section: ConfigurationSection, limit: Int = 10_000) -> String? {
    guard let node = section[key], let text = text(node, key, limit: limit) else { return nil }
    guard text.unicodeScalars.allSatisfy(Self.isAllowed) else {
      report(.controlCharacter(key), at: node.position)
      return nil
    }
    return text
  }

  /// A text that may have several lines.
  mutating func paragraph(_ key: String, in section: ConfigurationSection) -> String? {
    guard let node = section[key], let text = text(node, key, limit: 10_000) else { return nil }
    let isClean = text.unicodeScalars.allSatisfy { Self.isAllowed($0) || $0 == "\n" || $0 == "\t" }
    if !isClean { report(.controlCharacter(key), at: node.position) }
    return isClean ? text : nil
  }

  /// Whether a page may show the character: no control, no noncharacter.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && !scalar.properties.isNoncharacterCodePoint
  }

  private mutating func text(_ node: YAMLNode, _ key: String, limit: Int) -> String? {
    guard let text = findings.text(node, key) else { return nil }
    let trimmed = text.trimmingWhitespace()
    if trimmed.isEmpty { report(.emptyText(key), at: node.position) }
    if trimmed.utf8.count > limit { report(.tooLong(key, limit: limit), at: node.position) }
    return trimmed.isEmpty || trimmed.utf8.count > limit ? nil : trimmed
  }

  /// A text with rules, made by `read`.
  mutating func value<Value>(
    _ key: String, in section: ConfigurationSection, _ read: (String) throws(ConfigurationFault) -> Value
  ) -> Value? {
    guard let node = section[key], let text = findings.text(node, key) else { return nil }
    do throws(ConfigurationFault) {
      return try read(text)
    } catch {
      report(error, at: node.position)
      return nil
    }
  }

  /// The same, with its place.
  mutating func located<Value>(
    _ key: String, in section: ConfigurationSection, _ read: (String) throws(ConfigurationFault) -> Value
  ) -> Located<Value>? {
    guard let node = section[key], let value = value(key, in: section, read) else { return nil }
    return Located(value, at: findings.location(at: node.position))
  }

  /// `true` or `false`.
  mutating func boolean(_ key: String, in section: ConfigurationSection) -> Bool? {
    section[key].flatMap { findings.boolean($0, key) }
  }

  /// The path of an intro.
  mutating func intro(in section: ConfigurationSection) -> Located<SitePath>? {
    guard let path = located("intro", in: section, SitePath.init) else { return nil }
    files.append(NamedFile(.intro, at: path))
    return path
  }

  /// One of a few words.
  mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ key: String, in section: ConfigurationSection, default defaultValue: Value
  ) -> Value {
    value(key, in: section) { text throws(ConfigurationFault) in
      if let value = Value(rawValue: text) { return value }
      throw .unknownValue(text, of: key, allowed: Value.allCases.map(\.rawValue))
    } ?? defaultValue
  }

  /// An address to link to.
  mutating func link(_ key: String, in section: ConfigurationSection) -> WebURL? {
    value(key, in: section) { text throws(ConfigurationFault) in
      if let url = WebURL(text) { return url }
      throw .webURL(text, of: key)
    }
  }
}

extension String {
  /// Without white space and line ends around it.
  fileprivate func trimmingWhitespace() -> String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
