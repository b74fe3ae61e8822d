internal import Diagnostics

/// Files of a git revision of a site, whose folder may be a part of the repository. All are read by one process.
final class RevisionFiles: StateFiles {
  private let name: String
  private let commit: String
  private let folder: SiteFolder
  private let process: GitProcess

  /// What git says where there is no more to say.
  private static let unknownRevision = "Needed a single revision"

  /// Finds the revision; `name` is whatever git understands, and never taken for an option.
  init(_ name: String, in folder: SiteFolder) throws(DiagnosticFailure) {
    let question = try GitProcess(
      ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"], in: folder)
    let commit = question.output.line()
    if let message = try question.finish() {
      let reason = message == Self.unknownRevision ? "" : ": \(message)"
      throw DiagnosticFailure(
        "\"\(name)\" is neither a folder nor a revision that git knows\(reason)",
        hint: "name a folder of snapshots, or a revision such as HEAD~1 or a tag")
    }
    guard let commit else { throw Self.failure("it printed nothing") }
    // What is no single commit, such as `^HEAD`, has more than a commit's name.
    guard [40, 64].contains(commit.utf8.count), commit.utf8.allSatisfy({ Self.hexadecimal.contains($0) })
    else {
      throw DiagnosticFailure(
        "\"\(name)\" is no single revision", hint: "name a revision such as HEAD~1 or a tag")
    }
    self.name = name
    self.folder = folder
    self.commit = commit
    process = try GitProcess(["cat-file", "--batch"], in: folder)
  }

  func read(_ path: String, limit: Int, slack: Int) throws(DiagnosticFailure) -> [UInt8]? {
    // The dot makes git look from the site's folder on.
    process.ask("\(commit):./\(path)")
    guard let answer = process.output.line() else { throw try ended() }
    if answer.hasSuffix(" missing") {
      if try isListed(path) {
        throw Self.failure("it does not have \(shown(path)), which the revision lists")
      }
      return nil
    }
    let words = answer.split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), (0..<Int.max).contains(size) else {
      throw Self.failure(answer)
    }
    if let fault: InputFault = words[1] != "blob" ? .notAFile : size > limit ? .tooLarge(limit: limit) : nil {
      guard process.output.skip(size + 1) else { throw try ended() }
      throw DiagnosticFailure(fault.message(path: shown(path)))
    }
    guard let bytes = process.output.bytes(size, slack: slack), process.output.skip(1) else {
      throw try ended()
    }
    return bytes
  }

  /// Whether the revision has the file, also when its content is not there, as in a damaged repository.
  private func isListed(_ path: String) throws(DiagnosticFailure) -> Bool {
    let question = try GitProcess(["ls-tree", "--name-only", commit, "--", path], in: folder)
    let line = question.output.line()
    if let message = try question.finish() { throw Self.failure(message) }
    return line != nil
  }

  private static let hexadecimal = Set("0123456789abcdef".utf8)

  func shown(_ path: String) -> String { "\(name):\(path)" }

  private func ended() throws(DiagnosticFailure) -> DiagnosticFailure {
    Self.failure(try process.finish() ?? "it ended early")
  }

  private static func failure(_ message: String) -> DiagnosticFailure {
    DiagnosticFailure("git could not be asked: \(message)", hint: "check the repository with git fsck")
  }

  deinit {
    _ = try? process.finish()
  }
}
