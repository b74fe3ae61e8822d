import ArtworkModel
import Foundation
import Records

/// The program as a worker, spoken to directly.
final class RealWorker {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  var id: pid_t { process.processIdentifier }

  /// Starts it and waits until it is ready.
  init() throws {
    process.executableURL = URL(fileURLWithPath: Processes.vitrine)
    process.arguments = ["--image-worker"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = try receive()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The number that its answer begins with: 3 for files, 4 for a refusal.
  func ask(_ source: [UInt8]) throws -> UInt64 {
    var request = RecordWriter()
    request.append(SHA256Digest(of: source).text)
    request.append(source)
    var message = RecordWriter()
    message.append(request.bytes)
    try input.fileHandleForWriting.write(contentsOf: Data(message.bytes))
    var reader = RecordReader(try receive()[...])
    return try reader.number()
  }

  /// Ends its input, waits for its end and returns its status.
  func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func receive() throws -> [UInt8] {
    var reader = RecordReader(try read(8)[...])
    return try read(try reader.index(below: 1 << 30))
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let part = try output.fileHandleForReading.read(upToCount: count - bytes.count), !part.isEmpty
      else {
        throw RecordFault.truncated
      }
      bytes += part
    }
    return bytes
  }
}
