package import Diagnostics

extension TemplateSet {
  /// What a template asks for that values of `shape` can never offer, with all templates it uses, in report order.
  ///
  /// Stricter than the specification, which renders such tags as nothing. An error is a partial or parent there is
  /// no template for; a name no enclosing object has; a block given to a parent without a place for it; a list or
  /// object shown as text; text written without escaping; and a template that includes itself without end.
  package func check(_ templateName: String, against shape: TemplateShape) -> [Diagnostic] {
    guard let index = index(of: templateName) else {
      return [UsageFault.noSuchTemplate(templateName, known: names).diagnostic(at: nil)]
    }
    var checker = UsageChecker(program, sources: sources)
    checker.check(index, ContextShapes(shape))
    return Self.report(checker.diagnostics)
  }

  /// A template used in several places is reported once for each fault, even where the advice differs.
  private static func report(_ diagnostics: Set<Diagnostic>) -> [Diagnostic] {
    var report: [Diagnostic] = []
    for diagnostic in diagnostics.sorted() {
      let isRepeat = report.last.map {
        $0.location == diagnostic.location && $0.message == diagnostic.message
      }
      if isRepeat != true { report.append(diagnostic) }
    }
    return report
  }
}
