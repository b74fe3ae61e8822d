internal import Diagnostics

/// The JSON document that `build --json` prints.
struct BuildDocument: Encodable {
  /// A diagnostic in JSON. Lines and columns count from 1; columns count Unicode scalars.
  struct Finding: Encodable {
    let severity: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let hint: String?

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      message = diagnostic.message
      file = diagnostic.location?.path
      line = diagnostic.location?.position?.line
      column = diagnostic.location?.position?.column
      hint = diagnostic.hint
    }
  }

  /// The numbers of the summary line.
  struct Totals: Encodable {
    let searches: Int
    let items: Int
    let pages: Int
    let rendered: Int
    let pictures: Int
    let made: Int
    let unfetched: Int
    let written: Int
    let unchanged: Int
    let removed: Int
  }

  let succeeded: Bool
  let output: String
  let totals: Totals?
  let milliseconds: Int?
  let diagnostics: [Finding]

  /// A build that was done.
  init(report: BuildReport, output: String, milliseconds: Int) {
    self.succeeded = true
    self.output = output
    self.totals = Totals(
      searches: report.searches, items: report.items, pages: report.pages, rendered: report.rendered,
      pictures: report.pictures, made: report.made, unfetched: report.unfetched,
      written: report.written,
      unchanged: report.unchanged, removed: report.removed)
    self.milliseconds = milliseconds
    self.diagnostics = report.warnings.map(Finding.init)
  }

  /// A build that was not.
  init(failure: DiagnosticFailure, output: String) {
    self.succeeded = false
    self.output = output
    self.totals = nil
    self.milliseconds = nil
    self.diagnostics = failure.diagnostics.map(Finding.init)
  }

  /// The document as one line of UTF-8, keys in alphabetical order.
  var bytes: [UInt8] { JSONLine.bytes(self) }
}
