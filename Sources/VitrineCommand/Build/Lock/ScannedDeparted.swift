internal import Records

/// What reading the file with a search's departed items gave.
struct ScannedDeparted: Sendable {
  /// Stands for the file's bytes.
  let content: Result<Fingerprint, InputFault>
  /// Whether the bytes are the recorded ones.
  let isAsRecorded: Bool

  /// Stands for the file's bytes; nil when it could not be read.
  var fingerprint: Fingerprint? { try? content.get() }
}
