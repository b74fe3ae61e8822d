/// A kind of JSON value.
package enum JSONKind: String, Hashable, Sendable {
  case array
  case bool
  case null
  case number
  case object
  case string
}
