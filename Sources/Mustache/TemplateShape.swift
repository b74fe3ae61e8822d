/// What an object offers to templates: ordered field names with their kinds.
///
/// Finding a field costs one probe of a small hash table in the usual case and never allocates. Make each shape
/// once and share it: objects refer to it, and `TemplateSet.check` compares shapes by identity.
package final class TemplateShape: Sendable {
  /// What a field holds; any field may also be absent.
  package enum Kind: Sendable {
    /// Text that must be escaped.
    case text
    /// HTML that is safe as it is.
    case markup
    /// A condition.
    case flag
    /// A nested object.
    case object(TemplateShape)
    /// A list of objects of one shape.
    case list(TemplateShape)
  }

  /// A named value of the shape.
  package struct Field: Sendable {
    /// The name as written in a tag.
    package let name: String
    /// What it holds.
    package let kind: Kind
    /// What it means, one line for the generated documentation.
    package let summary: String

    /// Describes a field.
    package init(_ name: String, _ kind: Kind, _ summary: String = "") {
      self.name = name
      self.kind = kind
      self.summary = summary
    }
  }

  /// What objects of this shape are called in documentation and diagnostics.
  package let name: String
  /// The fields in slot order.
  package let fields: [Field]

  /// One place of the hash table; `slot` is negative where the place is free.
  private struct Place: Sendable {
    var hash: UInt64 = 0
    var slot: Int32 = -1
    var nameStart: Int32 = 0
    var nameLength: Int32 = 0
  }

  /// At least twice as many places as fields, a power of two, so that a search always meets a free one.
  private let places: [Place]
  private let nameBytes: [UInt8]

  /// Makes a shape. Of two fields with one name the first is found, the second never.
  package init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    var capacity = 4
    while capacity < fields.count * 2 { capacity *= 2 }
    var places = [Place](repeating: Place(), count: capacity)
    var nameBytes: [UInt8] = []
    for (slot, field) in fields.enumerated() {
      let hash = NameHash.hash(field.name.utf8)
      var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while places[index].slot >= 0 { index = (index + 1) & (capacity - 1) }
      let start = Int32(nameBytes.count)
      nameBytes.append(contentsOf: field.name.utf8)
      places[index] = Place(
        hash: hash, slot: Int32(slot), nameStart: start, nameLength: Int32(nameBytes.count) - start)
    }
    self.places = places
    self.nameBytes = nameBytes
  }

  /// The position in `fields` of the field with this name and hash, or nil.
  @inline(__always)
  func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let place = places[index]
      if place.slot < 0 { return nil }
      if place.hash == hash, matches(place, name) { return Int(place.slot) }
      index = (index + 1) & mask
    }
  }

  @inline(__always)
  private func matches(_ place: Place, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(place.nameLength) == name.count else { return false }
    let start = Int(place.nameStart)
    for offset in 0..<name.count where nameBytes[start + offset] != name[offset] { return false }
    return true
  }
}
