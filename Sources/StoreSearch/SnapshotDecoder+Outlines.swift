internal import CSimdjson
package import CatalogModel

extension SnapshotDecoder {
  /// Reads of a body only what orders its items, and those whole that are chosen then.
  ///
  /// Refuses and warns exactly as `decode` does, and the outlines are those of the items it gives, in the same order.
  /// Texts and links of the other items are looked at for warnings but not made, which takes a fraction of the time.
  ///
  /// - Parameters:
  ///   - bytes: the body.
  ///   - searchName: carried along into faults and warnings.
  ///   - withArtwork: whether outlines tell where the items' pictures are.
  ///   - choose: is given all outlines and returns the indices of the items wanted; those out of bounds are ignored.
  package func outline(
    _ bytes: [UInt8], searchName: String, withArtwork: Bool = false,
    choosing choose: ([ItemOutline]) -> [Int]
  ) throws(AnswerFault) -> OutlinedAnswer {
    let result: Result<OutlinedAnswer, AnswerFault> = bytes.withUnsafeBytes { body in
      do throws(AnswerFault) {
        return .success(
          try outline(
            body, readable: bytes.capacity, searchName: searchName, withArtwork: withArtwork, choosing: choose
          ))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func outline(
    _ bytes: UnsafeRawBufferPointer, readable: Int, searchName: String, withArtwork: Bool,
    choosing choose: ([ItemOutline]) -> [Int]
  ) throws(AnswerFault) -> OutlinedAnswer {
    defer { parser.trim() }
    do throws(AnswerFault.Problem) {
      let envelope = try open(bytes, readable: readable)
      var list = ResultListReader(country: country, searchName: searchName, count: envelope.elementCount)
      var (outlines, places): ([ItemOutline], [Int]) = ([], [])
      outlines.reserveCapacity(list.reserve)
      places.reserveCapacity(list.reserve)
      while let fields = parser.nextResult() {
        guard let found = list.read(fields) else { continue }
        outlines.append(found.outline)
        if withArtwork { outlines[outlines.count - 1].picture = found.decoder.artwork?.large.picture }
        places.append(list.place - 1)
      }
      try list.finish(envelope)
      let chosen = choose(outlines).filter { outlines.indices.contains($0) }
      return OutlinedAnswer(
        outlines: outlines, chosen: items(at: chosen.map { places[$0] }), warnings: list.warnings,
        duplicateCount: list.duplicateCount)
    } catch {
      throw AnswerFault(searchName: searchName, problem: error)
    }
  }

  /// The items at these places of the open list, which are known to be items, in the order given.
  private func items(at places: [Int]) -> [Item] {
    var found: [Int: Item] = [:]
    let wanted = Set(places)
    parser.rewind()
    var place = 0
    while found.count < wanted.count {
      if wanted.contains(place) {
        guard let fields = parser.nextResult() else { break }
        var decoder = ItemDecoder(country: country, fields: fields)
        if let outline = try? decoder.outline() { found[place] = decoder.item(outline) }
      } else if !parser.skipResult() {
        break
      }
      place += 1
    }
    return places.compactMap { found[$0] }
  }
}
