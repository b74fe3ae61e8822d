import Foundation
import Synchronization
import TestSupport
import Testing

@testable import VitrineCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Reading files of a site")
struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func fault(_ name: String, limit: Int = 100) -> InputFault? {
    do throws(InputFault) {
      _ = try InputFile.read(path(name), limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("A file is read whole, up to the very limit", arguments: [0, 1, 99, 100])
  func whole(size: Int) throws {
    let bytes = (0..<size).map { UInt8($0) }
    try folder.write(Data(bytes), to: "a")
    #expect(try InputFile.read(path("a"), limit: 100) == bytes)
    #expect(InputFile.obstacle(path("a")) == nil)
  }

  @Test("A link is followed")
  func link() throws {
    try folder.write("x", to: "deep/a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "deep/a")
    #expect(try InputFile.read(path("link"), limit: 100) == Array("x".utf8))
  }

  @Test("A file over the limit is refused with that limit")
  func tooLarge() throws {
    try folder.write(String(repeating: "x", count: 101), to: "a")
    #expect(fault("a") == .tooLarge(limit: 100))
    #expect(fault("a", limit: 101) == nil)
    #expect(fault("a", limit: 0) == .tooLarge(limit: 0))
  }

  @Test("What is not there, and what is there but no file, is told apart")
  func notFiles() throws {
    try folder.write("x", to: "folder/a")
    try FileManager.default.createSymbolicLink(atPath: path("broken"), withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: path("loop"), withDestinationPath: "loop")
    #expect(fault("missing") == .missing)
    #expect(fault("folder/a/b") == .missing)
    #expect(fault("broken") == .brokenLink)
    #expect(fault("loop") == .brokenLink)
    #expect(fault("folder") == .notAFile)
    #expect(fault(String(repeating: "x", count: 300)) == .unreadable(errno: ENAMETOOLONG))
    #expect(InputFile.obstacle(path("missing")) == .missing)
    #expect(InputFile.obstacle(path("broken")) == .brokenLink)
    #expect(InputFile.obstacle(path("folder")) == .notAFile)
  }

  @Test("A file that may not be read is reported as that, except to root, who may read everything")
  func unreadable() throws {
    try folder.write("x", to: "a")
    chmod(path("a"), 0)
    #expect(fault("a") == (geteuid() == 0 ? nil : .unreadable(errno: EACCES)))
  }

  @Test("A FIFO and a device are refused without waiting", .timeLimit(.minutes(20)))
  func blocking() throws {
    try #require(mkfifo(path("fifo"), 0o600) == 0)
    #expect(fault("fifo") == .notAFile)
    #expect(throws: InputFault.notAFile) { try InputFile.read("/dev/null", limit: 100) }
    #expect(throws: InputFault.notAFile) { try InputFile.read("/dev/zero", limit: 100) }
  }

  #if os(Linux)
    @Test("A file that says it is empty is read all the same, within the limit")
    func sizeUnknown() throws {
      let bytes = try InputFile.read("/proc/self/status", limit: 1 << 20)
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
      #expect(String(decoding: bytes, as: UTF8.self).contains("VmRSS"))
      #expect(throws: InputFault.tooLarge(limit: 64)) { try InputFile.read("/proc/self/status", limit: 64) }
      #expect(throws: InputFault.tooLarge(limit: 0)) { try InputFile.read("/proc/self/status", limit: 0) }
    }
  #endif

  @Test("A file that grows while it is read is whole or refused, never cut inside what was there")
  func growing() throws {
    try folder.write("", to: "a")
    let path = path("a")
    let isDone = Atomic(false)
    let writer = Thread {
      let descriptor = open(path, O_WRONLY | O_APPEND)
      let piece = [UInt8](repeating: 7, count: 3_000)
      for _ in 0..<300 { _ = write(descriptor, piece, piece.count) }
      close(descriptor)
      isDone.store(true, ordering: .releasing)
    }
    withExtendedLifetime(writer) {
      writer.start()
      var last = 0
      var isLast = false
      while !isLast {
        isLast = isDone.load(ordering: .acquiring)
        do throws(InputFault) {
          let bytes = try InputFile.read(path, limit: 500_000)
          #expect(bytes.count >= last && bytes.count <= 500_000)
          #expect(bytes.allSatisfy { $0 == 7 })
          last = bytes.count
        } catch {
          #expect(error == .tooLarge(limit: 500_000))
        }
      }
      #expect(fault("a", limit: 899_999) == .tooLarge(limit: 899_999))
      #expect(fault("a", limit: 900_000) == nil)
    }
  }

  @Test(
    "Faults are said in words",
    arguments: [
      (InputFault.missing, "there is no file \"x\""),
      (.brokenLink, "\"x\" is a link to a file that does not exist"), (.notAFile, "\"x\" is not a file"),
      (.tooLarge(limit: 16 << 20), "\"x\" is larger than 16 MB"),
      (.tooLarge(limit: 2_048), "\"x\" is larger than 2 kB"),
      (.unreadable(errno: EACCES), "\"x\" cannot be read: Permission denied"),
      (.tooManyFiles(limit: 3), "\"x\" holds more than 3 files"),
      (.tooDeep(limit: 3), "\"x\" holds folders more than 3 deep"),
      (.illFormedName, "\"x\" holds a file whose name is not UTF-8"),
    ])
  func wording(fault: InputFault, message: String) {
    #expect(fault.message(path: "x") == message)
  }
}
