import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite("The official Mustache specification")
struct SpecificationTests {
  @Test(
    "renders as specified", .enabled(if: SharedFolder.isAvailable, "needs ../shared"),
    arguments: SpecificationCase.all)
  func renders(_ test: SpecificationCase) throws {
    var sources = [(name: "test template", text: SourceText(path: "test", text: test.template))]
    for (name, text) in test.partials.sorted(by: { $0.key < $1.key }) {
      sources.append((name, SourceText(path: name, text: text)))
    }
    let templates = try TemplateSet(sources)
    var output: [UInt8] = []
    try templates.render("test template", test.data.templateValue, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == test.expected)
  }

  @Test("is read completely", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func isComplete() {
    let modules = Set(SpecificationCase.all.map(\.module)).sorted()
    let expected = [
      "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    ]
    #expect(modules == expected)
    #expect(SpecificationCase.all.count >= 160)
    #expect(SpecificationCase.skipped.keys.sorted() == ["~dynamic-names", "~lambdas"])
  }
}
