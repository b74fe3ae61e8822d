internal import Records
internal import Snapshots

/// How a file's bytes are held against what the lock says of them.
enum ContentCheck: Sendable {
  /// By the fingerprint that a build finds out anyway: notices what was changed by accident, and costs nothing.
  case fingerprint
  /// By the digest as well: notices every change.
  case digest

  /// Whether the bytes, whose fingerprint is `found`, are the recorded ones.
  func isAsRecorded(_ bytes: [UInt8], _ found: Fingerprint, _ recorded: SnapshotRecord.Content) -> Bool {
    guard found == recorded.fingerprint else { return false }
    return self == .fingerprint || SHA256Digest(of: bytes) == recorded.digest
  }
}
