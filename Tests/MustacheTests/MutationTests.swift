import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite("Damaged templates")
struct MutationTests {
  static let sources = [
    "page": """
    {{<layout}}
      {{$title}}{{title}} – {{site.name}}{{/title}}
      {{$main}}
        <ul>
        {{#items}}
          <li>{{>row}}{{{markup}}}{{& markup }}{{.}}</li>
        {{/items}}
        {{^items}}none{{/items}}
        </ul>
      {{/main}}
    {{/layout}}
    """,
    "layout":
      "{{! note }}{{=<% %>=}}<%$title%>x<%/title%>\r\n  <%$main%>\r\n  <%/main%>\r\n<%={{ }}=%>{{>row}}",
    "row": "{{#nested}}{{#.}}\n  {{>row}}\n{{/.}}{{/nested}}{{name}}\n",
  ]

  static let fragments = [
    "{{", "}}", "{{{", "}}}", "{{#items}}", "{{/items}}", "{{^", "{{$main}}", "{{/main}}", "{{<layout}}",

    "{{>row}}", "{{=", "=}}", "{{={ }=}}", "{{.}}", "\n", "\r\n", "  ", "é", "\u{0}",
  ].map { Array($0.utf8) }

  static let value = TemplateValue.fields([
    "title": .text("<T>"), "site": .fields(["name": .text("S")]), "markup": .markup(Array("<b>".utf8)),
    "items": .list([.fields(["name": .text("1")]), .text("two"), .flag(true), .absent, .list([.text("3")])]),
    "nested": .list([.list([.fields(["name": .text("deep"), "nested": .list([])])])]), "name": .text("outer"),
  ])

  static let shape = TemplateShape(
    "page",
    [
      TemplateShape.Field("title", .text), TemplateShape.Field("markup", .markup),
      TemplateShape.Field("items", .list(TemplateShape("item", [TemplateShape.Field("name", .text)]))),
    ])

  @Test("compile with faults or render, and never crash", arguments: 0..<8)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (rendered, refused) = (0, 0)
    for _ in 0..<300 {
      let sources = Self.sources.sorted { $0.key < $1.key }.map { name, text in
        (name: name, text: SourceText(path: name, bytes: Self.damaged(Array(text.utf8), with: &random)))
      }
      do throws(DiagnosticFailure) {
        let templates = try TemplateSet(sources)
        _ = templates.check("page", against: Self.shape)
        _ = try? templates.text("page", Self.value)
        rendered += 1
      } catch {
        #expect(!error.diagnostics.isEmpty)
        refused += 1
      }
    }
    // Both ways must have been taken, or the damage is too light or too heavy to tell anything.
    #expect(rendered > 10)
    #expect(refused > 10)
  }

  private static func damaged(_ bytes: [UInt8], with random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: start)
      case 1: bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 0...8, using: &random)))
      case 2 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &random)
      default: bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 12)], at: start)
      }
    }
    return bytes
  }
}
