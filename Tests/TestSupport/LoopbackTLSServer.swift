import Foundation

/// A server with a certificate of its own making on 127.0.0.1, played by `openssl`; it answers all with status 200.
package final class LoopbackTLSServer {
  /// Why there is no server.
  package enum Fault: Error {
    case noCertificate
    case notListening
  }

  /// Where it listens.
  package let port: UInt16
  /// A file with its certificate, which nobody trusts by himself.
  package var certificate: String { folder.url.appendingPathComponent("certificate.pem").path }
  private let folder: TemporaryFolder
  private let process: Process

  /// Starts a server whose certificate is for this name, such as `DNS:store.example`.
  package init(name: String = "IP:127.0.0.1") throws {
    folder = try TemporaryFolder()
    let key = folder.url.appendingPathComponent("key.pem").path
    let certificate = folder.url.appendingPathComponent("certificate.pem").path
    let making = try Self.start(
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test".words + [
        "-addext", "subjectAltName=\(name)", "-keyout", key, "-out", certificate,
      ])
    making.process.waitUntilExit()
    guard making.process.terminationStatus == 0 else { throw Fault.noCertificate }
    let serving = try Self.start(
      ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www"])
    process = serving.process
    port = try Self.port(from: serving.output)
  }

  deinit {
    // Threads of a test run block the signals that can be blocked, and the child inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func start(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  /// Reads until the server says where it listens: "ACCEPT 127.0.0.1:32771".
  private static func port(from output: FileHandle) throws -> UInt16 {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { throw Fault.notListening }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /ACCEPT .*:(\d+)\n/), let port = UInt16(match.1) { return port }
    }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
