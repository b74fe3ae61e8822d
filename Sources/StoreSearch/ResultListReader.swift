internal import CSimdjson
internal import CatalogModel

/// Goes through one list of results: tells which are items, and collects the warnings about all of them.
struct ResultListReader {
  let country: String
  let searchName: String
  /// How many items to set memory aside for before they have been read.
  let reserve: Int

  private var keys: Set<ItemKey> = []
  private(set) var warnings: [AnswerWarning] = []
  private var unlistedWarnings = 0
  private(set) var duplicateCount = 0
  /// How many results have been read.
  private(set) var place = 0

  /// The most results that space is set aside for.
  private static let reserveLimit = 1_024

  /// Starts a list that is to have about `count` results.
  init(country: String, searchName: String, count: Int) {
    self.country = country
    self.searchName = searchName
    reserve = min(count, Self.reserveLimit)
    keys.reserveCapacity(reserve)
  }

  /// Takes the next result; nil when it is no item, or one that there was before.
  mutating func read(_ fields: ResultFields) -> (outline: ItemOutline, decoder: ItemDecoder)? {
    place += 1
    guard fields.type == CSJType.object else {
      warn(.notObject(JSONKind(fields.type) ?? .null), name: nil)
      return nil
    }
    var decoder = ItemDecoder(country: country, fields: fields)
    do throws(ItemDecoder.Refusal) {
      let outline = try decoder.outline()
      for problem in decoder.problems { warn(problem, name: outline.name) }
      if keys.insert(outline.key).inserted { return (outline, decoder) }
      duplicateCount += 1
    } catch {
      warn(error.problem, name: error.name)
    }
    return nil
  }

  /// Ends the list; throws when there were results and none is an item.
  mutating func finish(_ envelope: CSJEnvelope) throws(AnswerFault.Problem) {
    if envelope.resultCount.type == CSJType.integer, envelope.resultCount.integer != place {
      warnAboutList(.countMismatch(claimed: envelope.resultCount.integer, found: place))
    }
    if unlistedWarnings > 0 { warnAboutList(.more(unlistedWarnings)) }
    if keys.isEmpty, place > 0 { throw .nothingUsable(warnings) }
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
