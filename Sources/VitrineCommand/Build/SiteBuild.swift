internal import Diagnostics
internal import Localization
internal import Publishing
internal import SiteAssembly

/// A build from start to end: read and check everything, then make the pages, then put them in place.
struct SiteBuild: Sendable {
  /// The site, checked.
  let site: LoadedSite
  /// The threads to use.
  let workers: Workers
  /// Whether the output folder is only looked at.
  let isDryRun: Bool

  /// What reading all snapshots gave.
  private struct Scan {
    var digests: [SearchDigest] = []
    var fingerprints: [String] = []
    var warnings: [Diagnostic] = []
  }

  /// Builds into a folder.
  ///
  /// - Throws: every fault of every snapshot; or, with `isStrict`, the warnings; or what went wrong with the output.
  ///   In all cases the folder's files are as they were.
  func run(into path: String, force: Bool, isStrict: Bool) throws(DiagnosticFailure) -> BuildReport {
    let scan = try scan()
    let warnings = DiagnosticFailure(site.warnings + scan.warnings).diagnostics
    if isStrict, !warnings.isEmpty {
      throw DiagnosticFailure(warnings.map { Diagnostic(.error, $0.message, at: $0.location, hint: $0.hint) })
    }
    let index = CatalogIndex(searches: scan.digests, country: site.country)
    var report = BuildReport(searches: index.searches.count, items: index.itemCount, warnings: warnings)
    let output = try attempt { () throws(OutputFault) in
      try BuildOutput(path: path, force: force, isDryRun: isDryRun)
    }
    report.pages = try render(index, scan.fingerprints, into: output)
    let written = try attempt { () throws(OutputFault) in
      try UninterruptedWork.run { () throws(OutputFault) in try output.finish() }
    }
    report.written = written.written
    report.unchanged = written.unchanged
    report.removed = written.removed
    report.warnings += written.warnings
    return report
  }

  private func attempt<Value>(_ body: () throws(OutputFault) -> Value) throws(DiagnosticFailure) -> Value {
    do throws(OutputFault) { return try body() } catch { throw DiagnosticFailure(error.diagnostics) }
  }

  private func scan() throws(DiagnosticFailure) -> Scan {
    let language = site.blueprint.language
    let results = workers.map(
      site.sources.count, makeTool: { SnapshotReader(folder: site.folder, language: language) }
    ) {
      reader, number in
      do throws(DiagnosticFailure) {
        let source = site.sources[number]
        let reading = try reader.read(source)
        let digest = SearchDigest(items: reading.items, order: reader.order(of: reading.items, in: source))
        return Result<_, DiagnosticFailure>.success((digest, reading.fingerprint, reading.warnings))
      } catch {
        return .failure(error)
      }
    }
    var scan = Scan()
    var faults: [Diagnostic] = []
    for result in results {
      switch result {
      case .success(let (digest, fingerprint, warnings)):
        scan.digests.append(digest)
        scan.fingerprints.append(fingerprint)
        scan.warnings += warnings
      case .failure(let failure):
        faults += failure.diagnostics
      }
    }
    if !faults.isEmpty { throw DiagnosticFailure(faults + scan.warnings + site.warnings) }
    return scan
  }

  /// Makes all pages; returns how many.
  private func render(
    _ index: CatalogIndex, _ fingerprints: [String], into output: BuildOutput
  ) throws(DiagnosticFailure) -> Int {
    let results = workers.map(
      site.sources.count + 1,
      makeTool: { PageMaker(site: site, index: index, fingerprints: fingerprints, output: output) },
      finish: { $0.finish() }
    ) { maker, number in
      do throws(DiagnosticFailure) {
        return Result<Int, DiagnosticFailure>.success(try maker.make(piece: number))
      } catch {
        return .failure(error)
      }
    }
    var pages = 0
    var faults: [Diagnostic] = []
    for result in results {
      switch result {
      case .success(let count): pages += count
      case .failure(let failure): faults += failure.diagnostics
      }
    }
    if !faults.isEmpty { throw DiagnosticFailure(faults) }
    return pages
  }
}
