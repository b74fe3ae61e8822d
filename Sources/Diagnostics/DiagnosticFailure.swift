/// A stage that could not go on, with everything it found wrong.
package struct DiagnosticFailure: Error, Sendable {
  /// The findings in report order; at least one is an error.
  package let diagnostics: [Diagnostic]

  /// Sorts and removes repeats.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = Set(diagnostics).sorted()
  }

  /// A failure with a single error.
  package init(_ message: String, at location: Diagnostic.Location? = nil, hint: String? = nil) {
    self.init([Diagnostic(.error, message, at: location, hint: hint)])
  }
}
