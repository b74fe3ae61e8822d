import Testing

extension Paper {
  /// A link or an image.
  struct Link: Sendable, CustomTestStringConvertible {
    /// The paper it is in.
    let path: String
    let line: Int
    let destination: String

    var testDescription: String { "\(path):\(line) \(destination)" }

    var isRelative: Bool { !destination.contains(":") }
    var file: String { String(destination.prefix { $0 != "#" }) }
    var fragment: String? {
      destination.contains("#") ? String(destination.split(separator: "#").last ?? "") : nil
    }

    /// The path of what it leads to, relative to the project.
    var target: String {
      if file.isEmpty { return path }
      var parts = path.split(separator: "/").dropLast().map(String.init)
      for part in file.split(separator: "/") {
        if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
      }
      return parts.joined(separator: "/")
    }
  }

  /// Inline links, images, and the `src` and `srcset` of HTML images.
  var links: [Link] {
    prose.flatMap { line in
      Self.destinations(in: Self.withoutCode(line.text)).map {
        Link(path: path, line: line.number, destination: $0)
      }
    }
  }

  private static func destinations(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + text.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
  }

  /// The text without its code spans.
  static func withoutCode(_ text: String) -> String { text.replacing(/`[^`]*`/, with: "") }

  /// The code spans outside code blocks.
  var codeSpans: [(line: Int, text: String)] {
    prose.flatMap { line in line.text.matches(of: /`([^`]+)`/).map { (line.number, String($0.1)) } }
  }

  /// The fragments that lead to headings, as GitHub makes them; repeated headings get a number.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for line in prose where line.text.hasPrefix("#") {
      let heading = line.text.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
      let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
      let anchor = kept.replacing(" ", with: "-")
      var candidate = anchor
      var number = 0
      while !anchors.insert(candidate).inserted {
        number += 1
        candidate = "\(anchor)-\(number)"
      }
    }
    return anchors
  }
}
