internal import CSimdjson
internal import CatalogModel

/// Collects the items and warnings of one list of results.
struct ResultListReader {
  let country: String
  let searchName: String

  private var items: [Item] = []
  private var keys: Set<ItemKey> = []
  private var warnings: [AnswerWarning] = []
  private var unlistedWarnings = 0
  private var duplicateCount = 0
  private var place = 0

  /// The most results that space is set aside for before they have been read.
  private static let reserveLimit = 1_024

  /// Starts an empty list that is to take about `count` results.
  init(country: String, searchName: String, count: Int) {
    self.country = country
    self.searchName = searchName
    items.reserveCapacity(min(count, Self.reserveLimit))
    keys.reserveCapacity(min(count, Self.reserveLimit))
  }

  /// Takes the next result.
  mutating func read(_ fields: ResultFields) {
    place += 1
    guard fields.type == CSJType.object else {
      return warn(.notObject(JSONKind(fields.type) ?? .null), name: nil)
    }
    var decoder = ItemDecoder(country: country, fields: fields)
    do {
      let item = try decoder.decode()
      for problem in decoder.problems { warn(problem, name: item.name) }
      if keys.insert(item.key).inserted { items.append(item) } else { duplicateCount += 1 }
    } catch {
      warn(error.problem, name: error.name)
    }
  }

  /// Ends the list.
  mutating func finish(_ envelope: CSJEnvelope) throws(AnswerFault.Problem) -> DecodedAnswer {
    if envelope.resultCount.type == CSJType.integer, envelope.resultCount.integer != place {
      warnAboutList(.countMismatch(claimed: envelope.resultCount.integer, found: place))
    }
    if unlistedWarnings > 0 { warnAboutList(.more(unlistedWarnings)) }
    if items.isEmpty, place > 0 { throw .nothingUsable(warnings) }
    return DecodedAnswer(
      answer: items.isEmpty ? .noResults : .results(items), warnings: warnings, duplicateCount: duplicateCount
    )
  }

  private mutating func warn(_ problem: AnswerWarning.Problem, name: String?) {
    guard warnings.count < AnswerWarning.listLimit else {
      unlistedWarnings += 1
      return
    }
    warnings.append(AnswerWarning(searchName: searchName, place: place, name: name, problem: problem))
  }

  private mutating func warnAboutList(_ problem: AnswerWarning.Problem) {
    warnings.append(AnswerWarning(searchName: searchName, place: nil, name: nil, problem: problem))
  }
}
