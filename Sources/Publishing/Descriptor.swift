#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open file descriptor that is closed when its owner goes away.
struct Descriptor: ~Copyable, Sendable {
  /// The number the system knows it by, valid for as long as this value lives.
  let number: Int32

  /// Takes over a descriptor that is open.
  init(adopting number: Int32) {
    self.number = number
  }

  deinit {
    _ = close(number)
  }

  /// Gives the descriptor up: who takes the number closes it.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Opens a folder below another, refusing a symbolic link; nil when that fails (see `errno`).
  init?(folder name: String, in parent: Int32) {
    let opened = openat(parent, name, Self.folderFlags)
    guard opened >= 0 else { return nil }
    self.init(adopting: opened)
  }

  /// How a folder below the root is opened: never through a link, never inherited by a child process.
  static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
}
