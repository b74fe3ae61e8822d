internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Markdown
internal import SiteAssembly
internal import Snapshots
internal import Tiling
internal import YAMLReading

/// Reads and checks all of a site but its snapshots.
struct SiteLoader: Sendable {
  /// The site's folder.
  let folder: SiteFolder
  /// An address to use instead of the configured one.
  let baseURL: SiteURL?
  /// The threads to use.
  let workers: Workers

  /// The name of the configuration.
  static let configurationFile = "site.yml"
  /// The most bytes of a configuration.
  static let limit = YAMLLimits().bytes

  /// Throws every fault of the configuration, or every fault of the texts, theme and intros it names; either way with
  /// every file that it names and that is not there, snapshots included. `work` is done meanwhile.
  func load<Other: Sendable>(
    meanwhile work: @Sendable () -> Other
  ) throws(DiagnosticFailure) -> (site: LoadedSite, other: Other) {
    let ((configuration, lock), other) = workers.both({ (readConfiguration(), readLock()) }, work)
    do throws(DiagnosticFailure) {
      let site = try assemble(try configuration.result.get(), lock.value ?? nil)
      if !lock.faults.isEmpty { throw DiagnosticFailure(site.warnings) }
      return (site, other)
    } catch {
      let missing = NamedFileCheck(folder: folder).faults(configuration.files)
      throw DiagnosticFailure(error.diagnostics + lock.faults + missing)
    }
  }

  private func readLock() -> LoadedPart<SnapshotLock?> {
    LoadedPart { _ throws(DiagnosticFailure) in try LockLoader(folder: folder).load() }
  }

  private func assemble(
    _ configuration: SiteConfiguration, _ lock: SnapshotLock?
  ) throws(DiagnosticFailure) -> LoadedSite {
    let url = baseURL ?? configuration.url
    let addresses = SiteAddresses(origin: url.origin, basePath: url.basePath)
    let tiling = LoadedPart { _ throws(DiagnosticFailure) in try responsiveTiling(configuration.tiling) }
    let (texts, look) = workers.both(
      { loadTexts(configuration) },
      { tiling.value.map { tiling in loadTheme(configuration.theme, tiling, origin: url.origin) } })
    let theme = look?.value
    var faults = texts.faults + tiling.faults + (look?.faults ?? [])
    let warnings = configuration.warnings + texts.warnings + (look?.warnings ?? [])
    let intros = loadIntros(
      configuration, addresses, theme?.assets, hasFeeds: lock != nil, &faults)
    guard !faults.contains(where: { $0.severity == .error }), let (language, strings) = texts.value,
      let layout = tiling.value?.reference,
      let tileSizes = tiling.value.map({ PictureSizes(tiling: $0).text }),
      let theme
    else {
      throw DiagnosticFailure(faults + warnings)
    }
    let blueprint = SiteBlueprint(
      title: configuration.title, summary: configuration.summary, intro: intros.home, addresses: addresses,
      language: language, strings: strings,
      searches: Self.searches(configuration, intros.searches, lock, language),
      affiliate: configuration.store.affiliate.parameters,
      support: Self.support(configuration, strings), layout: layout, tileSizes: tileSizes, theme: theme,
      generator: Version.name, feeds: lock.map { Self.feeds(configuration, $0) })
    return LoadedSite(
      folder: folder,
      blueprint: blueprint, country: configuration.store.country.code,
      sources: sources(configuration, lock), lock: lock,
      showsFetchedArtwork: configuration.artwork != .remote, warnings: faults + warnings)
  }

  private func loadTexts(
    _ configuration: SiteConfiguration
  ) -> LoadedPart<(language: PageLanguage, strings: InterfaceStrings)> {
    LoadedPart { warnings throws(DiagnosticFailure) in
      let language = PageLanguage(configuration.language)
      let strings = try StringsLoader(folder: folder).load(
        language, overrides: configuration.strings, warnings: &warnings)
      return (language, strings)
    }
  }

  private func loadTheme(
    _ name: ThemeName, _ tiling: ResponsiveTiling, origin: String
  ) -> LoadedPart<Theme> {
    LoadedPart { warnings throws(DiagnosticFailure) in
      try ThemeLoader(folder: folder, base: BundledTheme(name)).load(
        tiling, origin: origin, warnings: &warnings)
    }
  }

  /// A configuration as read, and the files that it names, also when it is not as it must be.
  private struct ReadConfiguration: Sendable {
    var result: Result<SiteConfiguration, DiagnosticFailure>
    var files: [NamedFile]
  }

  private func readConfiguration() -> ReadConfiguration {
    var files: [NamedFile] = []
    do throws(DiagnosticFailure) {
      let configuration = try readConfiguration(noting: &files)
      return ReadConfiguration(result: .success(configuration), files: files)
    } catch {
      return ReadConfiguration(result: .failure(error), files: files)
    }
  }

  /// Reads the configuration alone; throws every fault of it.
  func configuration() throws(DiagnosticFailure) -> SiteConfiguration {
    var files: [NamedFile] = []
    return try readConfiguration(noting: &files)
  }

  private func readConfiguration(
    noting files: inout [NamedFile]
  ) throws(DiagnosticFailure) -> SiteConfiguration {
    let path = folder.path(of: Self.configurationFile)
    let bytes: [UInt8]
    do throws(InputFault) {
      bytes = try InputFile.read(path, limit: Self.limit)
    } catch {
      let hint =
        error == .missing ? "run vitrine in the site's folder, name it with --site, or start with init" : nil
      throw DiagnosticFailure(error.message(path: path), hint: hint)
    }
    let text = SourceText(path: path, bytes: bytes)
    return try SiteConfiguration.decode(try YAMLDocument.parse(text), in: text, noting: &files)
  }

  private func responsiveTiling(_ tiling: TilingConfiguration) throws(DiagnosticFailure) -> ResponsiveTiling {
    do throws(TilingFault) {
      let metrics = try TileMetrics(
        cell: Extent(width: tiling.cell.width, height: tiling.cell.height),
        button: Extent(width: tiling.button.width, height: tiling.button.height))
      let view = try Extent(width: tiling.view.width, height: tiling.view.height)
      return try ResponsiveTiling(reference: TilingLayout(view: view, metrics: metrics))
    } catch {
      let place = Diagnostic.Location(path: folder.path(of: Self.configurationFile))
      throw DiagnosticFailure("tiling: \(error.message)", at: place, hint: error.hint)
    }
  }
}
