import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Listing folders of a site")
struct InputFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.path }

  @Test("Files are listed with their folders, in byte order, hidden ones left out")
  func files() throws {
    for file in [
      "b.txt", "a/z.txt", "a/b/c.txt", "B.txt", "é.txt", ".hidden", ".git/config", "a/.DS_Store", "a.txt",
    ] {
      try folder.write("x", to: file)
    }
    #expect(
      try FolderListing.files(below: path) == ["B.txt", "a.txt", "a/b/c.txt", "a/z.txt", "b.txt", "é.txt"])
    #expect(try FolderListing.files(below: path + "/a") == ["b/c.txt", "z.txt"])
  }

  @Test("Links are listed, so that a broken one is noticed when it is read; linked folders are not followed")
  func links() throws {
    try folder.write("x", to: "real/a.txt")
    for (name, target) in [("file", "real/a.txt"), ("folder", "real"), ("broken", "none"), ("self", ".")] {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    try #require(mkfifo("\(path)/fifo", 0o600) == 0)
    #expect(try FolderListing.files(below: path) == ["broken", "fifo", "file", "real/a.txt"])
  }

  @Test("What is no folder has no files", arguments: ["none", "a.txt", "a.txt/b"])
  func none(name: String) throws {
    try folder.write("x", to: "a.txt")
    #expect(try FolderListing.files(below: "\(path)/\(name)").isEmpty)
  }

  @Test("Folders nested too deeply are reported, not left out")
  func deep() throws {
    let deepest = String(repeating: "d/", count: FolderListing.deepest - 1)
    try folder.write("x", to: deepest + "in")
    #expect(try FolderListing.files(below: path) == [deepest + "in"])
    try folder.write("x", to: deepest + "d/out")
    #expect(throws: InputFault.tooDeep(limit: 16)) { try FolderListing.files(below: path) }
  }

  @Test("Too many files are reported, not left out")
  func many() throws {
    for file in ["a/1", "a/2", "b/3"] { try folder.write("x", to: file) }
    #expect(try FolderListing.files(below: path, most: 3).count == 3)
    #expect(throws: InputFault.tooManyFiles(limit: 2)) { try FolderListing.files(below: path, most: 2) }
  }

  #if os(Linux)
    @Test("A name that is not UTF-8 is reported, not left out")
    func illFormedName() throws {
      _ = creat((path + "/").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0], 0o600).closed
      #expect(throws: InputFault.illFormedName) { try FolderListing.files(below: path) }
    }
  #endif

  @Test("A folder that may not be read is reported, except to root, who may read everything")
  func unreadable() throws {
    try folder.write("x", to: "a/b")
    chmod(path + "/a", 0)
    defer { chmod(path + "/a", 0o700) }
    if geteuid() == 0 {
      #expect(try FolderListing.files(below: path) == ["a/b"])
    } else {
      #expect(throws: InputFault.unreadable(errno: EACCES)) { try FolderListing.files(below: path) }
    }
  }

  @Test("A theme with such a folder fails the build, and says which", arguments: ["assets", "templates"])
  func inBuild(name: String) throws {
    #expect(TerminalCapture(["init", path]).exitCode == .done)
    try folder.write("x", to: name + "/" + String(repeating: "d/", count: FolderListing.deepest) + "out")
    try? FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)/x.mustache", withDestinationPath: "none")
    let run = TerminalCapture(["build", "--site", path])
    #expect(run.exitCode == .failed)
    #expect(run.messages.contains("error: \"\(path)/\(name)\" holds folders more than 16 deep"))
  }

  @Test("A folder is empty without any entry, hidden ones included")
  func empty() throws {
    #expect(FolderListing.isEmpty(path))
    try folder.write("x", to: ".hidden")
    #expect(!FolderListing.isEmpty(path))
    #expect(!FolderListing.isEmpty(path + "/none"))
    #expect(!FolderListing.isEmpty(path + "/.hidden"))
  }

  @Test(
    "Paths in the site's folder are shown as a person would type them",
    arguments: [
      (".", "site.yml", "site.yml"), ("", "site.yml", "site.yml"), ("Site", "a/b", "Site/a/b"),
      ("Site///", "a", "Site/a"), ("/", "a", "/a"), ("//", "a", "/a"), ("/srv/x/", "a", "/srv/x/a"),
      ("./Site", "a", "./Site/a"), ("..", "a", "../a"),
    ])
  func sitePaths(folder: String, file: String, path: String) {
    #expect(SiteFolder(folder).path(of: file) == path)
  }
}

extension Int32 {
  /// Closes the descriptor.
  fileprivate var closed: Int32 { close(self) }
}
