extension TemplateSet {
  /// The deepest nesting of templates within templates that is rendered; what lies deeper is left out.
  package static let depthLimit = 100
  /// The most partials, parents and given blocks followed in one rendering; those beyond it are left out. Bounds
  /// templates that include themselves more than once.
  package static let expansionLimit = 250_000

  /// Appends the template's UTF-8 for `value` to `output`; nothing when there is no template of that name.
  ///
  /// A function of its arguments: safe from any thread, without faults. Names nothing is found for, and templates
  /// there are none of, render as nothing.
  package func render(_ templateName: String, _ value: TemplateValue, into output: inout [UInt8]) {
    guard let index = index(of: templateName) else { return }
    let code = program.templates[index].code
    withUnsafePointer(to: value) { root in
      program.withPools { pools in
        withUnsafeTemporaryAllocation(of: RenderingContext.self, capacity: Renderer.runLimit + 1) {
          contexts in
          var renderer = Renderer(pools, root: root, contexts: contexts)
          renderer.run(code)
          output.append(contentsOf: renderer.output.bytes)
        }
      }
    }
  }
}
