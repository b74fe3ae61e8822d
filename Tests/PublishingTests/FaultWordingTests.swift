import Diagnostics
import Foundation
import Publishing
import Testing

@Suite("Output faults in words")
struct FaultWordingTests {
  @Test(
    "each fault says where, what and what to do",
    arguments: [
      (
        OutputFault.notOurs(folder: "public", entry: "notes.txt"),
        "public: error: the output folder holds \"notes.txt\", which no build wrote\n"
          + "hint: name an empty folder with --output, or add --force to write into this one\n"
      ),
      (
        .manifestUnreadable(folder: "public"),
        "public: error: the output folder's list of files (.vitrine/manifest) cannot be read\n"
          + "hint: empty the folder, or add --force to write into it all the same\n"
      ),
      (
        .locked(folder: "public", process: 42),
        "public: error: another build is writing to the output folder (process 42)\n"
          + "hint: wait until it has ended, or name another folder with --output\n"
      ),
      (.putTwice("a"), "a: error: two pages have the same path\n"),
      (
        .failed(.restore, path: "a", code: ENOENT),
        "a: error: cannot put the previous file or folder back after the other fault: No such file or directory\n"
          + "hint: build again when the other fault is mended; that puts everything right\n"
      ),
      (.badPath("../x", .dots), "../x: error: a file cannot have this path: a part is \".\" or \"..\"\n"),
      (
        .foreignFile("a"),
        "a: error: a file that no build wrote is in the way of a page\n"
          + "hint: move the file away, or add --force to replace it\n"
      ),
      (
        .foreignFolder("a", .nothing),
        "a: error: an empty folder is in the way of a page\nhint: remove the folder\n"
      ),
      (
        .foreignFolder("a", .entry("a/b")),
        "a: error: a folder that holds \"a/b\", which no build wrote, is in the way of a page\n"
          + "hint: move the folder away\n"
      ),
      (
        .foreignFolder("a", .unknown),
        "a: error: a folder that cannot be read is in the way of a page\nhint: move the folder away\n"
      ),
      (
        .failed(.write, path: "a/b", code: ENOSPC),
        "a/b: error: cannot write the file: No space left on device\nhint: free some space and build again\n"
      ),
      (
        .failed(.createFolder, path: "a", code: EACCES),
        "a: error: cannot make the folder: Permission denied\n"
          + "hint: check who owns the folder and its permissions\n"
      ),
      (
        .several([.putTwice("b"), .fileAndFolder("a")]),
        "a: error: one page has a path that is the folder of another\nb: error: two pages have the same path\n"
      ),
    ])
  func wording(fault: OutputFault, text: String) {
    #expect(DiagnosticFormatter(usesColor: false).format(fault.diagnostics) == text)
  }

  @Test("a path with control characters is shown harmless")
  func harmless() {
    let fault = OutputFault.badPath("a\u{1B}[2J", .controlByte)
    #expect(!DiagnosticFormatter(usesColor: false).format(fault.diagnostics).contains("\u{1B}"))
  }
}
