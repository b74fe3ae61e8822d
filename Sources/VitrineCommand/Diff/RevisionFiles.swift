internal import Diagnostics

/// Files of a git revision of a site, whose folder may be a part of the repository. All are read by one process.
final class RevisionFiles: StateFiles {
  private let name: String
  private let commit: String
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
    self.name = name
    self.commit = commit
    process = try GitProcess(["cat-file", "--batch"], in: folder)
  }

  func read(_ path: String, limit: Int, slack: Int) throws(DiagnosticFailure) -> [UInt8]? {
    // The dot makes git look from the site's folder on.
    process.ask("\(commit):./\(path)")
    guard let answer = process.output.line() else { throw try ended() }
    if answer.hasSuffix(" missing") { return nil }
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
