/// A part of the documentation that is written from the code.
///
/// It stands between `<!-- generated: NAME -->` and `<!-- end -->`.
enum GeneratedPart: Hashable, Sendable {
  case siteKeys
  case storeMedia
  case templateFiles
  case templateValues
  case interfaceTexts
  case galleryProperties
  case editorialProperties
  case commands
  case faultyBuild
  case faultyBuildReport
  /// What a command line prints; only such that touch no file.
  case output(commandLine: String)

  private static let named: [String: GeneratedPart] = [
    "site keys": .siteKeys, "store media": .storeMedia, "template files": .templateFiles,
    "template values": .templateValues,
    "interface texts": .interfaceTexts, "gallery properties": .galleryProperties,
    "editorial properties": .editorialProperties, "commands": .commands, "faulty build": .faultyBuild,
    "faulty build report": .faultyBuildReport,
  ]

  /// The parts that must be somewhere.
  static var required: Set<GeneratedPart> { Set(named.values) }

  init?(name: String) {
    let prefix = "output of "
    if name.hasPrefix(prefix) {
      self = .output(commandLine: String(name.dropFirst(prefix.count)))
    } else if let part = Self.named[name] {
      self = part
    } else {
      return nil
    }
  }

  /// The text between the markers, with its last newline.
  func text() throws -> String {
    switch self {
    case .siteKeys: SiteKeys.text
    case .storeMedia: StoreMediaTable.text
    case .templateFiles: TemplateFiles.text
    case .templateValues: TemplateValues().text
    case .interfaceTexts: InterfaceTexts.text
    case .galleryProperties: ThemeProperties.gallery.text
    case .editorialProperties: ThemeProperties.editorial.text
    case .commands: Commands.text
    case .faultyBuild: try FaultyBuild().messages()
    case .faultyBuildReport: try FaultyBuild().report()
    case .output(let line): try RecordedCommand(line).text()
    }
  }
}
