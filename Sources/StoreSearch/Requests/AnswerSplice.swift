/// Joins the bodies of several calls into the one answer of their search.
package enum AnswerSplice {
  /// One body with the results of all, in order and byte for byte; a single body is passed through as it is, and no
  /// bodies make one without results.
  ///
  /// Throws what is wrong with the first body that is no result list, and when all together are longer than the limit.
  package static func joined(
    _ bodies: [[UInt8]], limits: AnswerLimits = AnswerLimits()
  ) throws(AnswerFault.Problem) -> [UInt8] {
    let parser = SnapshotDecoder(country: "", limits: limits)
    var results: [ArraySlice<UInt8>] = []
    for body in bodies {
      let ranges = try parser.resultRanges(in: body)
      results += ranges.map { body[$0] }
    }
    if bodies.count == 1 { return bodies[0] }
    let joined = AnswerBody.of(results)
    guard joined.count <= limits.bytes else { throw .tooLarge(bytes: joined.count, limit: limits.bytes) }
    return joined
  }
}
