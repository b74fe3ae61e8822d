package import Diagnostics

/// A rendering that was given up at one of its limits, so that nothing was written.
package struct RenderingFault: Error, Hashable, Sendable {
  /// What there was too much of.
  package enum Limit: Hashable, Sendable {
    /// Templates and blocks inside each other, more than `TemplateSet.depthLimit`.
    case depth
    /// Sections, templates and blocks inside each other, more than `TemplateSet.nestingLimit`.
    case nesting
    /// Partials, parents and blocks followed, more than `TemplateSet.expansionLimit`.
    case expansions
    /// Bytes written, more than `TemplateSet.outputLimit`.
    case output
    /// Steps taken, more than `TemplateSet.stepLimit`.
    case steps
  }

  /// The limit that was met first.
  package let limit: Limit
  /// The template that was being rendered; the place is in it or in one it uses.
  package let templateName: String
  /// The tag or text at which it was given up.
  package let location: Diagnostic.Location?
}
