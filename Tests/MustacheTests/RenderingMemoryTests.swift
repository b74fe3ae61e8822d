import Diagnostics
import Mustache
import Testing

@Suite("Memory used for one rendering after the other")
struct RenderingMemoryTests {
  private static let shape = TemplateShape(
    "page", [TemplateShape.Field("rows", .list(TemplateShape("row", [])))])

  private static func value(rows: Int) -> TemplateValue {
    let row = TemplateValue.object(TemplateObject(TemplateShape("row", []), []))
    return .object(TemplateObject(shape, [.list(Array(repeating: row, count: rows))]))
  }

  private func templates(_ row: String) throws -> TemplateSet {
    try TemplateSet([
      ("t", SourceText(path: "t.mustache", text: "[{{#rows}}\(row){{/rows}}]")),
      ("endless", SourceText(path: "endless.mustache", text: "x{{>endless}}")),
    ])
  }

  private func rendering(
    _ templates: TemplateSet, _ name: String, rows: Int, _ memory: RenderingMemory
  ) throws(RenderingFault) -> [UInt8] {
    var output: [UInt8] = []
    try templates.render(name, Self.value(rows: rows), within: .absent, memory: memory, into: &output)
    return output
  }

  @Test("Each rendering is what it would be in memory of its own, shorter or longer than the one before")
  func reuse() throws {
    let templates = try templates("row ")
    let memory = RenderingMemory()
    for rows in [3, 0, 20_000, 1, 50_000, 2] {
      let shared = try rendering(templates, "t", rows: rows, memory)
      #expect(try shared == rendering(templates, "t", rows: rows, RenderingMemory()))
      #expect(shared.count == rows * 4 + 2)
    }
  }

  @Test("A rendering that was given up leaves nothing to the next", arguments: ["t", "endless"])
  func givenUp(name: String) throws {
    let templates = try templates(String(repeating: "x", count: 1 << 12))
    let memory = RenderingMemory()
    #expect(throws: RenderingFault.self) { try rendering(templates, name, rows: 5_000, memory) }
    #expect(try rendering(templates, "t", rows: 0, memory) == Array("[]".utf8))
    #expect(try rendering(templates, "t", rows: 1, memory).count == 2 + 1 << 12)
  }
}
