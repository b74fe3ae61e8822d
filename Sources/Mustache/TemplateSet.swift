package import Diagnostics

/// Compiled Mustache templates that may use each other as partials and parents.
///
/// The language is the official specification's (https://github.com/mustache/spec), with the optional inheritance
/// module, without lambdas and dynamic names. White space before the character that tells a tag's kind is allowed.
package struct TemplateSet: Sendable {
  let program: Program
  let sources: [SourceText]

  /// Compiles the templates; throws all syntax faults of all of them together.
  ///
  /// A tag that names a template which is not among them compiles and renders nothing; `check` reports it.
  package init(_ sources: [(name: String, text: SourceText)]) throws(DiagnosticFailure) {
    var compiler = TemplateCompiler()
    for (name, text) in sources { compiler.add(name, text) }
    program = try compiler.link()
    self.sources = sources.map(\.text)
  }

  private init(_ program: Program, _ sources: [SourceText]) {
    self.program = program
    self.sources = sources
  }

  /// The same templates with the fields of an outer value written in as static text, for many renderings within it.
  ///
  /// Fields stay tags where something inner may have their name: `shapes` are those of all values that will be
  /// rendered. A rendering of any other value, or within another outer value, is meaningless.
  package func fixing(_ outer: TemplateObject, besides shapes: [TemplateShape]) -> TemplateSet {
    TemplateSet(ConstantFolder.fold(outer, besides: shapes, into: program), sources)
  }

  /// The names of the templates in the order given.
  package var names: [String] { program.templates.map(\.name) }

  /// Whether there is a template of that name.
  package func contains(_ name: String) -> Bool {
    index(of: name) != nil
  }

  func index(of name: String) -> Int? {
    program.templates.firstIndex { $0.name == name }
  }
}
