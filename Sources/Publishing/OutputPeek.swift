#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the last build left in an output folder, read without locking it. Another build may be at work there: whoever
/// locks the folder reads it again, which takes little time when it is still the same.
package struct OutputPeek: Sendable {
  /// What it left for this one.
  package let memory: OutputMemory
  /// Which files it owns; nil when that cannot be read.
  let manifest: Manifest?

  /// Looks into the folder at `path`; nil when there is nothing of use.
  package init?(_ path: String) {
    let root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return nil }
    let folder = Descriptor(adopting: root)
    guard let control = Descriptor(folder: OutputPath.controlFolder, in: folder.number),
      let memory = OutputMemory.read(in: control.number)
    else { return nil }
    self.memory = memory
    manifest = if case .manifest(let found) = Manifest.read(in: control.number) { found } else { nil }
  }
}
