internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
package import Diagnostics
package import StoreTransport

extension Fetcher {
  /// Brings the pictures of the recorded answers' items into the site's cache, and removes from it what no item needs any
  /// more, when every search has an answer.
  ///
  /// - Parameters:
  ///   - makeTransport: makes what asks for the pictures, once for each thread.
  ///   - interruption: ends the run when it is requested.
  ///   - seconds: how long the run may take; nil for as long as it needs.
  ///   - limits: how pictures are asked for.
  ///   - mayPrune: whether the answers are as they should be, so that what they do not name can be removed.
  ///   - observe: is told what is going on, on the calling thread.
  package func fetchArtwork(
    by makeTransport: @escaping @Sendable () -> any Transport, interruption: Interruption,
    seconds: Int64? = nil, limits: ArtworkLimits = ArtworkLimits(), mayPrune: Bool,
    observe: @escaping (ArtworkEvent) -> Void
  ) -> ArtworkReport {
    let deadline = seconds.map { clock.now + .seconds($0) }
    let list = artworkList()
    let folder = ArtworkFolder(site: files.root)
    do throws(CacheFault) {
      let log = try folder.fetchedLog()
      let fetched = ArtworkFolder.fetched(log)
      let plan = artworkPlan(list, fetched, folder)
      if !plan.due.isEmpty {
        try folder.make()
        try folder.sources.prepare()
      }
      let run = ArtworkRun(
        plan: plan, fetched: fetched, folder: folder, log: log, clock: clock, limits: limits, observe: observe
      )
      run.run(makeTransport: makeTransport, interruption: interruption, deadline: deadline)
      if mayPrune, list.isComplete, options.only == nil, run.report.stop == nil {
        run.prune(to: list.named, recordsBefore: log.records.count)
      }
      return run.report
    } catch {
      var report = ArtworkReport()
      report.wanted = list.wanted.count
      report.notAsked = list.wanted.count
      report.stop = .unusable
      report.diagnostics = [ArtworkDiagnostics.cache(error)]
      return report
    }
  }

  /// What `fetchArtwork` would do if no answer changed. Throws when the cache cannot be read.
  package func artworkForecast() throws(DiagnosticFailure) -> ArtworkForecast {
    let list = artworkList()
    let folder = ArtworkFolder(site: files.root)
    do throws(CacheFault) {
      let plan = artworkPlan(list, ArtworkFolder.fetched(try folder.fetchedLog()), folder)
      return ArtworkForecast(wanted: list.wanted.count, due: plan.due.count, fresh: plan.freshCount)
    } catch {
      throw DiagnosticFailure([ArtworkDiagnostics.cache(error)])
    }
  }

  private func artworkList() -> ArtworkList {
    let searches = configuration.searches.filter { options.includes($0.id.value) }
    return ArtworkList(
      searches, showsDeparted: configuration.vanished == .keep, recorder: recorder,
      own: OwnPictures(names: files.names(in: OwnPictureName.folder)))
  }

  private func artworkPlan(
    _ list: ArtworkList, _ fetched: [ArtworkKey: FetchedArtwork], _ folder: ArtworkFolder
  ) -> ArtworkPlan {
    ArtworkPlan(
      list.wanted, fetched: fetched, sources: folder.sources, now: clock.time, isForced: options.isForced)
  }
}
