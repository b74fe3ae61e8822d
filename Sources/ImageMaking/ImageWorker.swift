internal import ArtworkModel
internal import CWorkerProcess
internal import Records

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The program as a worker: it makes pictures' files of what comes on standard input and sends them to standard output,
/// until there is no more input. It has no use for files, and no rights to them.
package enum ImageWorker {
  /// The first argument of a program that is to be a worker. The next may name another library than the system's.
  package static let argument = "--image-worker"

  /// How much memory decoding may take, in bytes: that of the largest picture several times over.
  private static let memory: UInt64 = 2 << 30

  /// Whether a program with these arguments is to be a worker.
  package static func isWanted(by arguments: [String]) -> Bool {
    arguments.count > 1 && arguments[1] == argument
  }

  /// Works until the input ends, and ends the process.
  package static func run(arguments: [String]) -> Never {
    // When to stop is for the process to say that asks for pictures. It gets the same signals from the terminal.
    for interruption in [SIGINT, SIGHUP, SIGQUIT, SIGTSTP] { signal(interruption, SIG_IGN) }
    signal(SIGPIPE, SIG_IGN)
    // Large pictures would be written to a file, which this process may not do; how large they are is known before.
    setenv("VIPS_DISC_THRESHOLD", "2g", 1)
    do throws(ImageMakingFault) {
      let maker = try ImageMaker(library: arguments.count > 2 ? arguments[2] : nil)
      let code = cwp_confine(memory)
      if code == 0 { serve(with: maker) } else { say(.unconfined(String(cString: strerror(code)))) }
    } catch {
      if case .libraryMissing(let words) = error { say(.libraryMissing(words)) }
    }
    _exit(0)
  }

  private static func serve(with maker: ImageMaker) {
    guard say(.ready) else { return }
    while let message = WorkerStream.receive(atMost: WorkerRequest.mostBytes),
      let request = WorkerRequest(message)
    {
      let made = request.source.withUnsafeBytes { maker.make(source: request.digest, $0) }
      let reply: WorkerReply =
        switch made {
        case .success(let pack): .pack(pack.bytes[...])
        case .failure(let refusal): .refusal(refusal)
        }
      guard say(reply) else { return }
    }
  }

  @discardableResult
  private static func say(_ reply: WorkerReply) -> Bool {
    WorkerStream.send(reply.bytes)
  }
}
