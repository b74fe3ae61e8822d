/// What is known before rendering about the values a template can see at one place, innermost last.
struct ContextShapes {
  /// One value; without a kind when it comes from a name nothing is known about, which is reported elsewhere.
  typealias Entry = TemplateShape.Kind?

  /// What a name stands for.
  enum Finding {
    case kind(TemplateShape.Kind)
    case unknown
    /// The part of a dotted name that two fields or more have, which are these.
    case ambiguous(partIndex: Int, [TemplateShape.Field])
    /// The part of a dotted name that nothing is found for, with the kind of what is before it.
    case nothing(partIndex: Int, owner: TemplateShape.Kind?)
  }

  private(set) var entries: [Entry]

  init(_ shape: TemplateShape) {
    entries = [.object(shape)]
  }

  init(_ shape: TemplateShape, within outer: TemplateShape) {
    self = Self(outer).pushing(.object(shape))
  }

  /// With a value inside; values that can no longer be seen are left out, so that there are finitely many of these.
  func pushing(_ entry: Entry) -> ContextShapes {
    var result = self
    result.entries.removeAll { Self.isHidden($0, behind: entry) }
    result.entries.append(entry)
    return result
  }

  private static func isHidden(_ entry: Entry, behind newer: Entry) -> Bool {
    guard let entry else { return newer == nil }
    guard case .object(let shape) = entry else { return true }
    if case .object(let newerShape)? = newer { return shape === newerShape }
    return false
  }

  /// Resolves the parts of a dotted name; no parts stand for the innermost value.
  func find(_ parts: [String]) -> Finding {
    guard let first = parts.first else { return finding(entries.last ?? nil) }
    for entry in entries.reversed() {
      guard let entry else { return .unknown }
      if case .object(let shape) = entry, let field = shape.field(first) {
        let sharing = shape.fields(sharing: first)
        return sharing.isEmpty ? follow(parts, from: field.kind) : .ambiguous(partIndex: 0, sharing)
      }
    }
    return .nothing(partIndex: 0, owner: nil)
  }

  private func finding(_ entry: Entry) -> Finding {
    entry.map { .kind($0) } ?? .unknown
  }

  private func follow(_ parts: [String], from first: TemplateShape.Kind) -> Finding {
    var kind = first
    for index in parts.indices.dropFirst() {
      guard case .object(let shape) = kind, let field = shape.field(parts[index]) else {
        return .nothing(partIndex: index, owner: kind)
      }
      let sharing = shape.fields(sharing: parts[index])
      guard sharing.isEmpty else { return .ambiguous(partIndex: index, sharing) }
      kind = field.kind
    }
    return .kind(kind)
  }

  /// What is wrong with a name of which `find` found nothing. Costs more than finding out.
  func fault(_ parts: [String], at index: Int, owner: TemplateShape.Kind?) -> UsageFault {
    guard let owner else { return .unknownName(parts[index], visible: visibleNames) }
    let ownerName = parts[..<index].joined(separator: ".")
    if case .object(let shape) = owner {
      return .unknownField(parts[index], of: ownerName, known: shape.fields.map(\.name))
    }
    return .fieldOfValue(parts[index], of: ownerName, kind: owner)
  }

  /// Innermost first.
  private var visibleNames: [String] {
    var names: [String] = []
    for case .object(let shape)? in entries.reversed() {
      for field in shape.fields where !names.contains(field.name) { names.append(field.name) }
    }
    return names
  }

  /// Equal for places that see the same names.
  var key: [ObjectIdentifier?] {
    entries.map { entry in
      switch entry {
      case .object(let shape)?: ObjectIdentifier(shape)
      case .list(let shape)?: ObjectIdentifier(shape)
      case .text?: ObjectIdentifier(String.self)
      case .markup?: ObjectIdentifier([UInt8].self)
      case .flag?: ObjectIdentifier(Bool.self)
      case nil: nil
      }
    }
  }
}
