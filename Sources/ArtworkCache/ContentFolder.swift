internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Files that are named by hexadecimal digits that stand for what is in them, spread over folders by their first two.
///
/// A file is written beside the others and takes its name when it is whole, so that no name ever stands for half a
/// file, whenever a run ends. Threads and processes may put files at once.
package struct ContentFolder: Sendable {
  /// Where unfinished files are.
  private static let parts = "parts"
  private static let counter = Atomic(0)

  private let path: String
  /// How many digits a name has; others are not ours.
  private let nameLength: Int

  /// Takes the folder's path, which need not exist.
  init(path: String, nameLength: Int) {
    self.path = path
    self.nameLength = nameLength
  }

  /// Makes the folder, inside one that exists, and removes what ended runs left unfinished. Nobody may be putting files.
  package func prepare() throws(CacheFault) {
    for folder in [path, "\(path)/\(Self.parts)"] {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw CacheFault(.write, folder) }
    }
    for name in try CacheFile.names(in: "\(path)/\(Self.parts)") {
      let part = "\(path)/\(Self.parts)/\(name)"
      guard unlink(part) == 0 || errno == ENOENT else { throw CacheFault(.remove, part) }
    }
  }

  /// Whether there is a file of this name. One without bytes, as a power failure can leave them, counts as none.
  package func contains(_ name: String) -> Bool {
    var status = stat()
    return isOurs(name) && lstat(place(of: name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }

  /// The bytes of a file; nil when there is none by that name.
  package func read(_ name: String, limit: Int) throws(CacheFault) -> [UInt8]? {
    isOurs(name) ? try CacheFile.read(place(of: name), limit: limit) : nil
  }

  /// Puts a file in place of another by that name, if there is one. The folder must have been prepared.
  package func put(_ name: String, _ bytes: [UInt8]) throws(CacheFault) {
    let number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    let part = "\(path)/\(Self.parts)/\(getpid())-\(number)"
    let place = place(of: name)
    try CacheFile.create(part, bytes)
    if rename(part, place) == 0 { return }
    var code: Int32 = mkdir(folder(of: name), 0o777) == 0 || errno == EEXIST ? 0 : errno
    if code == 0, rename(part, place) != 0 { code = errno }
    guard code == 0 else {
      unlink(part)
      throw CacheFault(.write, place, code: code)
    }
  }

  /// Removes a file, if there is one by that name.
  package func remove(_ name: String) throws(CacheFault) {
    guard !isOurs(name) || unlink(place(of: name)) == 0 || errno == ENOENT else {
      throw CacheFault(.remove, place(of: name))
    }
  }

  /// Removes the files that are not among these names, and returns how many those were.
  @discardableResult
  package func removeAll(except names: Set<String>) throws(CacheFault) -> Int {
    var count = 0
    for start in try CacheFile.names(in: path)
    where isOurs(start + String(repeating: "0", count: nameLength - 2)) {
      let folder = "\(path)/\(start)"
      for rest in try CacheFile.names(in: folder) where isOurs(start + rest) && !names.contains(start + rest)
      {
        guard unlink("\(folder)/\(rest)") == 0 || errno == ENOENT else {
          throw CacheFault(.remove, "\(folder)/\(rest)")
        }
        count += 1
      }
      // Fails, as it should, while there is something in it.
      rmdir(folder)
    }
    return count
  }

  private func isOurs(_ name: String) -> Bool {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
    return name.utf8.count == nameLength && name.utf8.allSatisfy(isDigit)
  }

  private func folder(of name: String) -> String { "\(path)/\(name.prefix(2))" }

  private func place(of name: String) -> String { "\(folder(of: name))/\(name.dropFirst(2))" }
}
