internal import CatalogModel
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
      let fault = NamedFileCheck(folder: folder).diagnostic(error, .intro, path, at: location)
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
      let target = links.target(of: link.destination, inIntro: path)
      if let problem = problem(with: link, target) {
        diagnostics.append(
          Diagnostic(
            problem.severity, problem.message, at: Self.place(of: link, in: text), hint: problem.hint))
      }
      return switch target {
      case .asWritten: .keep
      case .address(let address): .rewrite(address)
      case .missingIntro, .missingAsset, .outside: .drop
      }
    }
  }

  private typealias Problem = (severity: Diagnostic.Severity, message: String, hint: String?)

  private func problem(with link: MarkdownLink, _ target: IntroLinks.Target) -> Problem? {
    switch target {
    case .asWritten where !links.mayLeadSomewhere(link.destination): return deadLink(link)
    case .address(let address) where !links.mayLeadSomewhere(address): return deadLink(link)
    case .asWritten, .address: return nil
    case .missingIntro(let intro):
      return (.error, "no page shows the intro \"\(intro)\"", NearMiss.hint(for: intro, in: links.introPaths))
    case .missingAsset(let name):
      return (.error, "there is no asset \"\(name)\"", NearMiss.hint(for: name, in: links.assetNames))
    case .outside:
      return (.error, "the link \"\(link.destination)\" leads out of the site's folder", nil)
    }
  }

  /// Only a warning: the publisher may have put something there by other means.
  private func deadLink(_ link: MarkdownLink) -> Problem {
    let nearest = NearMiss.nearest(to: link.destination, in: links.searchPaths)
    let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "pictures and other files belong in assets/"
    return (.warning, "the site has nothing at \"\(link.destination)\"", hint)
  }

  /// Where a link's destination stands in its line, or the line when it is written in another way there.
  private static func place(of link: MarkdownLink, in text: SourceText) -> Diagnostic.Location {
    let line = text.line(link.line).map { Array($0.utf8) } ?? []
    let word = Array(link.destination.utf8)
    let start = line.indices.first { line[$0...].starts(with: word) } ?? 0
    let before = String(decoding: line[..<start], as: UTF8.self)
    return text.location(at: SourcePosition(line: link.line, column: before.unicodeScalars.count + 1))
  }

  private func report(_ document: MarkdownDocument, in text: SourceText, into diagnostics: inout [Diagnostic])
  {
    for dropped in document.droppedLinks where dropped.reason != .byResolver {
      let place = Self.place(of: dropped.link, in: text)
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
}
