#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Manifest {
  /// What a control folder has for a manifest.
  enum Found {
    case none, unreadable
    case manifest(Manifest)
  }

  /// Reads the manifest in a control folder. A link, a device or a pipe by that name is never read. One that is the
  /// same as `known` is not taken apart again.
  static func read(in control: Int32, known: Manifest? = nil) -> Found {
    if let known, known.isStill(in: control) { return .manifest(known) }
    guard let file = SmallFile.read(name, in: control, limit: mostBytes) else {
      return errno == ENOENT ? .none : .unreadable
    }
    return file.bytes.withUnsafeBufferPointer { Manifest($0) }.map(Found.manifest) ?? .unreadable
  }

  /// Whether reading the file in a control folder would give this one again.
  private func isStill(in control: Int32) -> Bool {
    guard isClean else { return false }
    let status = SmallFile.compare(Self.name, in: control, size: arena.bytes.count) {
      arena.hasText($0, at: $1)
    }
    return status != nil
  }
}
