package import Diagnostics

extension TemplateSet {
  /// What a template asks for that values of `shape` can never offer, with all templates it uses, in report order.
  ///
  /// Stricter than the specification, which renders such tags as nothing. An error is a partial or parent there is
  /// no template for; a name no enclosing object has, or that two values have; a block given to a parent without a place for it; a list or
  /// object shown as text; text written without escaping; and a template that includes itself without end.
  /// So is what is too deeply nested or too manifold to be followed: nothing is taken on trust. Of each place only
  /// the first fault is reported, and of each template a limited number.
  package func check(_ templateName: String, against shape: TemplateShape) -> [Diagnostic] {
    check(templateName, ContextShapes(shape))
  }

  /// The same for values that are rendered within another one, of the shape `outer`.
  package func check(
    _ templateName: String, against shape: TemplateShape, within outer: TemplateShape
  ) -> [Diagnostic] {
    check(templateName, ContextShapes(shape, within: outer))
  }

  private func check(_ templateName: String, _ contexts: ContextShapes) -> [Diagnostic] {
    guard let index = index(of: templateName) else {
      return [UsageFault.noSuchTemplate(templateName, known: names).diagnostic(at: nil)]
    }
    var checker = UsageChecker(program, sources: sources)
    checker.check(index, contexts)
    return checker.report.sorted()
  }
}
