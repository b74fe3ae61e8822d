package import Diagnostics
internal import YAMLReading

extension SnapshotLock {
  /// The most bytes of the file.
  package static let limit = YAMLLimits().bytes

  /// Reads the file's text.
  ///
  /// Throws every fault, with its place; a file with faults may have lost records, so none of it is believed.
  package init(reading source: SourceText) throws(DiagnosticFailure) {
    let document: YAMLNode
    do throws(DiagnosticFailure) {
      document = try YAMLDocument.parse(source)
    } catch {
      throw LockReader.explained(error, in: source)
    }
    var reader = LockReader(findings: YAMLFindings(in: source))
    let records = reader.records(in: document)
    try reader.findings.check()
    self.init(records)
  }
}
