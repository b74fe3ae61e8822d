import CatalogModel
import Diagnostics
import StoreSearch

/// The name of the search in these tests.
let searchName = "shelf"

/// Decodes a body given as text.
func decode(_ body: String, country: String = "US", limits: AnswerLimits = AnswerLimits()) throws
  -> DecodedAnswer
{
  try decode(Array(body.utf8), country: country, limits: limits)
}

/// Decodes a body given as bytes.
func decode(_ body: [UInt8], country: String = "US", limits: AnswerLimits = AnswerLimits()) throws
  -> DecodedAnswer
{
  try SnapshotDecoder(country: country, limits: limits).decode(body, searchName: searchName)
}

/// Decodes a list of results given as JSON texts.
func decode(results: String...) throws -> DecodedAnswer {
  try decode(#"{"resultCount":\#(results.count),"results":[\#(results.joined(separator: ","))]}"#)
}

/// The only item of a list with one result.
func item(_ result: String) throws -> Item {
  let items = try decode(results: result).answer.items
  guard items.count == 1 else { throw UnexpectedCount(count: items.count) }
  return items[0]
}

/// A list that should have had one item.
struct UnexpectedCount: Error {
  let count: Int
}

/// The problem for which a body is refused; nil when it is not.
func refusal(_ body: [UInt8], limits: AnswerLimits = AnswerLimits()) -> AnswerFault.Problem? {
  do {
    _ = try decode(body, limits: limits)
    return nil
  } catch {
    return (error as? AnswerFault)?.problem
  }
}

/// The messages of an answer's warnings.
func messages(_ answer: DecodedAnswer) -> [String] {
  answer.warnings.map { $0.diagnostic().message }
}
