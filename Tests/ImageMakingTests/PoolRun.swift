import ArtworkModel
import Foundation
import ImageMaking
import Records
import Synchronization

/// A run of a pool over sources that are texts or pictures, and what came of it.
final class PoolRun: Sendable {
  private let sources: [SHA256Digest: [UInt8]]
  private let order: [SHA256Digest]
  private let pool: ImageWorkerPool
  private let results = Mutex<[SHA256Digest: Result<ArtworkPack, ImageRefusal>]>([:])
  private let loaded = Mutex((now: 0, most: 0))

  /// Prepares a run over these sources, which must differ.
  init(_ pool: ImageWorkerPool, _ sources: [[UInt8]]) {
    self.pool = pool
    order = sources.map { SHA256Digest(of: $0) }
    self.sources = Dictionary(uniqueKeysWithValues: zip(order, sources))
  }

  convenience init(_ pool: ImageWorkerPool, texts: [String]) {
    self.init(pool, texts.map { Array($0.utf8) })
  }

  /// What came of each source, in their order; nil for those that nothing came of.
  var outcomes: [Result<ArtworkPack, ImageRefusal>?] {
    results.withLock { results in order.map { results[$0] } }
  }

  /// The words for each source that was refused.
  var refusals: [String?] { outcomes.map { $0?.refusal?.message } }

  /// How many sources were in memory at once, at most.
  var mostLoaded: Int { loaded.withLock { $0.most } }

  /// How many results have come.
  var count: Int { results.withLock { $0.count } }

  /// Runs, on a thread of its own so that other tests keep theirs. `taken` is called with the number of results so far.
  func run(taken: @escaping @Sendable (Int) throws -> Void = { _ in }) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.make(taken) })
      }
    }
  }

  private func make(_ taken: @Sendable (Int) throws -> Void) throws {
    try pool.make(order) { digest in
      loaded.withLock { loaded in
        loaded.now += 1
        loaded.most = max(loaded.most, loaded.now)
      }
      return sources[digest] ?? []
    } take: { digest, result in
      loaded.withLock { $0.now -= 1 }
      let count = results.withLock { results in
        results[digest] = result
        return results.count
      }
      try taken(count)
    }
  }
}
