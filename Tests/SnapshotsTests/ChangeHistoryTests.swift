import CatalogModel
import Diagnostics
import Snapshots
import TestSupport
import Testing

@Suite struct ChangeHistoryTests {
  static func event(
    _ id: Int64, at text: String = "2026-11-30T12:24:18Z", search: String = "night-jazz",
    name: String = "Blue in Green", _ kind: HistoryEvent.Kind = .new
  ) throws -> HistoryEvent {
    HistoryEvent(
      at: try #require(UTCTime(text)), search: try SearchID(search),
      key: ItemKey(country: "US", kind: .song, id: id),
      name: name, artist: "Miles Davis", kind)
  }

  static func drop() throws -> HistoryEvent.Kind {
    .drop(from: try #require(Price(plainText: "1.29 USD")), to: try #require(Price(plainText: "0.99 USD")))
  }

  static func read(_ text: String) throws(DiagnosticFailure) -> ChangeHistory {
    try ChangeHistory(reading: SourceText(path: ChangeHistory.path, bytes: Array(text.utf8)))
  }

  @Test("each event is a line, the latest last")
  func text() throws {
    var history = ChangeHistory([try Self.event(2, at: "2026-11-30T12:24:18Z", Self.drop())])
    history.add([try Self.event(1, at: "2026-11-29T00:00:00Z", name: "\"Round\" / Midnight\u{2028}")])
    #expect(
      history.text == """
        {"artist":"Miles Davis","at":"2026-11-29T00:00:00Z","change":"new","country":"US","id":1,"kind":"song",\
        "name":"\\"Round\\" / Midnight\u{2028}","search":"night-jazz"}
        {"artist":"Miles Davis","at":"2026-11-30T12:24:18Z","change":"price-drop","country":"US","from":"1.29 USD",\
        "id":2,"kind":"song","name":"Blue in Green","search":"night-jazz","to":"0.99 USD"}

        """)
  }

  @Test("what was written is read again, whatever the order of lines")
  func roundTrip() throws {
    let history = ChangeHistory(
      try (1...50).map {
        try Self.event($0, at: "2026-11-\($0 % 20 + 10)T00:00:00Z", $0 % 3 == 0 ? Self.drop() : .new)
      })
    #expect(try Self.read(history.text) == history)
    let reversed = history.text.split(separator: "\n").reversed().joined(separator: "\n")
    #expect(try Self.read(reversed) == history)
    #expect(try Self.read("") == ChangeHistory())
  }

  @Test("the same events again change nothing")
  func again() throws {
    var history = ChangeHistory([try Self.event(1), try Self.event(2)])
    let before = history
    history.add([try Self.event(2), try Self.event(1)])
    #expect(history == before)
  }

  @Test("the file stays small: the oldest go")
  func bounds() throws {
    var history = ChangeHistory()
    for batch in 0..<30 {
      history.add(
        try (1...100).map { try Self.event(Int64(batch * 100 + $0), at: "2026-11-30T12:\(batch + 10):00Z") })
    }
    #expect(history.events.count == ChangeHistory.most)
    #expect(history.events.map(\.key.id).min() == 1_001)
    history.add([try Self.event(1, at: "2028-01-30T00:00:00Z")])
    #expect(history.events.count == 1)
  }

  static let broken: [String] = [
    "x", "{}", "[]", "{\"at\":1}",
    #"{"at":"2026-11-29T00:00:00Z","change":"new","country":"XX","id":1,"kind":"song","name":"a","search":"a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"old","country":"US","id":1,"kind":"song","name":"a","search":"a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"new","country":"US","id":-1,"kind":"song","name":"a","search":"a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"new","country":"US","id":1,"kind":"song","name":"a","search":"../a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"new","country":"US","id":1,"kind":"song","name":"","search":"a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"price-drop","country":"US","id":1,"kind":"song","name":"a","search":"a"}"#,
    #"{"at":"2026-11-29T00:00:00Z","change":"price-drop","from":"1 USD","to":"2 USD","country":"US","id":1,"kind":"song","name":"a","search":"a"}"#,
    "<<<<<<< HEAD",
  ]

  @Test("a line that is no event is an error with its place", arguments: broken)
  func fault(line: String) throws {
    let good = ChangeHistory([try Self.event(1)]).text
    let failure = #expect(throws: DiagnosticFailure.self) { try Self.read(good + line + "\n" + good) }
    #expect(failure?.diagnostics.map { $0.location?.position } == [SourcePosition(line: 2, column: 1)])
  }

  @Test("new items and dropped prices are events, other changes are not")
  func events() throws {
    let changes = AnswerComparison.changes(
      from: [
        ComparisonTests.item(1, price: "2 USD"), ComparisonTests.item(2, price: "1 USD"),
        ComparisonTests.item(3),
      ],
      to: [
        ComparisonTests.item(1, price: "1 USD"), ComparisonTests.item(2, price: "2 USD"),
        ComparisonTests.item(4, price: "1 USD"),
      ])
    let events = HistoryEvent.events(
      of: changes, search: try SearchID("a"), at: UTCTime(unixSeconds: 0))
    #expect(events.map(\.key.id) == [4, 1])
  }
}
