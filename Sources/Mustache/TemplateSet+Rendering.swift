internal import Diagnostics

extension TemplateSet {
  /// The deepest nesting of templates and given blocks within templates that is rendered.
  package static let depthLimit = 100
  /// The deepest nesting of sections, templates and given blocks together that is rendered; bounds the stack.
  package static let nestingLimit = 512
  /// The most partials, parents and given blocks followed in one rendering. Bounds templates that include themselves
  /// more than once.
  package static let expansionLimit = 250_000
  /// The most bytes one rendering may write.
  package static let outputLimit = 16 << 20
  /// The most steps of one rendering: instructions, enclosing values passed on the way to a name, and bytes of
  /// indentation and blocks set up for a template. Bounds lists repeated inside each other.
  package static let stepLimit = 50_000_000

  /// Appends the template's UTF-8 for `value` to `output`; nothing when there is no template of that name.
  ///
  /// A function of its arguments: safe from any thread. Names nothing is found for, and templates there are none of,
  /// render as nothing. Throws when a limit is met, with `output` as it was: a page is whole or not there.
  package func render(
    _ templateName: String, _ value: TemplateValue, into output: inout [UInt8]
  ) throws(RenderingFault) {
    let outcome = withUnsafePointer(to: value) { value in
      execute(templateName, value, within: nil, TextArena(), RenderingMemory(), into: &output)
    }
    try check(outcome, of: templateName)
  }

  /// The same, with names that are not found in `value` looked up in `outer`, which many renderings may share; with
  /// the texts that spans among the values are stretches of; and in memory that the next rendering can use again.
  package func render(
    _ templateName: String, _ value: TemplateValue, within outer: TemplateValue,
    texts: TextArena = TextArena(), memory: RenderingMemory = RenderingMemory(), into output: inout [UInt8]
  ) throws(RenderingFault) {
    let outcome = withUnsafePointer(to: outer) { outer in
      withUnsafePointer(to: value) { value in
        execute(templateName, value, within: outer, texts, memory, into: &output)
      }
    }
    try check(outcome, of: templateName)
  }

  private func execute(
    _ templateName: String, _ value: Renderer.Reference, within outer: Renderer.Reference?,
    _ texts: TextArena, _ memory: RenderingMemory, into output: inout [UInt8]
  ) -> Renderer.Stop? {
    guard let index = index(of: templateName) else { return nil }
    var stop: Renderer.Stop?
    program.withPools { pools in
      texts.bytes.withUnsafeBufferPointer { texts in
        var renderer = Renderer(pools, value, within: outer, texts: texts, memory: memory)
        renderer.run(pools.templates[index].code)
        stop = renderer.stop
        if stop == nil { output.append(contentsOf: renderer.output.bytes) }
        memory.giveBack(renderer.output)
      }
    }
    return stop
  }

  private func check(_ stop: Renderer.Stop?, of templateName: String) throws(RenderingFault) {
    guard let stop else { return }
    let source = sources[program.template(of: stop.instruction)]
    throw RenderingFault(
      limit: stop.limit, templateName: templateName,
      location: source.location(ofByteAt: Int(program.offsets[stop.instruction])))
  }
}
