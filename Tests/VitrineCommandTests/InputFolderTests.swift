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
    #expect(FolderListing.files(below: path) == ["B.txt", "a.txt", "a/b/c.txt", "a/z.txt", "b.txt", "é.txt"])
    #expect(FolderListing.files(below: path + "/a") == ["b/c.txt", "z.txt"])
  }

  @Test("Linked files are listed; linked folders, broken links and FIFOs are not")
  func links() throws {
    try folder.write("x", to: "real/a.txt")
    for (name, target) in [("file", "real/a.txt"), ("folder", "real"), ("broken", "none"), ("self", ".")] {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    try #require(mkfifo("\(path)/fifo", 0o600) == 0)
    #expect(FolderListing.files(below: path) == ["file", "real/a.txt"])
  }

  @Test("What is no folder has no files", arguments: ["none", "a.txt", "a.txt/b"])
  func none(name: String) throws {
    try folder.write("x", to: "a.txt")
    #expect(FolderListing.files(below: "\(path)/\(name)").isEmpty)
  }

  @Test("Deeply nested folders end the listing, not the program")
  func deep() throws {
    try folder.write("x", to: String(repeating: "d/", count: FolderListing.deepest - 1) + "in")
    try folder.write("x", to: String(repeating: "d/", count: FolderListing.deepest) + "out")
    #expect(
      FolderListing.files(below: path) == [String(repeating: "d/", count: FolderListing.deepest - 1) + "in"])
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
