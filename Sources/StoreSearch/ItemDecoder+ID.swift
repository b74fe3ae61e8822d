internal import CSimdjson
internal import CatalogModel

extension ItemDecoder {
  /// Why a result has no id.
  struct IDFault: Error {
    let problem: AnswerWarning.Problem
  }

  /// The id of the thing itself. A track without one does not borrow its album's, which all its tracks share.
  static func id(in fields: ResultFields, kind: ItemKind) -> Result<Int64, IDFault> {
    let isArtist = kind == .artist || kind == .author
    let order =
      isArtist
      ? [CSJField.artistId]
      : [CSJField.trackId, CSJField.collectionId, CSJField.artistId]
    for field in order where fields.has(field) {
      if field != CSJField.trackId, fields.has(CSJField.trackName) { break }
      if field == CSJField.artistId, fields.has(CSJField.collectionName) { break }
      let value = fields[field]
      if let id = id(value) { return .success(id) }
      return .failure(IDFault(problem: .badID(shown(value))))
    }
    return .failure(IDFault(problem: .noID))
  }

  /// A positive whole number, also as a string of digits or written with a fraction of zero.
  private static func id(_ value: CSJValue) -> Int64? {
    switch value.type {
    case CSJType.integer: value.integer > 0 ? value.integer : nil
    case CSJType.number: whole(value.number)
    case CSJType.text: value.bytes.flatMap(id(digits:))
    default: nil
    }
  }

  /// A positive number without a fraction, small enough for a double to hold it and its neighbors.
  private static func whole(_ number: Double) -> Int64? {
    guard number >= 1, number <= 9_007_199_254_740_991 else { return nil }
    let id = Int64(number)
    return Double(id) == number ? id : nil
  }

  private static func id(digits: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard digits.count <= 19, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func shown(_ value: CSJValue) -> String {
    if let text = value.numberText { return text }
    if value.type == CSJType.text {
      return value.checkedText.flatMap { CleanText.line($0, limit: 40) }.map { "\"\($0)\"" } ?? "\"\""
    }
    return JSONKind(value.type).map { "of type \($0.rawValue)" } ?? ""
  }
}
