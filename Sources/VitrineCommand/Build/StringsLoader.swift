internal import BuiltinTheme
internal import CatalogModel
internal import Diagnostics
internal import Localization

/// Reads the texts of the interface: the site's own keys, the site's language files, the built-in ones.
struct StringsLoader: Sendable {
  /// The site's folder.
  let folder: SiteFolder

  /// Where language files are, below the templates.
  static let path = "strings"
  /// The most bytes of a language file.
  static let limit = 1 << 20

  /// The texts for a language, most specific source first: `strings` of site.yml, then for each tag that may serve,
  /// from `pt-BR` to `pt`, the site's file and the built-in one.
  /// A language that nobody has translated is in English, with a warning.
  func load(
    _ language: PageLanguage, overrides: [StringOverride], warnings: inout [Diagnostic]
  ) throws(DiagnosticFailure) -> InterfaceStrings {
    var layers = [overrides.map(InterfaceStringEntry.init)]
    var faults: [Diagnostic] = []
    for tag in language.fallbackTags {
      for text in sources(for: tag, &faults) {
        do throws(DiagnosticFailure) { layers.append(try InterfaceStringEntry.read(text)) } catch {
          faults += error.diagnostics
        }
      }
    }
    if layers.count == 1, let warning = InterfaceStrings.missingTranslation(of: language) {
      warnings.append(warning)
    }
    do throws(DiagnosticFailure) {
      let strings = try InterfaceStrings(layers: layers)
      if faults.isEmpty { return strings }
    } catch {
      faults += error.diagnostics
    }
    throw DiagnosticFailure(faults)
  }

  private func sources(for tag: String, _ faults: inout [Diagnostic]) -> [SourceText] {
    let file = "\(Self.path)/\(tag).yml"
    var texts: [SourceText] = []
    let own = folder.path(of: "templates/\(file)")
    do throws(InputFault) {
      texts.append(SourceText(path: own, bytes: try InputFile.read(own, limit: Self.limit)))
    } catch {
      if error != .missing { faults.append(Diagnostic(.error, error.message(path: own))) }
    }
    if let bytes = ThemeFiles.bytes(of: file) {
      texts.append(SourceText(path: "built-in \(file)", bytes: bytes))
    }
    return texts
  }
}
