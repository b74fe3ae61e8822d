internal import CatalogModel
internal import Diagnostics

/// `vitrine build`: reads a site's folder and writes its pages.
struct BuildVerb: Sendable {
  private let folder: SiteFolder
  private let output: String
  private let baseURL: SiteURL?
  private let workers: Workers
  private let mode: BuildMode
  private let imageProgram: String?

  /// The most threads that can be asked for.
  static let mostJobs = 256

  /// Reads the options. `coreCount` is how many threads work at once unless told otherwise, `imageProgram` the program
  /// that decodes pictures, if not this one.
  init(_ invocation: Invocation, coreCount: Int, imageProgram: String?) throws(UsageFault) {
    self.imageProgram = imageProgram
    let folder = SiteFolder(invocation.options[.site] ?? ".")
    self.folder = folder
    self.output = invocation.options[.output] ?? folder.path(of: "public")
    self.baseURL = try invocation.options[.baseURL].map { text throws(UsageFault) in try Self.siteURL(text) }
    self.workers = try Workers(count: invocation.options[.jobs].map(Self.jobs) ?? max(1, coreCount))
    self.mode = BuildMode(
      isForced: invocation.has(.force), isStrict: invocation.has(.strict), isDryRun: invocation.has(.dryRun),
      isFresh: invocation.has(.fresh), isFrozen: invocation.has(.frozen))
  }

  /// Builds. Diagnostics go to the console, as do the summary and, when asked for, the JSON report.
  func run(asJSON: Bool, on console: Console) -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    do throws(DiagnosticFailure) {
      try OutputPlaceCheck(folder: folder).check(output)
      let loader = SiteLoader(folder: folder, baseURL: baseURL, workers: workers)
      let (site, last) = try loader.load(meanwhile: { LastBuild(path: output, mode: mode) })
      if site.lock == nil {
        console.explain("there is no lock: prices are shown without the day they are from")
      }
      let progress = PictureProgress(on: console)
      let build = SiteBuild(
        site: site, last: last, workers: workers, mode: mode, imageProgram: imageProgram,
        progress: { progress.note($0, of: $1) })
      defer { progress.end() }
      let report = try build.run(into: output)
      progress.end()
      let milliseconds = Int((clock.now - start) / .milliseconds(1))
      console.report(report.warnings)
      console.say(report.summary(milliseconds: milliseconds))
      console.explain(mode.isDryRun ? "nothing was written" : "the pages are in \(output)")
      if asJSON {
        console.writeData(BuildDocument(report: report, output: output, milliseconds: milliseconds).bytes)
      }
      return .done
    } catch {
      console.report(error.diagnostics)
      if asJSON { console.writeData(BuildDocument(failure: error, output: output).bytes) }
      return .failed
    }
  }

  private static func siteURL(_ text: String) throws(UsageFault) -> SiteURL {
    do throws(ConfigurationFault) { return try SiteURL(text) } catch {
      throw .badValue(.baseURL, value: text, expected: "an address such as https://example.org/shelf/")
    }
  }

  private static func jobs(_ text: String) throws(UsageFault) -> Int {
    guard let count = Int(text), (1...mostJobs).contains(count) else {
      throw .badValue(.jobs, value: text, expected: "a whole number from 1 to \(mostJobs)")
    }
    return count
  }
}
