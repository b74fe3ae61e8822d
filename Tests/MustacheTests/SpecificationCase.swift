import Foundation
import Mustache
import TestSupport
import Testing

/// One test of the official specification.
struct SpecificationCase: CustomTestStringConvertible, Sendable {
  let module: String
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]
  let expected: String

  var testDescription: String { "\(module)/\(name)" }

  /// The optional modules that are left out.
  static let skipped = [
    "~lambdas": "a template is data and runs no code",
    "~dynamic-names": "a partial named by the data could not be checked before rendering",
  ]

  /// The tests of all modules but the skipped ones; none where the specification is not at hand.
  static let all: [SpecificationCase] = {
    let folder = SharedFolder.url.appendingPathComponent("mustache-spec")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap(read)
  }()

  private struct Module: Decodable {
    struct Test: Decodable {
      let name: String
      let data: JSONValue
      let template: String
      let partials: [String: String]?
      let expected: String
    }
    let tests: [Test]
  }

  private static func read(_ file: URL) -> [SpecificationCase] {
    let module = file.deletingPathExtension().lastPathComponent
    guard skipped[module] == nil,
      let data = try? Data(contentsOf: file),
      let content = try? JSONDecoder().decode(Module.self, from: data)
    else { return [] }
    return content.tests.map {
      SpecificationCase(
        module: module, name: $0.name, data: $0.data, template: $0.template, partials: $0.partials ?? [:],
        expected: $0.expected)
    }
  }
}
