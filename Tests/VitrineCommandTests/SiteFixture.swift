import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A site's folder written from literals, with what tests do to it and ask of it.
final class SiteFixture {
  let temporary: TemporaryFolder
  /// The site's folder; the only thing in the temporary folder, so that files outside of it are noticed.
  let path: String
  /// The output folder.
  let output: String

  /// Writes `site.yml` and the files beside it.
  init(_ configuration: String, files: KeyValuePairs<String, String> = [:]) throws {
    temporary = try TemporaryFolder()
    path = temporary.url.appendingPathComponent("site").path
    output = "\(path)/public"
    try write(configuration, to: "site.yml")
    for (file, text) in files { try write(text, to: file) }
  }

  /// A site of one search, `one`, with these results.
  convenience init(_ results: [StoreJSON], head: String = "", search: String = "") throws {
    try self.init(Self.configuration(head: head, search: search))
    try record(results)
  }

  /// A configuration with one search; `head` has lines for the whole site, `search` lines for the search.
  static func configuration(
    url: String = "https://example.org/", head: String = "", search: String = ""
  ) -> String {
    var text = "title: Shelf\nurl: \(url)\n"
    if !head.isEmpty { text += head + "\n" }
    text += "searches:\n  - id: one\n    title: One\n    term: something\n"
    for line in search.split(separator: "\n") { text += "    \(line)\n" }
    return text
  }

  func write(_ text: String, to file: String) throws {
    try temporary.write(text, to: "site/\(file)")
  }

  func write(_ data: Data, to file: String) throws {
    try temporary.write(data, to: "site/\(file)")
  }

  /// Writes a search's snapshot.
  func record(_ results: [StoreJSON], for search: String = "one") throws {
    try write(StoreJSON.answer(results), to: "snapshots/\(search).json")
  }

  /// A file of the site as text; empty when there is none.
  func text(of file: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(path)/\(file)") ?? Data(), as: UTF8.self)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(file)")
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Builds in this process.
  @discardableResult
  func build(_ options: String...) -> BuildOutcome {
    CapturedRun.run(["build", "--site", path] + options)
  }

  /// Builds with the real program.
  func buildInOwnProcess(_ options: [String] = [], environment: [String: String] = [:]) throws -> BuildOutcome
  {
    try CommandProcess.run(["build", "--site", path] + options, environment: environment)
  }

  /// Everything in the output folder but the control folder.
  func pages() throws -> OutputPages { try OutputPages(at: output) }

  /// One file of the output as text; empty when there is none.
  func page(_ file: String) -> String {
    String(
      decoding: (try? Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)"))) ?? Data(), as: UTF8.self)
  }

  /// Inode and time of every file of the output.
  func identities() throws -> [String: [Int]] {
    Dictionary(
      uniqueKeysWithValues: try pages().files.keys.map { ($0, FileTime.identity(of: "\(output)/\($0)")) })
  }

  /// Inode and time of every file and folder of the output, the control folder's included.
  func traces() throws -> [String: [Int]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: output) + ["."]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, FileTime.identity(of: "\(output)/\($0)")) })
  }

  /// The files outside the output folder, to see that a build leaves them alone.
  func surroundings() throws -> [String] {
    try temporary.files().filter { !$0.hasPrefix("site/public/") }
  }
}
