internal import Diagnostics
internal import Localization
internal import Publishing
internal import SiteAssembly

/// A build from start to end: read and check everything, find out what the last build has left that is still right,
/// make the other pages, then put them in place.
struct SiteBuild: Sendable {
  /// The site, checked.
  let site: LoadedSite
  /// What the last build left, to go by.
  let last: LastBuild?
  /// The threads to use.
  let workers: Workers
  /// How to go about it.
  let mode: BuildMode
  /// The program that decodes pictures; nil for this one.
  let imageProgram: String?
  /// Is told how many pictures of how many have been made, on any thread.
  let progress: @Sendable (Int, Int) -> Void

  /// Builds into a folder.
  ///
  /// - Throws: every fault of every snapshot; or, where warnings count as errors, the warnings; or what went wrong with
  ///   the output. In all cases the folder's files are as they were.
  func run(into path: String) throws(DiagnosticFailure) -> BuildReport {
    let history = LoadedPart { _ throws(DiagnosticFailure) in
      try RecordedHistory(of: site, lastSeen: last?.memory.history)
    }
    let preparation = try ArtworkPreparation(site, workers: workers, imageProgram: imageProgram)
    let (scans, findings) = try scan(
      last?.memory, besides: history.faults, wantsPictures: preparation.wantsPictures)
    guard let history = history.value else { throw DiagnosticFailure(history.faults) }
    let artwork = try preparation.run(scans.map(\.digest), site.sources, progress: progress)
    let warnings = findings + artwork.warnings
    try refuse(warnings)
    let index = CatalogIndex(searches: scans.map(\.digest), country: site.country)
    let output = try attempt { () throws(OutputFault) in
      try BuildOutput(path: path, mode: mode, last: last)
    }
    try refuse(output.warnings, remedy: "a build without --strict puts the list right")
    let plan = BuildPlan(
      site.blueprint, index, artwork, scans, history: history.content, tool: ToolIdentity.fingerprint,
      workers: workers)
    let kept = last.map { output.keep(plan, since: $0, workers: workers) } ?? []
    let pieces = plan.pieces(keeping: kept)
    let shards = ArtworkShard.split(artwork.pictures)
    try preparation.restore(pieces.flatMap { $0.pictures(in: shards) }, of: artwork, progress: progress)
    let rendered = try render(pieces, index, preparation, artwork, history, scans, into: output)
    let notes = ToolIdentity.fingerprint.map { plan.memory.notes(tool: $0) }
    let written = try attempt { () throws(OutputFault) in
      try UninterruptedWork.run { () throws(OutputFault) in try output.finish(notes: notes) }
    }
    return BuildReport(
      searches: scans.count, items: index.itemCount, pages: index.pageCount(site.blueprint),
      rendered: rendered, pictures: artwork.pictures.count, made: artwork.made, unfetched: artwork.unfetched,
      written: written.written, unchanged: written.unchanged, removed: written.removed,
      warnings: DiagnosticFailure(warnings + written.warnings).diagnostics)
  }

  private func attempt<Value>(_ body: () throws(OutputFault) -> Value) throws(DiagnosticFailure) -> Value {
    do throws(OutputFault) { return try body() } catch { throw DiagnosticFailure(error.diagnostics) }
  }

  /// Reads all snapshots; throws every fault of theirs, with everything else that is to be said of the site.
  private func scan(
    _ memory: BuildMemory?, besides faults: [Diagnostic], wantsPictures: Bool
  ) throws(DiagnosticFailure) -> (scans: [ScannedSearch], warnings: [Diagnostic]) {
    let language = site.blueprint.language
    let check: ContentCheck = mode.isFrozen ? .digest : .fingerprint
    let results = workers.map(
      site.sources.count,
      makeTool: {
        SnapshotReader(
          folder: site.folder, language: language, check: check, wantsPictures: wantsPictures)
      }
    ) { reader, number in
      do throws(DiagnosticFailure) {
        return Result<_, DiagnosticFailure>.success(try reader.scan(site.sources[number], memory))
      } catch {
        return .failure(error)
      }
    }
    let found = results.map { try? $0.get() }
    let odd = zip(found, site.sources).flatMap { $0?.warnings($1) ?? [] }
    let findings =
      site.warnings + faults + odd + LockCheck(site: site, isFrozen: mode.isFrozen).findings(found)
    let scans = try collect(results, alsoReporting: findings)
    guard !findings.contains(where: { $0.severity == .error }) else { throw DiagnosticFailure(findings) }
    return (scans, findings)
  }

  /// Ends the build where warnings count as errors. `remedy` is what else helps against all of them.
  private func refuse(_ warnings: [Diagnostic], remedy: String? = nil) throws(DiagnosticFailure) {
    guard mode.isStrict, !warnings.isEmpty else { return }
    throw DiagnosticFailure(
      warnings.map { warning in
        let hints = [warning.hint, remedy].compactMap(\.self)
        return Diagnostic(
          .error, warning.message, at: warning.location,
          hint: hints.isEmpty ? nil : hints.joined(separator: "; "))
      })
  }

  /// Makes pages; returns how many.
  private func render(
    _ pieces: [BuildPiece], _ index: CatalogIndex, _ preparation: ArtworkPreparation, _ artwork: SiteArtwork,
    _ history: RecordedHistory,
    _ scans: [ScannedSearch], into output: BuildOutput
  ) throws(DiagnosticFailure) -> Int {
    let results = workers.map(
      pieces.count,
      makeTool: {
        PageMaker(
          site: site, index: index, preparation, artwork: artwork, history: history, scans: scans,
          output: output)
      },
      finish: { $0.finish() }
    ) { maker, number in
      do throws(DiagnosticFailure) {
        return Result<Int, DiagnosticFailure>.success(try maker.make(pieces[number]))
      } catch {
        return .failure(error)
      }
    }
    return try collect(results).reduce(0, +)
  }

  /// All values, or all faults together with what else is to be said then.
  private func collect<Value>(
    _ results: [Result<Value, DiagnosticFailure>], alsoReporting warnings: [Diagnostic] = []
  ) throws(DiagnosticFailure) -> [Value] {
    var values: [Value] = []
    var faults: [Diagnostic] = []
    for result in results {
      switch result {
      case .success(let value): values.append(value)
      case .failure(let failure): faults += failure.diagnostics
      }
    }
    if !faults.isEmpty { throw DiagnosticFailure(faults + warnings) }
    return values
  }
}
