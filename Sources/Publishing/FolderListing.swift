#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The names in a folder, without "." and "..", in no particular order.
struct FolderListing {
  /// NUL-terminated names as the system gives them.
  private(set) var names: [[CChar]] = []

  /// Reads the folder anew, whatever else was read from `folder` before; nil when it cannot be read (see `errno`).
  init?(of folder: Int32) {
    let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { return nil }
    guard let stream = fdopendir(own) else {
      _ = close(own)
      return nil
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) { Self.copy(UnsafeRawPointer($0)) }
      if !Self.isDots(name) { names.append(name) }
    }
  }

  /// The order of names by their bytes.
  static func precedes(_ left: [CChar], _ right: [CChar]) -> Bool {
    left.lazy.map(UInt8.init(bitPattern:)).lexicographicallyPrecedes(right.lazy.map(UInt8.init(bitPattern:)))
  }

  /// A name to be shown.
  static func text(_ name: [CChar]) -> String {
    String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func copy(_ name: UnsafeRawPointer) -> [CChar] {
    let start = name.assumingMemoryBound(to: CChar.self)
    return Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
  }

  private static func isDots(_ name: [CChar]) -> Bool {
    let dot = CChar(bitPattern: UInt8(ascii: "."))
    return name == [dot, 0] || name == [dot, dot, 0]
  }
}
