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

  // Unchecked by the compiler because it holds pointers: the memory is written in `init` only, and freed with the shape.
  nonisolated(unsafe) let table: FieldTable

  private let sharedNames: Set<String>

  /// Makes a shape. Of two fields with one name the first is found, the second never; `TemplateSet.check` reports the
  /// use of such a name.
  package init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    var names: Set<String> = []
    sharedNames = Set(fields.map(\.name).filter { !names.insert($0).inserted })
    table = FieldTable(fields.map(\.name))
  }

  deinit {
    table.deallocate()
  }

  /// All fields of a name that more than one has; none for any other name.
  func fields(sharing name: String) -> [Field] {
    sharedNames.contains(name) ? fields.filter { $0.name == name } : []
  }

  /// The field of that name.
  package func field(_ name: String) -> Field? {
    fields.first { $0.name == name }
  }
}
