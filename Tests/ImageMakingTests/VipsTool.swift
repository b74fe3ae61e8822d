import Foundation
import TestSupport

/// libvips' command, to make sources with that are not made by hand.
enum VipsTool {
  struct Failure: Error {
    let messages: String
  }

  /// What a PNG file becomes under a name like `picture.jpg[Q=90]`, whose end says how it is encoded, after the
  /// operations `steps`, each with its arguments.
  static func convert(_ png: PNGFile, to name: String, steps: [[String]] = []) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write(Data(png.bytes), to: "0.png")
    let path = folder.url.path
    var last = "\(path)/0.png"
    for (index, step) in steps.enumerated() {
      let next = "\(path)/\(index + 1).v"
      try run([step[0], last, next] + step.dropFirst())
      last = next
    }
    try run(["copy", last, "\(path)/\(name)"])
    let file = name.prefix { $0 != "[" }
    return Array(try folder.read(String(file)))
  }

  /// Runs the command.
  static func run(_ arguments: [String], program: String = "vips") throws {
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = messages
    process.standardOutput = messages
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(messages: String(decoding: said, as: UTF8.self))
    }
  }
}
