internal import CSimdjson
internal import CatalogModel

/// Decodes recorded store answers of one storefront.
///
/// It keeps its buffers from one body to the next, so each worker makes one and uses it for all its bodies.
package final class SnapshotDecoder {
  let country: String
  private let limits: AnswerLimits
  let parser: JSONParser

  /// Makes a decoder for a storefront, given as an upper-case ISO 3166 alpha-2 code such as "US"; the items' keys
  /// carry it as given.
  package init(country: String, limits: AnswerLimits = AnswerLimits()) {
    self.country = country
    self.limits = limits
    self.parser = JSONParser(limits: limits)
  }

  /// How much more room than the body needs an array should have, so that the body is not copied.
  package static let slack = JSONParser.slack

  /// Decodes a body. `searchName` is only carried along into faults and warnings.
  ///
  /// Results that cannot be used are left out with a warning each; everything else about a result is lenient. A body
  /// that is no result list, or one without a single usable result, is a fault and never an empty list.
  package func decode(_ bytes: [UInt8], searchName: String) throws(AnswerFault) -> DecodedAnswer {
    let result: Result<DecodedAnswer, AnswerFault> = bytes.withUnsafeBytes { body in
      do throws(AnswerFault) {
        return .success(try decode(body, readable: bytes.capacity, searchName: searchName))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The same for bytes held elsewhere, behind which no others can be read.
  package func decode(_ bytes: UnsafeRawBufferPointer, searchName: String) throws(AnswerFault)
    -> DecodedAnswer
  {
    try decode(bytes, readable: bytes.count, searchName: searchName)
  }

  private func decode(
    _ bytes: UnsafeRawBufferPointer, readable: Int, searchName: String
  ) throws(AnswerFault) -> DecodedAnswer {
    defer { parser.trim() }
    do {
      let envelope = try open(bytes, readable: readable)
      var list = ResultListReader(country: country, searchName: searchName, count: envelope.elementCount)
      var items: [Item] = []
      items.reserveCapacity(list.reserve)
      while let fields = parser.nextResult() {
        if let (outline, decoder) = list.read(fields) { items.append(decoder.item(outline)) }
      }
      try list.finish(envelope)
      return DecodedAnswer(
        answer: items.isEmpty ? .noResults : .results(items), warnings: list.warnings,
        duplicateCount: list.duplicateCount)
    } catch {
      throw AnswerFault(searchName: searchName, problem: error)
    }
  }

  /// Parses the body, of which more bytes than its own may be readable, and makes sure that it has a list of results.
  func open(_ bytes: UnsafeRawBufferPointer, readable: Int) throws(AnswerFault.Problem) -> CSJEnvelope {
    guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, limit: limits.bytes) }
    var envelope = CSJEnvelope()
    var status = parser.parse(bytes, readable: readable, into: &envelope)
    if status == CSJStatus.malformed, let repaired = BodyRepair.repaired(bytes) {
      status = repaired.withUnsafeBytes { parser.parse($0, readable: $0.count, into: &envelope) }
    }
    switch status {
    case CSJStatus.parsed: break
    case CSJStatus.tooDeep: throw .tooDeep(limit: limits.depth)
    case CSJStatus.tooLarge: throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
    case CSJStatus.outOfMemory: throw .outOfMemory(bytes: bytes.count)
    default: throw BodyDiagnosis(bytes).problem
    }
    if let problem = problem(envelope) { throw problem }
    return envelope
  }

  private func problem(_ envelope: CSJEnvelope) -> AnswerFault.Problem? {
    guard envelope.root == CSJType.object else {
      return JSONKind(envelope.root).map { .notObject($0) } ?? .empty
    }
    if envelope.results.type == CSJType.array, envelope.elementCount > 0 { return nil }
    if let message = errorMessage(envelope) { return .refused(message: message) }
    if envelope.results.type == CSJType.array { return nil }
    return JSONKind(envelope.results.type).map { .resultsNotArray($0) } ?? .noResults
  }

  private func errorMessage(_ envelope: CSJEnvelope) -> String? {
    envelope.errorMessage.checkedText.flatMap { CleanText.line($0) }
  }
}
