import Foundation

/// A git repository around a folder of a test, untouched by the settings of whoever runs the tests.
struct GitRepository {
  enum Fault: Error {
    case failed(arguments: [String], messages: String)
  }

  /// The repository's folder.
  let path: String

  static let isAvailable = (try? CommandProcess.run(["--version"], program: "git").isDone) ?? false

  /// Makes one of a folder.
  init(at path: String) throws {
    self.path = path
    try run("init", "--quiet", "--initial-branch", "main")
  }

  /// Commits everything that is there.
  func commit() throws {
    try run("add", "--all", "--force")
    try run("commit", "--quiet", "--allow-empty", "--message", "State")
  }

  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false",
    ]
    let outcome = try CommandProcess.run(
      ["-C", path] + identity + arguments, program: "git",
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    guard outcome.isDone else { throw Fault.failed(arguments: arguments, messages: outcome.messages) }
    return outcome.data
  }
}
