/// A key of a search that has to do with what the store is asked.
package enum SearchKey: String, CaseIterable, Hashable, Sendable {
  case term, lookup, category, media, entity, attribute, country, language, limit, explicit
}
