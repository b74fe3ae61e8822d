import FileAccess
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Whole files")
struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func code(_ body: () throws -> Void) -> Int32? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileAccessFault)?.code
    }
  }

  @Test("come back as they were made", arguments: [0, 1, 65_536, 1_000_003])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try WholeFile.create(path("a"), bytes, isDurable: count % 2 == 0)
    #expect(try WholeFile.read(path("a"), limit: count, followsLinks: false) == bytes)
    if count > 0 {
      #expect(code { _ = try WholeFile.read(path("a"), limit: count - 1, followsLinks: true) } == EFBIG)
    }
  }

  @Test("that are not there are no fault")
  func missing() throws {
    try folder.write("x", to: "file")
    #expect(try WholeFile.read(path("none"), limit: 9, followsLinks: false) == nil)
    #expect(try WholeFile.read(path("file/none"), limit: 9, followsLinks: false) == nil)
    #expect(try WholeFile.names(in: path("none")) == [])
  }

  @Test("are never made over another, or through a link")
  func existing() throws {
    try folder.write("x", to: "a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "target")
    for name in ["a", "link"] {
      #expect(code { try WholeFile.create(path(name), [1], isDurable: false) } == EEXIST)
    }
    #expect(try folder.files() == ["a", "link"])
    #expect(code { try WholeFile.create(path("none/b"), [1], isDurable: false) } == ENOENT)
  }

  @Test("are regular files; a pipe is not waited for, and links are followed only where that is wanted")
  func kinds() throws {
    try folder.write("x", to: "a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(code { _ = try WholeFile.read(path("pipe"), limit: 9, followsLinks: true) } == EISDIR)
    #expect(code { _ = try WholeFile.read(folder.url.path, limit: 9, followsLinks: true) } == EISDIR)
    #expect(code { _ = try WholeFile.read(path("link"), limit: 9, followsLinks: false) } == ELOOP)
    #expect(try WholeFile.read(path("link"), limit: 9, followsLinks: true) == Array("x".utf8))
    #expect(code { _ = try WholeFile.names(in: path("a")) } == ENOTDIR)
  }

  @Test("are listed by name, hidden ones included")
  func names() throws {
    for name in ["b", ".a", "c/d"] { try folder.write("x", to: name) }
    #expect(try WholeFile.names(in: folder.url.path) == [".a", "b", "c"])
  }
}
