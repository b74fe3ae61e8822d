internal import CSimdjson
internal import CatalogModel

/// The fields of one result as the parser hands them over; valid until the next result is read.
///
/// Leniency lives here: a null is the same as an absent field, a number may come as a string and a string as a number.
struct ResultFields {
  /// The type of the element itself.
  let type: CSJType
  private let values: UnsafePointer<CSJValue>
  private let genreValues: UnsafeBufferPointer<CSJValue>

  /// Looks at the parser's values.
  init(type: CSJType, values: UnsafePointer<CSJValue>, genres: UnsafeBufferPointer<CSJValue>) {
    self.type = type
    self.values = values
    self.genreValues = genres
  }

  /// The raw value of a field.
  subscript(field: CSJField) -> CSJValue { values[Int(field.rawValue)] }

  /// Whether the field has a value other than null.
  func has(_ field: CSJField) -> Bool {
    let type = self[field].type
    return type != CSJType.absent && type != CSJType.null
  }

  /// The names in `genres`, in the order sent.
  var genres: some Collection<CSJValue> { genreValues }

  /// A string that is not empty.
  func text(_ field: CSJField) -> CheckedUTF8? { self[field].checkedText }

  /// The bytes of a string that is not empty.
  func bytes(_ field: CSJField) -> UnsafeBufferPointer<UInt8>? { self[field].bytes }

  /// Whether the field is exactly this string.
  func text(_ field: CSJField, is text: StaticString) -> Bool {
    guard let bytes = bytes(field), bytes.count == text.utf8CodeUnitCount else { return false }
    return bytes.indices.allSatisfy { bytes[$0] == text.utf8Start[$0] }
  }
}

extension CSJValue {
  /// A string that is not empty; the parser has made sure that it is well-formed.
  var checkedText: CheckedUTF8? { bytes.map { CheckedUTF8(unchecked: $0) } }

  /// The bytes of a string that is not empty.
  var bytes: UnsafeBufferPointer<UInt8>? {
    guard type == CSJType.text, length > 0 else { return nil }
    return UnsafeBufferPointer(start: text, count: length)
  }

  /// The number, also when it came as a string.
  var decimal: Double? {
    switch type {
    case CSJType.integer, CSJType.number: return number
    case CSJType.text:
      // No store price or id has more characters; a longer text is not worth reading.
      guard let bytes, bytes.count <= 40 else { return nil }
      return Double(String(decoding: bytes, as: UTF8.self))
    default: return nil
    }
  }

  /// The number as text, for a string that came as a number.
  var numberText: String? {
    switch type {
    case CSJType.integer: String(integer)
    case CSJType.number: String(number)
    default: nil
    }
  }
}
