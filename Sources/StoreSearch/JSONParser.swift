internal import CSimdjson

/// simdjson, held for as long as its buffers are in use. Only one body is open at a time.
final class JSONParser {
  /// Bodies that need larger buffers than this get them for themselves only.
  private static let retainedBytes = 8 << 20

  private let parser: OpaquePointer?
  private let values = UnsafeMutablePointer<CSJValue>.allocate(capacity: Int(CSJFieldCount))
  private let genres = UnsafeMutablePointer<CSJValue>.allocate(capacity: Int(CSJGenreLimit))

  /// Makes a parser for bodies within the limits.
  init(limits: AnswerLimits) {
    parser = csj_parser_create(max(0, limits.bytes), max(1, limits.depth))
    values.initialize(repeating: CSJValue(), count: Int(CSJFieldCount))
    genres.initialize(repeating: CSJValue(), count: Int(CSJGenreLimit))
  }

  deinit {
    csj_parser_destroy(parser)
    values.deallocate()
    genres.deallocate()
  }

  /// How many bytes behind a body must be readable for it not to be copied.
  static let slack = Int(CSJSlack)

  /// Parses a body; what it hands out is valid until the next call or until `trim`. `readable` is how many bytes there
  /// are from its start on, those behind it included.
  func parse(
    _ bytes: UnsafeRawBufferPointer, readable: Int, into envelope: inout CSJEnvelope
  ) -> CSJStatus {
    guard let parser else { return CSJStatus.outOfMemory }
    return csj_parse(
      parser, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, max(bytes.count, readable),
      &envelope)
  }

  /// The next result of the open body; nil behind the last.
  func nextResult() -> ResultFields? {
    guard let parser else { return nil }
    var type = CSJType.absent
    var genreCount = 0
    guard csj_next_result(parser, &type, values, genres, &genreCount) else { return nil }
    return ResultFields(
      type: type, values: UnsafePointer(values), genres: UnsafeBufferPointer(start: genres, count: genreCount)
    )
  }

  /// Goes back to the first result of the open body.
  func rewind() {
    if let parser { csj_rewind(parser) }
  }

  /// Passes over the next result of the open body; false behind the last.
  func skipResult() -> Bool {
    guard let parser else { return false }
    return csj_skip_result(parser)
  }

  /// Closes the body and gives back what an unusually large one took.
  func trim() {
    guard let parser else { return }
    csj_parser_trim(parser, Self.retainedBytes)
  }
}
