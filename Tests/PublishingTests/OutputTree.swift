import Foundation
import Publishing
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An output folder in a temporary folder, with what tests do to it and ask of it.
final class OutputTree {
  let temporary: TemporaryFolder
  let path: String

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.url.appendingPathComponent("public").path
  }

  /// Looks at a copy made by `copy(to:)`.
  init(_ temporary: TemporaryFolder, name: String) {
    self.temporary = temporary
    path = temporary.url.appendingPathComponent(name).path
  }

  /// A copy as a kill would leave it now, beside this one.
  func copy(_ name: String) throws -> OutputTree {
    let copy = OutputTree(temporary, name: name)
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }

  /// Builds a site of these files with one writer.
  @discardableResult
  func build(_ files: [String: String], force: Bool = false) throws -> OutputReport {
    let session = try OutputFolder.open(path: path, force: force)
    try stage(files, in: session)
    return try session.commit()
  }

  func stage(_ files: [String: String], in session: OutputSession) throws {
    let writer = try session.makeWriter()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try writer.put(path, Array(text.utf8)) }
    writer.finish()
  }

  /// Builds files in groups, with notes for the next build.
  @discardableResult
  func build(_ groups: [UInt32: [String: String]], notes: String) throws -> OutputReport {
    let session = try OutputFolder.open(path: path, force: false)
    try stage(groups, in: session)
    return try session.commit(notes: Array(notes.utf8))
  }

  func stage(_ groups: [UInt32: [String: String]], in session: OutputSession) throws {
    let writer = try session.makeWriter()
    for (group, files) in groups {
      for (path, text) in files { try writer.put(path, Array(text.utf8), group: group) }
    }
    writer.finish()
  }

  func write(_ text: String, to file: String) throws {
    try temporary.write(text, to: "public/\(file)")
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// Everything below the folder: a file's text, "->target" for a link, "/" for a folder that is empty.
  func contents(withControl: Bool = false) throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if !withControl && (name == ".vitrine" || name.hasPrefix(".vitrine/")) { continue }
      let file = "\(path)/\(name)"
      switch try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType {
      case .typeSymbolicLink?:
        found[name] = try "->" + FileManager.default.destinationOfSymbolicLink(atPath: file)
      case .typeDirectory?:
        if try FileManager.default.contentsOfDirectory(atPath: file).isEmpty { found[name] = "/" }
      default:
        found[name] = try String(decoding: Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      }
    }
    return found
  }

  /// The manifest's lines after the heading.
  func manifest() throws -> [String] {
    try manifestText().split(separator: "\n").dropFirst().map(String.init)
  }

  func manifestText() throws -> String {
    try String(contentsOfFile: "\(path)/.vitrine/manifest", encoding: .utf8)
  }

  /// What changes when a file is written anew or touched.
  func identity(_ name: String) -> [Int] {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_ino), time.tv_sec, time.tv_nsec]
  }

  /// Sets when a file's bytes last changed.
  func setTime(of name: String, seconds: Int, nanoseconds: Int = 0) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    _ = utimensat(AT_FDCWD, "\(path)/\(name)", [time, time], AT_SYMLINK_NOFOLLOW)
  }

  /// Puts other bytes into a file that stays the same file.
  func overwrite(_ name: String, _ text: String) {
    let file = open("\(path)/\(name)", O_WRONLY | O_TRUNC)
    _ = Array(text.utf8).withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    close(file)
  }

  func mode(_ name: String) -> Int {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0 else { return -1 }
    return Int(status.st_mode & 0o777)
  }

  func exists() -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

/// The fault that `body` ends in; nil when it ends well.
func fault(_ body: () throws -> Void) -> OutputFault? {
  do {
    try body()
    return nil
  } catch {
    return error as? OutputFault
  }
}
