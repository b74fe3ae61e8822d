import Foundation
import TestSupport
import VitrineCommand

/// A build of a site with three mistakes, as an example of what is reported.
struct FaultyBuild {
  enum Fault: Error { case unexpectedSuccess }

  private static let configuration = """
    title: My Shelf
    url: https://example.org/
    langauge: en
    searches:
      - id: Wonderland
        term: alice in wonderland
        category: ebok

    """

  /// What a terminal shows.
  func messages() throws -> String {
    let result = try run(["build"])
    return "```console\n$ vitrine build\n\(result.messages)$ echo $?\n\(result.code.rawValue)\n```\n"
  }

  /// The JSON document, with line breaks for reading.
  func report() throws -> String {
    let document = try JSONSerialization.jsonObject(
      with: Data(run(["build", "--json", "--quiet"]).data.utf8))
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try JSONSerialization.data(withJSONObject: document, options: options)
    return "```json\n\(String(decoding: data, as: UTF8.self))\n```\n"
  }

  /// Runs in a folder of its own, whose path is taken out of the result.
  private func run(_ arguments: [String]) throws -> (data: String, messages: String, code: ExitCode) {
    let folder = try TemporaryFolder()
    try folder.write(Self.configuration, to: "site.yml")
    let result = RecordedCommand.run(arguments + ["--site", folder.url.path])
    guard result.code != .done else { throw Fault.unexpectedSuccess }
    let prefix = folder.url.path + "/"
    return (
      result.data.replacing(prefix, with: ""), result.messages.replacing(prefix, with: ""), result.code
    )
  }
}
