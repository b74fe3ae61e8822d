import Foundation
import Testing
import VitrineCommand

@Suite("What diff prints")
struct DiffOutputTests {
  /// One change of every kind.
  private static func sample() throws -> DiffFolders {
    try DiffFolders(
      old: [
        "jazz": [
          .song(1, "Stays"), .song(2, "Goes"), .song(3, "Cheap", ["trackPrice": 1.29]),
          .song(4, "Dear", ["trackPrice": 0]), .song(5, "Abroad"), .song(6, "Old name"),
          .song(
            7, "Picture", ["artworkUrl100": "https://is1-ssl.mzstatic.com/image/thumb/a/b.jpg/100x100bb.jpg"]),
        ],
        "late": [.song(9, "Travels"), .song(10, "Rests")], "gone": [.song(20, "Lost")],
      ],
      new: [
        "jazz": [
          .song(
            7, "Picture", ["artworkUrl100": "https://is1-ssl.mzstatic.com/image/thumb/a/c.jpg/100x100bb.jpg"]),
          .song(6, "New name"), .song(5, "Abroad", ["currency": "EUR"]),
          .song(4, "Dear", ["trackPrice": 12]), .song(3, "Cheap", ["trackPrice": 0.99]),
          .song(8, "Arrives", ["artistName": nil, "trackPrice": -1]), .song(9, "Travels"), .song(1, "Stays"),
        ],
        "late": [.song(10, "Rests")], "brought": [.song(30, "Fresh"), .song(31, "Fresher")],
      ])
  }

  private static let summary =
    "1 search changed: 1 new, 1 gone, 1 moved, 1 price drop, 1 price rise, 1 other currency, 1 renamed, "
    + "1 new artwork, 1 search newly recorded, 1 search no longer recorded\n"

  @Test("Text has a line for every change, with a sign, by search")
  func text() throws {
    let run = try Self.sample().diff()
    #expect(run.exitCode == .found)
    #expect(run.messages == Self.summary)
    #expect(
      run.data == """
        brought
          + newly recorded, 2 items

        gone
          - no longer recorded, it had 1 item

        jazz
          + Arrives (song 8)
          ~ Travels – Somebody (song 9), moved from late
          - Goes – Somebody (song 2), 0.99 USD
          ↓ Cheap – Somebody (song 3), 1.29 USD → 0.99 USD
          ↑ Dear – Somebody (song 4), free → 12 USD
          ~ Abroad – Somebody (song 5), 0.99 USD → 0.99 EUR
          ~ New name – Somebody (song 6), was "Old name"
          ~ Picture – Somebody (song 7), new artwork

        """)
  }

  @Test("Markdown begins with a line of totals that fits a commit's subject")
  func markdown() throws {
    let run = try Self.sample().diff("--markdown")
    #expect(run.exitCode == .found)
    #expect(run.messages == Self.summary)
    #expect(
      run.data == """
        Snapshots: 1 new, 1 gone, 1 moved, 1 price drop, 1 price rise, …

        **brought**

        - newly recorded, 2 items

        **gone**

        - no longer recorded, it had 1 item

        **jazz**

        - new: Arrives (song 8)
        - moved: Travels – Somebody (song 9), from late
        - gone: Goes – Somebody (song 2), 0.99 USD
        - price drop: Cheap – Somebody (song 3), 1.29 USD → 0.99 USD
        - price rise: Dear – Somebody (song 4), free → 12 USD
        - other currency: Abroad – Somebody (song 5), 0.99 USD → 0.99 EUR
        - renamed: New name – Somebody (song 6), was “Old name”
        - new artwork: Picture – Somebody (song 7)

        """)
  }

  @Test("JSON is one document with the same in keys")
  func json() throws {
    let folders = try DiffFolders(
      old: ["a": [.song(1, "One", ["trackPrice": 2]), .song(2, "\"Two\"")], "b": [.song(4, "Four")]],
      new: ["a": [.song(1, "One", ["trackPrice": 1.5]), .song(3, "Three/3", ["artistName": nil])], "c": []])
    let run = folders.diff("--json")
    #expect(run.exitCode == .found)
    #expect(
      run.data == """
        {"searches":[{"changes":[\
        {"change":"new","country":"US","id":3,"kind":"song","name":"Three/3"},\
        {"artist":"Somebody","change":"gone","country":"US","id":2,"kind":"song","name":"\\"Two\\""},\
        {"artist":"Somebody","change":"price-drop","country":"US","from":"2 USD","id":1,"kind":"song","name":"One",\
        "to":"1.50 USD"}],"id":"a","state":"changed"},\
        {"changes":[],"id":"b","items":1,"state":"no-longer-recorded"},\
        {"changes":[],"id":"c","items":0,"state":"newly-recorded"}],\
        "totals":{"artwork":0,"changed-searches":1,"currency":0,"gone":1,"moved":0,"new":1,"newly-recorded":1,\
        "no-longer-recorded":1,"price-drop":1,"price-rise":0,"renamed":0}}

        """)
  }

  @Test(
    "Nothing changed: nothing on standard output but the JSON document, exit 0",
    arguments: [[], ["--markdown"], ["--json"]])
  func nothing(options: [String]) throws {
    let songs = StoreJSON.songs(30)
    let folders = try DiffFolders(old: ["a": songs], new: ["a": songs.reversed()])
    let run = TerminalCapture(["diff"] + options + [folders.old, folders.new])
    #expect(run.exitCode == .done)
    #expect(run.messages == "no changes\n")
    #expect(run.data.isEmpty == (options != ["--json"]))
    #expect(run.data.isEmpty || run.data.hasPrefix("{\"searches\":[],\"totals\":{"))
  }

  @Test("--quiet leaves the changes and takes the summary")
  func quiet() throws {
    let run = try DiffFolders(old: ["a": [.song(1, "One")]], new: ["a": [.song(2, "Two")]]).diff("-q")
    #expect(run.exitCode == .found)
    #expect(run.messages.isEmpty)
    #expect(run.data.contains("+ Two"))
  }

  @Test("Color goes by the terminal that standard output is, and only into the text")
  func color() throws {
    let folders = try DiffFolders(
      old: ["a": [.song(1, "One"), .song(3, "Three", ["trackPrice": 2])]],
      new: ["a": [.song(2, "Two"), .song(3, "Three")]])
    let colored = folders.diff(isForTerminal: true)
    #expect(
      colored.data == """
        \u{1B}[1ma\u{1B}[0m
          \u{1B}[32m+ Two – Somebody (song 2), 0.99 USD\u{1B}[0m
          \u{1B}[31m- One – Somebody (song 1), 0.99 USD\u{1B}[0m
          \u{1B}[32m↓ Three – Somebody (song 3), 2 USD → 0.99 USD\u{1B}[0m

        """)
    #expect(!colored.messages.contains("\u{1B}"))
    #expect(!folders.diff().data.contains("\u{1B}"))
    #expect(folders.diff("--color=always").data == colored.data)
    #expect(!folders.diff("--color=never", isForTerminal: true).data.contains("\u{1B}"))
    for form in ["--json", "--markdown"] {
      #expect(!folders.diff(form, "--color=always").data.contains("\u{1B}"))
    }
  }

  @Test(
    "Names cannot command the terminal or turn the line around", arguments: [[], ["--markdown"], ["--json"]])
  func hostileNames(options: [String]) throws {
    let name = "A\u{1B}[2J\u{9B}31m\u{202E}B\u{200F}C\nD\u{7}"
    let folders = try DiffFolders(old: ["a": [.song(1, "One")]], new: ["a": [.song(2, name)]])
    let run = TerminalCapture(["diff"] + options + [folders.old, folders.new])
    #expect(run.exitCode == .found)
    let printed = run.data.unicodeScalars
    #expect(printed.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(options == ["--json"] || !printed.contains { $0.properties.isBidiControl })
  }

  @Test("A file's name cannot either")
  func hostileFile() throws {
    let folders = try DiffFolders(old: ["a": []], new: ["a": [], "b\u{1B}[2J\nc*": []])
    #expect(folders.diff().data == "b\u{FFFD}[2J\u{FFFD}c*\n  + newly recorded, 0 items\n")
    #expect(folders.diff("--markdown").data.contains("\n**b\u{FFFD}\\[2J\u{FFFD}c\\***\n"))
  }

  @Test("--json and --markdown together are a mistake")
  func exclusive() {
    let run = TerminalCapture(["diff", "--json", "--markdown"])
    #expect(run.exitCode == .usage)
    #expect(run.messages == "error: --json and --markdown exclude each other\nhint: write one of them\n")
  }
}
