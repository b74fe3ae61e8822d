/// A JSON value written as a Swift literal, for the store answers that tests make up.
enum StoreJSON: Sendable {
  case text(String)
  case number(String)
  case flag(Bool)
  case null
  case list([StoreJSON])
  case object([(key: String, value: StoreJSON)])
  /// Anything at all, well-formed or not.
  case raw(String)

  /// The value as JSON text; control characters are escaped, everything else stands as it is.
  var source: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let digits): digits
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list(let values): "[" + values.map(\.source).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { "\(Self.quoted($0.key)):\($0.value.source)" }.joined(separator: ",") + "}"
    case .raw(let text): text
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension StoreJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(String(value)) }
  init(floatLiteral value: Double) { self = .number(String(value)) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: StoreJSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, StoreJSON)...) { self = .object(elements) }
}

extension StoreJSON {
  /// The body of an answer with these results.
  static func answer(_ results: [StoreJSON]) -> String {
    StoreJSON.object([("resultCount", .number(String(results.count))), ("results", .list(results))]).source
  }

  /// A song with what a page needs; `fields` come on top.
  static func song(_ id: Int, _ name: String, _ fields: KeyValuePairs<String, StoreJSON> = [:]) -> StoreJSON {
    let given = Set(fields.map(\.key))
    let usual: [(key: String, value: StoreJSON)] = [
      ("wrapperType", "track"), ("kind", "song"), ("trackId", .number(String(id))),
      ("trackName", .text(name)),
      ("artistName", "Somebody"), ("trackViewUrl", .text("https://itunes.apple.com/us/album/x?i=\(id)&uo=4")),
      ("trackPrice", 0.99), ("currency", "USD"), ("primaryGenreName", "Jazz"),
      ("releaseDate", "2014-06-03T07:00:00Z"),
    ]
    return .object(usual.filter { !given.contains($0.key) } + fields.map { ($0.key, $0.value) })
  }

  /// Songs numbered from 1 to `count`.
  static func songs(_ count: Int, named name: String = "Song") -> [StoreJSON] {
    count < 1 ? [] : (1...count).map { song($0, "\(name) \($0)") }
  }
}
