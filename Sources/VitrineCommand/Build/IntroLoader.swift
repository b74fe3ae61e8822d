internal import Diagnostics
internal import Markdown
internal import SiteAssembly
internal import YAMLReading

/// Reads intros: front matter, Markdown, links.
struct IntroLoader: Sendable {
  /// The site's folder.
  let folder: SiteFolder
  /// Where links lead.
  let links: IntroLinks
  /// How Markdown is read.
  let options: MarkdownOptions

  /// How many characters of an intro's text stand in for a summary.
  static let summaryLength = 160

  /// What came of one intro.
  struct Result: Sendable {
    var intro: Intro?
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the intro at `path`, relative to the site's folder; `location` is where the configuration names it.
  func load(_ path: String, namedAt location: Diagnostic.Location) -> Result {
    let shownPath = folder.path(of: path)
    do throws(InputFault) {
      let bytes = try InputFile.read(shownPath, limit: MarkdownDocument.sizeLimit)
      return read(SourceText(path: shownPath, bytes: bytes), path: path)
    } catch {
      let hint = error == .missing ? nearestFile(to: path) : nil
      let fault = Diagnostic(.error, error.message(path: shownPath), at: location, hint: hint)
      return Result(diagnostics: [fault])
    }
  }

  private func read(_ text: SourceText, path: String) -> Result {
    do throws(DiagnosticFailure) {
      let matter = try FrontMatter.split(text)
      var result = Result()
      let facts = try IntroFacts(matter.mapping, in: text)
      let document = try parse(text, from: matter.bodyStart)
      resolveLinks(of: document, in: text, path: path, into: &result.diagnostics)
      report(document, in: text, into: &result.diagnostics)
      let summary = facts.summary ?? document.plainText(limit: Self.summaryLength)
      result.intro = Intro(
        html: document.html(), title: facts.title, summary: summary.isEmpty ? nil : summary)
      return result
    } catch {
      return Result(diagnostics: error.diagnostics)
    }
  }

  private func parse(_ text: SourceText, from start: Int) throws(DiagnosticFailure) -> MarkdownDocument {
    do throws(MarkdownFault) {
      return try MarkdownDocument(
        parsing: Array(text.bytes[start...]), options: options, firstLine: text.position(ofByteAt: start).line
      )
    } catch {
      throw DiagnosticFailure(error.message, at: Diagnostic.Location(path: text.path), hint: error.hint)
    }
  }

  private func resolveLinks(
    of document: MarkdownDocument, in text: SourceText, path: String, into diagnostics: inout [Diagnostic]
  ) {
    document.resolveLinks { link in
      let place = text.location(at: SourcePosition(line: link.line, column: 1))
      switch links.target(of: link.destination, inIntro: path) {
      case .asWritten:
        return .keep
      case .address(let address):
        return .rewrite(address)
      case .missingIntro(let intro):
        diagnostics.append(
          Diagnostic(
            .error, "no page shows the intro \"\(intro)\"", at: place,
            hint: NearMiss.hint(for: intro, in: links.introPaths)))
      case .missingAsset(let name):
        diagnostics.append(Diagnostic(.error, "there is no asset \"\(name)\"", at: place))
      case .outside:
        diagnostics.append(
          Diagnostic(.error, "the link \"\(link.destination)\" leads out of the site's folder", at: place))
      }
      return .drop
    }
  }

  private func report(_ document: MarkdownDocument, in text: SourceText, into diagnostics: inout [Diagnostic])
  {
    for dropped in document.droppedLinks where dropped.reason != .byResolver {
      let place = text.location(at: SourcePosition(line: dropped.link.line, column: 1))
      diagnostics.append(Diagnostic(.warning, dropped.message, at: place, hint: dropped.hint))
    }
    for line in document.omittedHTMLLines {
      diagnostics.append(
        Diagnostic(
          .warning, "HTML in the text was left out",
          at: text.location(at: SourcePosition(line: line, column: 1)),
          hint: "write Markdown, or allow it with markdown: { raw_html: true } in site.yml"))
    }
  }

  private func nearestFile(to path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let parent = String(path[..<slash])
    let files = (try? FolderListing.files(below: folder.path(of: parent)))?.map { "\(parent)/\($0)" } ?? []
    return NearMiss.nearest(to: path, in: files).map { "did you mean \"\($0)\"?" }
  }
}
