package import Diagnostics

extension RenderingFault {
  /// The fault as the person reads it.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, "template \"\(templateName.abbreviated)\" \(excess)", at: location, hint: hint)
  }

  private var excess: String {
    switch limit {
    case .depth: "uses templates nested more than \(TemplateSet.depthLimit) deep"
    case .nesting: "uses sections and templates nested more than \(TemplateSet.nestingLimit) deep"
    case .expansions: "uses more than \(TemplateSet.expansionLimit) partials and blocks for one page"
    case .output: "writes more than \(TemplateSet.outputLimit >> 20) MiB for one page"
    case .steps: "takes more than \(TemplateSet.stepLimit / 1_000_000) million steps for one page"
    }
  }

  private var hint: String {
    switch limit {
    case .depth, .nesting: "a template may use itself only where the data comes to an end"
    case .expansions, .output, .steps:
      "look for lists repeated inside each other and partials used many times"
    }
  }
}
