import ArtworkModel
import Foundation
import ImageMaking
import Records
import Synchronization
import TestSupport
import Testing

@Suite("A pool of workers", .serialized, .timeLimit(.minutes(20)))
struct PoolTests {
  private static let empty = ImageRefusal.empty.message

  private static func pictures(_ count: Int) -> [[UInt8]] {
    (0..<count).map { number in
      PNGFile(.plain([number % 256, number / 256, 90], width: 8, height: 8)).bytes
    }
  }

  /// A path of the program that no other test uses, to find its processes by.
  private static func ownProgram(in folder: TemporaryFolder) throws -> String {
    let path = folder.url.appendingPathComponent("vitrine-\(UUID().uuidString)").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Processes.vitrine)
    return path
  }

  @Test(
    "makes what one process makes itself, with no more sources in memory than workers", arguments: [1, 3])
  func results(workers: Int) async throws {
    let sources = Self.pictures(40) + [Array("<html>".utf8), []]
    let folder = try TemporaryFolder()
    let program = try Self.ownProgram(in: folder)
    let run = PoolRun(ImageWorkerPool(count: workers, executable: program), sources)
    try await run.run()
    let maker = try ImageMaker()
    for (outcome, source) in zip(run.outcomes, sources) {
      let made = maker.make(source)
      #expect(outcome?.refusal == made.refusal)
      #expect(outcome == made, "differs")
    }
    #expect(run.mostLoaded <= workers)
    #expect(Processes.zombies(of: program) == 0)
  }

  @Test("has nothing to do for nothing")
  func nothing() async throws {
    let run = PoolRun(ImageWorkerPool(count: 2, executable: "/nowhere/vitrine"), [])
    try await run.run()
    #expect(run.count == 0)
  }

  @Test(
    "refuses a picture that breaks its worker, and goes on with the others",
    arguments: [
      ("crash", "it cannot be decoded: the decoder crashed (SIGSEGV)"),
      ("abort", "it cannot be decoded: the decoder crashed (SIGABRT)"),
      ("exit", "it cannot be decoded: the decoder ended (status 3)"),
      ("nonsense", "it cannot be decoded: the decoder answered with nonsense"),
      ("endless", "it cannot be decoded: the decoder answered with nonsense"),
      ("twice", "it cannot be decoded: the decoder answered with nonsense"),
      ("ready", "it cannot be decoded: the decoder answered with nonsense"),
      ("badpack", "it cannot be decoded: the decoder answered with nonsense"),
      ("hangup", "it cannot be decoded: the decoder stopped answering"),
    ])
  func broken(what: String, message: String) async throws {
    let worker = try PlayedWorker()
    let texts = ["a", "\(what) 1", "b", "\(what) 2", "c"]
    let run = PoolRun(ImageWorkerPool(count: 2, executable: worker.path), texts: texts)
    try await run.run()
    #expect(run.refusals == [Self.empty, message, Self.empty, message, Self.empty])
    #expect(Processes.running(worker.path) == [])
    #expect(Processes.zombies(of: worker.path) == 0)
  }

  @Test("ends a worker that takes too long", arguments: ["silent", "trickle"])
  func tooSlow(what: String) async throws {
    let worker = try PlayedWorker()
    let pool = ImageWorkerPool(count: 2, executable: worker.path, patience: .seconds(4))
    let run = PoolRun(pool, texts: ["a", what, "b"])
    try await run.run()
    #expect(run.refusals == [Self.empty, "it cannot be decoded: it took more than 4 s", Self.empty])
    #expect(Processes.running(worker.path) == [])
  }

  @Test("tries once more when a worker is ended from outside")
  func killedOnce() async throws {
    let worker = try PlayedWorker()
    let run = PoolRun(ImageWorkerPool(count: 1, executable: worker.path), texts: ["a", "killedonce", "b"])
    try await run.run()
    #expect(run.refusals == [Self.empty, Self.empty, Self.empty])
  }

  @Test("gives up when workers are ended from outside again and again")
  func killedAgain() async throws {
    let worker = try PlayedWorker()
    let run = PoolRun(ImageWorkerPool(count: 1, executable: worker.path), texts: ["a", "killed", "b"])
    await #expect(throws: ImageMakingFault.workerKilled(signal: SIGKILL)) { try await run.run() }
    #expect(run.refusals == [Self.empty, nil, nil])
  }

  @Test(
    "says what keeps workers from starting",
    arguments: [
      ("nonsense", ImageMakingFault.workerMissing("it says something else than it should")),
      ("exit", .workerMissing("the decoder ended (status 3)")),
      ("killed", .workerKilled(signal: SIGKILL)),
      ("silent", .workerMissing("it does not get ready")),
    ])
  func badStart(start: String, fault: ImageMakingFault) async throws {
    let worker = try PlayedWorker(start: start)
    let pool = ImageWorkerPool(count: 2, executable: worker.path, patience: .seconds(1))
    let run = PoolRun(pool, texts: ["a", "b", "c"])
    await #expect(throws: fault) { try await run.run() }
    #expect(run.count == 0)
    #expect(Processes.running(worker.path) == [])
  }

  @Test("says once that the program or the library is missing")
  func missing() async throws {
    let nowhere = PoolRun(ImageWorkerPool(count: 2, executable: "/nowhere/vitrine"), Self.pictures(5))
    await #expect(throws: ImageMakingFault.workerMissing("/nowhere/vitrine: No such file or directory")) {
      try await nowhere.run()
    }
    let pool = ImageWorkerPool(count: 2, executable: Processes.vitrine, library: "libnothing.so.42")
    let run = PoolRun(pool, Self.pictures(5))
    let fault = await #expect(throws: ImageMakingFault.self) { try await run.run() }
    guard case .libraryMissing(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("libnothing.so.42"))
    #expect(run.count == 0)
  }

  @Test("makes all pictures although its workers are killed meanwhile")
  func killedInTheMiddle() async throws {
    let folder = try TemporaryFolder()
    let program = try Self.ownProgram(in: folder)
    let sources = Self.pictures(200)
    let run = PoolRun(ImageWorkerPool(count: 2, executable: program), sources)
    let killed = Atomic(0)
    try await run.run { count in
      guard count % 25 == 0 else { return }
      // One of them; the other may be working on a picture whose first worker was killed just now.
      for process in Processes.running(program).prefix(1) {
        Processes.send(SIGKILL, to: process)
        killed.wrappingAdd(1, ordering: .relaxed)
      }
    }
    #expect(killed.load(ordering: .relaxed) >= 7)
    let maker = try ImageMaker()
    #expect(run.outcomes == sources.map { maker.make($0) })
    #expect(Processes.running(program) == [])
    #expect(Processes.zombies(of: program) == 0)
  }

  @Test("ends soon when it is cancelled, and stays so", arguments: ["silent", "trickle"])
  func cancel(what: String) async throws {
    let worker = try PlayedWorker()
    let pool = ImageWorkerPool(count: 2, executable: worker.path)
    let run = PoolRun(pool, texts: ["a", "\(what) 1", "\(what) 2", "b"])
    Task.detached {
      try await Task.sleep(for: .milliseconds(500))
      pool.cancel()
    }
    let start = ContinuousClock.now
    await #expect(throws: ImageMakingFault.cancelled) { try await run.run() }
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(Processes.running(worker.path) == [])
    let next = PoolRun(pool, texts: ["a"])
    await #expect(throws: ImageMakingFault.cancelled) { try await next.run() }
    #expect(next.count == 0)
  }

  @Test("ends with the error of whoever takes the results")
  func taker() async throws {
    struct Full: Error {}
    let worker = try PlayedWorker()
    let run = PoolRun(ImageWorkerPool(count: 2, executable: worker.path), texts: (0..<50).map { "\($0)" })
    await #expect(throws: Full.self) {
      try await run.run { count in if count >= 3 { throw Full() } }
    }
    #expect(run.count <= 5)
    #expect(Processes.running(worker.path) == [])
  }

  @Test("keeps no files open")
  func descriptors() async throws {
    let worker = try PlayedWorker()
    func sockets() -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return names.filter { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
        return target?.hasPrefix("socket:") == true
      }.count
    }
    let before = sockets()
    for round in 0..<5 {
      let texts = (0..<6).map { "crash \(round) \($0)" }
      try await PoolRun(ImageWorkerPool(count: 2, executable: worker.path), texts: texts).run()
    }
    // Other tests have some open for a while; these would be at least 30.
    #expect(sockets() < before + 15)
  }
}
