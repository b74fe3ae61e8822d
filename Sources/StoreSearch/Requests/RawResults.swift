internal import CSimdjson
internal import CatalogModel

/// The results of one answer as the store sent them, to keep those of items that it will not send again.
package struct RawResults: Hashable, Sendable {
  /// The results that are items, in the order sent; of several with one key only the first, as in the decoded answer.
  package let list: [RawResult]

  /// Reads a body; `country` is the storefront's ISO 3166 alpha-2 code in upper case, and `searchName` is only carried
  /// along into faults. Throws where decoding does, also when none of the results is an item.
  package init(
    of body: [UInt8], country: String, searchName: String, limits: AnswerLimits = AnswerLimits()
  ) throws(AnswerFault) {
    do throws(AnswerFault.Problem) {
      let decoder = SnapshotDecoder(country: country, limits: limits)
      list = try decoder.rawResults(of: body, searchName: searchName)
    } catch {
      throw AnswerFault(searchName: searchName, problem: error)
    }
  }

  /// A body of these results, one a line, that is decoded to the same items.
  package static func body(of results: [RawResult]) -> [UInt8] {
    AnswerBody.of(results.map { $0.bytes[...] })
  }
}

extension SnapshotDecoder {
  /// Where each result stands in the body, those that are no items among them.
  func resultRanges(in body: [UInt8]) throws(AnswerFault.Problem) -> [Range<Int>] {
    defer { parser.trim() }
    let found: Result<[Range<Int>], AnswerFault.Problem> = body.withUnsafeBytes { bytes in
      do throws(AnswerFault.Problem) {
        return .success(try openRanges(bytes, readable: body.capacity).ranges)
      } catch {
        return .failure(error)
      }
    }
    return try found.get()
  }

  fileprivate func rawResults(
    of body: [UInt8], searchName: String
  ) throws(AnswerFault.Problem) -> [RawResult] {
    defer { parser.trim() }
    let found: Result<[RawResult], AnswerFault.Problem> = body.withUnsafeBytes { bytes in
      do throws(AnswerFault.Problem) {
        let (envelope, ranges) = try openRanges(bytes, readable: body.capacity)
        var list = ResultListReader(country: country, searchName: searchName, count: ranges.count)
        var results: [RawResult] = []
        for range in ranges {
          guard let fields = parser.nextResult() else { break }
          guard let (outline, _) = list.read(fields) else { continue }
          results.append(RawResult(key: outline.key, name: outline.name, json: body[range]))
        }
        try list.finish(envelope)
        return .success(results)
      } catch {
        return .failure(error)
      }
    }
    return try found.get()
  }

  /// Opens a body and finds its results, as many as the parser has.
  private func openRanges(
    _ bytes: UnsafeRawBufferPointer, readable: Int
  ) throws(AnswerFault.Problem) -> (envelope: CSJEnvelope, ranges: [Range<Int>]) {
    let envelope = try open(bytes, readable: readable)
    let ranges = ResultScan.ranges(in: bytes.bindMemory(to: UInt8.self))
    guard ranges.count == envelope.elementCount else { throw .noResults }
    return (envelope, ranges)
  }
}
