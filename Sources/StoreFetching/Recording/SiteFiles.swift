internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads and replaces single files of a site so that each is always whole: new bytes are written under a hidden name
/// beside the file, brought to the disk, and take the file's name then.
struct SiteFiles: Sendable {
  /// The site's folder.
  let root: String

  /// A file's path as messages show it.
  func shown(_ path: String) -> String {
    root == "." ? path : "\(root)/\(path)"
  }

  /// What the site is known by on this machine: where its folder really is.
  var identity: String {
    guard let resolved = realpath(root, nil) else { return root }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The bytes of a file; nil when there is none. What is no regular file, or too large, cannot be read.
  func read(_ path: String, limit: Int) throws(RecordingFault) -> [UInt8]? {
    do throws(FileAccessFault) {
      return try WholeFile.read(absolute(path), limit: limit, followsLinks: true)
    } catch {
      throw fault(.read, path, error.code)
    }
  }

  /// Replaces a file, making the folders on the way.
  func replace(_ path: String, _ bytes: [UInt8]) throws(RecordingFault) {
    try stage(path, bytes)
    try commit(path)
  }

  /// Writes bytes that are to take a file's place, and brings them to the disk.
  func stage(_ path: String, _ bytes: [UInt8]) throws(RecordingFault) {
    makeFolders(path)
    let staged = absolute(Self.staged(path))
    unlink(staged)
    do throws(FileAccessFault) {
      try WholeFile.create(staged, bytes, isDurable: true)
    } catch {
      throw fault(.write, path, error.code)
    }
  }

  /// Lets staged bytes take the file's place.
  func commit(_ path: String) throws(RecordingFault) {
    guard rename(absolute(Self.staged(path)), absolute(path)) == 0 else { throw fault(.write, path) }
    syncFolder(of: path)
  }

  /// Takes back what was staged for a file.
  func discard(_ path: String) {
    unlink(absolute(Self.staged(path)))
  }

  /// Removes a file; one that is not there is no fault.
  func remove(_ path: String) throws(RecordingFault) {
    guard unlink(absolute(path)) == 0 || errno == ENOENT else { throw fault(.remove, path) }
  }

  /// The names of what is in a folder, in no order; none when there is none or it cannot be read.
  func names(in path: String) -> [String] {
    guard let folder = opendir(absolute(path)) else { return [] }
    defer { closedir(folder) }
    return Self.names { readdir(folder) }
  }

  /// Removes from a folder the files whose names are ours. A link in its place is taken away and not followed.
  func clear(_ path: String, where isOurs: (String) -> Bool) throws(RecordingFault) {
    let descriptor = open(absolute(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return }
      return try remove(path)
    }
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      throw fault(.read, path)
    }
    defer { closedir(folder) }
    let names = Self.names { readdir(folder) }.filter(isOurs)
    for name in names.sorted() where unlinkat(descriptor, name, 0) != 0 && errno != ENOENT {
      throw fault(.remove, "\(path)/\(name)")
    }
  }

  private static func names(_ next: () -> UnsafeMutablePointer<dirent>?) -> [String] {
    var names: [String] = []
    while let entry = next() {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// The hidden name under which new bytes wait.
  static func staged(_ path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<start]).\(path[start...]).fetched"
  }

  private func absolute(_ path: String) -> String {
    "\(root)/\(path)"
  }

  private func makeFolders(_ path: String) {
    for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") {
      mkdir(absolute(String(decoding: path.utf8.prefix(index), as: UTF8.self)), 0o777)
    }
  }

  /// Brings a new name to the disk, where the file system can.
  private func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { absolute(String(path[..<$0])) } ?? root
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private func fault(_ action: RecordingFault.Action, _ path: String, _ code: Int32 = errno) -> RecordingFault
  {
    RecordingFault(action: action, path: path, code: code)
  }
}
