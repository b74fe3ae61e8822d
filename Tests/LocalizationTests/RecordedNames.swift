import Foundation
import TestSupport

/// Every name in the recorded store answers.
enum RecordedNames {
  static func all() throws -> Set<String> {
    var names: Set<String> = []
    for url in try SharedFolder.recordings() {
      let body = try? JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
      for result in body?["results"] as? [[String: Any]] ?? [] {
        for field in ["trackName", "collectionName", "artistName"] {
          if let name = result[field] as? String { names.insert(name) }
        }
      }
    }
    return names
  }
}
