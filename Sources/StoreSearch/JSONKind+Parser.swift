internal import CSimdjson

extension JSONKind {
  /// The kind of a parsed value; nil for one that is not there.
  init?(_ type: CSJType) {
    switch type {
    case CSJType.absent: return nil
    case CSJType.null: self = .null
    case CSJType.bool: self = .bool
    case CSJType.integer, CSJType.number: self = .number
    case CSJType.text: self = .string
    case CSJType.array: self = .array
    case CSJType.object: self = .object
    }
  }
}
