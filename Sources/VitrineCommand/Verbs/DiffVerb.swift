internal import Diagnostics

/// `vitrine diff`: prints what changed between two states of a site's recorded searches.
struct DiffVerb: Sendable {
  private enum Form { case text, json, markdown }

  private let folder: SiteFolder
  private let old: String?
  private let new: String?
  private let form: Form

  /// Reads the options and the words.
  init(_ invocation: Invocation) throws(UsageFault) {
    if invocation.has(.json), invocation.has(.markdown) { throw .exclusiveOptions(.json, .markdown) }
    folder = SiteFolder(invocation.options[.site] ?? ".")
    old = invocation.operands.first
    new = invocation.operands.dropFirst().first
    form = invocation.has(.json) ? .json : invocation.has(.markdown) ? .markdown : .text
  }

  /// Compares; says by the exit code whether anything changed.
  func run(on console: Console) -> ExitCode {
    do throws(DiagnosticFailure) {
      let report = try StateComparison(folder: folder).report(old, new)
      let bytes = bytes(report, usesColor: console.colorsData)
      if !bytes.isEmpty { console.writeData(bytes) }
      console.say(report.totals.summary)
      return report.isEmpty ? .done : .found
    } catch {
      console.report(error.diagnostics)
      return .failed
    }
  }

  private func bytes(_ report: DiffReport, usesColor: Bool) -> [UInt8] {
    switch form {
    case .text: Array(DiffText(usesColor: usesColor).text(report).utf8)
    case .json: DiffDocument(report).bytes
    case .markdown: Array(DiffMarkdown.text(report).utf8)
    }
  }
}
