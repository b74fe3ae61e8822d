package import Foundation

/// The reference material beside the project: recorded store answers and the Mustache specification's tests.
///
/// It is not part of the repository. A test that reads it carries `.enabled(if: SharedFolder.isAvailable, "needs ../shared")`, so a
/// plain clone reports it as skipped; under `CI=true` the test runs all the same and fails when the folder is absent.
package enum SharedFolder {
  /// `../shared`, seen from the package's folder.
  package static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared")

  /// Whether tests that need it should run.
  package static var isAvailable: Bool {
    FileManager.default.fileExists(atPath: url.path) || ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// The recorded bodies, `itunes/*.json`, in name order.
  package static func recordings() throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: url.appendingPathComponent("itunes"), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The bytes of one of them.
  package static func bytes(of url: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }
}
