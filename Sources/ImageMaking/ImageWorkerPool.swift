package import ArtworkModel
internal import Dispatch
package import Records
internal import Synchronization

/// Makes the files of many pictures, in processes of their own: what comes from strangers may crash a decoder or keep it
/// busy forever, but never this process or the other pictures.
package final class ImageWorkerPool: Sendable {
  /// How workers are started and how long they are waited for.
  struct Settings: Sendable {
    let count: Int
    let executable: String
    let arguments: [String]
    let patience: Duration
  }

  private struct Failure: Sendable {
    let index: Int
    let error: any Error
  }

  #if canImport(Glibc)
    private static let thisProgram = "/proc/self/exe"
  #else
    private static let thisProgram = CommandLine.arguments[0]
  #endif

  private let settings: Settings
  private let alarm = PoolAlarm()

  /// Prepares for so many processes at once, at least one; they are started when there is something to do. They run
  /// `executable`, which answers to `ImageWorker.argument` as this program does, or this program itself. `library` is
  /// the name of the libvips to load in the system's stead. A process that takes longer than `patience` for a picture
  /// is ended.
  package init(
    count: Int, executable: String? = nil, library: String? = nil, patience: Duration = .seconds(30)
  ) {
    settings = Settings(
      count: max(count, 1), executable: executable ?? Self.thisProgram,
      arguments: [ImageWorker.argument] + (library.map { [$0] } ?? []), patience: patience)
  }

  /// Makes the files of each of these sources. `load` gives the bytes of one and `take` takes what was made of it; both
  /// are called on several threads at once, for no more sources than there are processes, in about the order given.
  ///
  /// A picture whose decoder crashes or is too slow twice counts as refused, and the others go on. Throws an
  /// `ImageMakingFault`, or what `load` or `take` threw, when no process is left; nothing is begun after that.
  package func make(
    _ sources: [SHA256Digest], load: @Sendable (SHA256Digest) throws -> [UInt8],
    take: @Sendable (SHA256Digest, Result<ArtworkPack, ImageRefusal>) throws -> Void
  ) throws {
    let next = Atomic(0)
    let failure = Mutex<Failure?>(nil)
    DispatchQueue.concurrentPerform(iterations: min(settings.count, sources.count)) { _ in
      var worker = PoolWorker(settings, alarm)
      defer { worker.finish() }
      while failure.withLock({ $0 == nil }) {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < sources.count else { return }
        do {
          if alarm.hasRung { throw ImageMakingFault.cancelled }
          let result = try worker.make(source: sources[index], try load(sources[index]))
          try take(sources[index], result)
        } catch {
          failure.withLock { first in
            if let first, first.index < index { return }
            first = Failure(index: index, error: error)
          }
        }
      }
    }
    if let failure = failure.withLock(\.self) { throw failure.error }
  }

  /// Ends all processes soon, and any later call of `make` at once; both throw `ImageMakingFault.cancelled`. For any
  /// thread.
  package func cancel() {
    alarm.ring()
  }
}
