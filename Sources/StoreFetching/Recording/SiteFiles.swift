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
    let descriptor = open(absolute(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw fault(.read, path)
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw fault(.read, path) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw fault(.read, path, EISDIR) }
    guard information.st_size <= limit else { throw fault(.read, path, EFBIG) }
    return try read(descriptor, size: Int(information.st_size), path)
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
    let descriptor = open(staged, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw fault(.write, path) }
    var code: Int32 = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0 ? 0 : errno
    // Some file systems tell only now that the disk or the quota is full.
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    guard code == 0 else {
      unlink(staged)
      throw fault(.write, path, code)
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

  private func read(_ descriptor: Int32, size: Int, _ path: String) throws(RecordingFault) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = sysRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    if failure != 0 { throw fault(.read, path, failure) }
    return bytes
  }

  private func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { sysWrite(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return false }
      start += written
    }
    return true
  }

  private static func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
