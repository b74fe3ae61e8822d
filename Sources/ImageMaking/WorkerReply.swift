internal import ArtworkModel
internal import Records

/// What a worker says, once when it is ready and then once for every request.
enum WorkerReply {
  /// It waits for requests.
  case ready
  /// There is no libvips; why.
  case libraryMissing(String)
  /// The system did not take its rights away; what it said.
  case unconfined(String)
  /// The files that were asked for: an `ArtworkPack` as a file.
  case pack(ArraySlice<UInt8>)
  /// Why there are none.
  case refusal(ImageRefusal)

  /// The longest, in bytes.
  static let mostBytes = ArtworkPack.mostBytes + 64

  /// The reply as it is sent.
  var bytes: [UInt8] {
    var writer = RecordWriter()
    switch self {
    case .ready: writer.append(0)
    case .libraryMissing(let words):
      writer.append(1)
      writer.append(words)
    case .unconfined(let words):
      writer.append(2)
      writer.append(words)
    case .pack(let bytes):
      writer.append(3)
      writer.append(bytes)
    case .refusal(let refusal):
      writer.append(4)
      refusal.write(to: &writer)
    }
    return writer.bytes
  }

  /// Takes a reply as it came; nil for nonsense.
  init?(_ bytes: [UInt8]) {
    do throws(RecordFault) {
      var reader = RecordReader(bytes[...])
      switch try reader.index(below: 5) {
      case 0: self = .ready
      case 1: self = .libraryMissing(ImageRefusal.firstLine(of: try reader.text()))
      case 2: self = .unconfined(ImageRefusal.firstLine(of: try reader.text()))
      case 3: self = .pack(try reader.content())
      default: self = .refusal(try ImageRefusal(from: &reader))
      }
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
