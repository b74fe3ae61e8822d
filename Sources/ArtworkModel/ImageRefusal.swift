package import Records

/// Why no pictures are made of bytes.
package enum ImageRefusal: Error, Hashable, Sendable {
  /// There are none.
  case empty
  /// They are no picture; what they look like instead, such as "an HTML page", where that can be told.
  case notAnImage(String?)
  /// They are a picture of a kind that is not taken, such as "SVG".
  case unsupported(String)
  /// There are more than `ImageLimits.bytes`.
  case tooManyBytes
  /// The picture has too many pixels.
  case tooManyPixels(width: Int, height: Int)
  /// The picture is cut off or damaged; how, in the decoder's words.
  case damaged(String)
  /// The decoder ended: it crashed, or needed more time or memory than it was given.
  case decoderEnded(String)
}

extension ImageRefusal {
  /// The longest foreign text that is kept, in bytes.
  private static let longestText = 200

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  /// A clause such as "it is cut off or damaged (premature end of JPEG image)".
  package var message: String {
    switch self {
    case .empty: "it is empty"
    case .notAnImage(let kind): kind.map { "it is \($0), not a picture" } ?? "it is not a picture"
    case .unsupported(let kind): "\(kind) pictures are not taken"
    case .tooManyBytes: "it has more than \(ImageLimits.bytes >> 20) MiB"
    case .tooManyPixels(let width, let height): "\(width) × \(height) pixels are too many"
    case .damaged(let words):
      words.isEmpty ? "it is cut off or damaged" : "it is cut off or damaged (\(words))"
    case .decoderEnded(let words): "it cannot be decoded: \(words)"
    }
  }

  /// Writes it for another run.
  package func write(to writer: inout RecordWriter) {
    let (number, text, size): (Int, String?, (Int, Int)) =
      switch self {
      case .empty: (0, nil, (0, 0))
      case .notAnImage(let kind): (1, kind, (0, 0))
      case .unsupported(let kind): (2, kind, (0, 0))
      case .tooManyBytes: (3, nil, (0, 0))
      case .tooManyPixels(let width, let height): (4, nil, (width, height))
      case .damaged(let words): (5, words, (0, 0))
      case .decoderEnded(let words): (6, words, (0, 0))
      }
    writer.append(number)
    writer.append(text)
    writer.append(size.0)
    writer.append(size.1)
  }

  /// Reads what `write` wrote; texts that could not be printed are none that we write.
  package init(from reader: inout RecordReader) throws(RecordFault) {
    let number = try reader.index(below: 7)
    let text = try reader.optionalText()
    let width = try reader.index(below: 1 << 40)
    let height = try reader.index(below: 1 << 40)
    if let text, text.utf8.count > Self.longestText || text.unicodeScalars.contains(where: Self.isControl) {
      throw .badValue
    }
    self =
      switch number {
      case 0: .empty
      case 1: .notAnImage(text)
      case 2: .unsupported(text ?? "")
      case 3: .tooManyBytes
      case 4: .tooManyPixels(width: width, height: height)
      case 5: .damaged(text ?? "")
      default: .decoderEnded(text ?? "")
      }
  }
}
