internal import ArtworkModel
internal import Records

/// One thread's part of a pool: a worker, and another in its place when that ends.
struct PoolWorker {
  /// How often something is tried when a worker crashes, is silent or is ended from outside: that may have had other
  /// reasons than the picture, such as a machine that was asleep.
  private static let attempts = 2

  private let settings: ImageWorkerPool.Settings
  private let alarm: PoolAlarm
  private var worker: WorkerProcess?

  /// Starts nothing yet.
  init(_ settings: ImageWorkerPool.Settings, _ alarm: PoolAlarm) {
    self.settings = settings
    self.alarm = alarm
  }

  /// The files made of a source.
  mutating func make(
    source digest: SHA256Digest, _ bytes: [UInt8]
  ) throws(ImageMakingFault) -> Result<ArtworkPack, ImageRefusal> {
    guard bytes.count <= ImageLimits.bytes else { return .failure(.tooManyBytes) }
    let request = WorkerRequest(digest: digest, source: bytes[...])
    var last: Result<Result<ArtworkPack, ImageRefusal>, ImageMakingFault>?
    for _ in 0..<Self.attempts {
      let worker = if let worker = self.worker { worker } else { try start() }
      // Until it has answered well, it is not to be asked again.
      self.worker = nil
      switch outcome(of: worker, sending: [request.heading[...], request.source]) {
      case .message(let message):
        guard let result = result(message, digest) else { return nonsense(from: worker) }
        self.worker = worker
        return result
      case .nonsense: return nonsense(from: worker)
      case .silent: last = .success(silence(of: worker))
      case .cancelled: throw .cancelled
      case .ended:
        let end = worker.end()
        if case .killed(let signal) = end {
          last = .failure(.workerKilled(signal: signal))
        } else {
          last = .success(.failure(.decoderEnded(end.words)))
        }
      }
    }
    guard let last else { throw .cancelled }
    return try last.get()
  }

  /// Ends the worker.
  mutating func finish() {
    worker?.finish()
    worker = nil
  }

  private func outcome(of worker: WorkerProcess, sending parts: [ArraySlice<UInt8>])
    -> WorkerConnection.Outcome
  {
    var connection = WorkerConnection(
      worker.socket, sending: parts, until: .now + settings.patience, alarm)
    return connection.run()
  }

  private func result(_ message: [UInt8], _ digest: SHA256Digest) -> Result<ArtworkPack, ImageRefusal>? {
    switch WorkerReply(message) {
    case .refusal(let refusal): return .failure(refusal)
    case .pack(let bytes):
      let pack = ArtworkPack(Array(bytes), named: ArtworkName(ofSource: digest))
      return pack.flatMap { $0.isPlausible ? .success($0) : nil }
    case .ready, .libraryMissing, .unconfined, nil: return nil
    }
  }

  private func nonsense(from worker: WorkerProcess) -> Result<ArtworkPack, ImageRefusal> {
    worker.kill()
    return .failure(.decoderEnded("the decoder answered with nonsense"))
  }

  private func silence(of worker: WorkerProcess) -> Result<ArtworkPack, ImageRefusal> {
    worker.kill()
    let seconds = settings.patience / .seconds(1)
    let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    return .failure(.decoderEnded("it took more than \(number) s"))
  }

  /// Starts a worker and waits until it is ready.
  private func start() throws(ImageMakingFault) -> WorkerProcess {
    var lastSignal: Int32 = 0
    for _ in 0..<Self.attempts {
      let worker = try WorkerProcess(settings.executable, settings.arguments)
      switch outcome(of: worker, sending: []) {
      case .message(let message):
        switch WorkerReply(message) {
        case .ready: return worker
        case .libraryMissing(let words): throw .libraryMissing(words)
        case .unconfined(let words): throw .workerMissing(words)
        default: throw .workerMissing("it says something else than it should")
        }
      case .nonsense: throw .workerMissing("it says something else than it should")
      case .silent: throw .workerMissing("it does not get ready")
      case .cancelled: throw .cancelled
      case .ended:
        let end = worker.end()
        guard case .killed(let signal) = end else { throw .workerMissing(end.words) }
        lastSignal = signal
      }
    }
    throw .workerKilled(signal: lastSignal)
  }
}

extension ArtworkPack {
  /// Whether every file is of the format that it is said to be of: who decodes what strangers send may do what they
  /// want, and a page is not to pass for a picture.
  fileprivate var isPlausible: Bool {
    variants.allSatisfy { variant in
      let format = variant.bytes.withUnsafeBytes { ImageFormat(of: $0) }
      switch variant.format {
      case .webP: return format == .webP
      case .jpeg: return format == .jpeg
      case .png: return format == .png
      }
    }
  }
}
