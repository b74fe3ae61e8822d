internal import Diagnostics

/// What came of reading a part of a site.
struct LoadedPart<Value: Sendable>: Sendable {
  /// The part; nil when it is not as it must be.
  private(set) var value: Value?
  /// Why not.
  private(set) var faults: [Diagnostic] = []
  /// What was odd about it.
  private(set) var warnings: [Diagnostic] = []

  /// Reads it; `read` adds warnings.
  init(_ read: (inout [Diagnostic]) throws(DiagnosticFailure) -> Value) {
    do throws(DiagnosticFailure) {
      value = try read(&warnings)
    } catch {
      faults = error.diagnostics
    }
  }
}
