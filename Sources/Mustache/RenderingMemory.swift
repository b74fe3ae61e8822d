/// Memory that renderings use one after the other, so that not every page asks for it anew. Belongs to one thread.
package final class RenderingMemory {
  /// Room for one context per run, one for the value and one for what it is rendered within.
  let contexts: UnsafeMutableBufferPointer<RenderingContext>
  private var output: OutputBuffer?

  /// Makes memory for renderings within the limits of `TemplateSet`.
  package init() {
    contexts = .allocate(capacity: TemplateSet.nestingLimit + 2)
  }

  deinit {
    contexts.deallocate()
  }

  /// An empty buffer; `giveBack` lets the next rendering have its memory.
  func takeOutput() -> OutputBuffer {
    output.take() ?? OutputBuffer(limit: TemplateSet.outputLimit)
  }

  func giveBack(_ used: consuming OutputBuffer) {
    used.removeAll()
    output = consume used
  }
}
