internal import Diagnostics
internal import Publishing

/// What happens to the pages of a build: they are written, or only compared with what is there.
enum BuildOutput: Sendable {
  case session(OutputSession)
  case survey(OutputSurvey)

  /// Opens the folder at `path`; a dry run only looks at it.
  init(path: String, mode: BuildMode, last: LastBuild?) throws(OutputFault) {
    self =
      mode.isDryRun
      ? .survey(try OutputSurvey(path: path, force: mode.isForced))
      : .session(try OutputFolder.open(path: path, force: mode.isForced, peeked: last?.output))
  }

  /// What is odd about what the last build left.
  var warnings: [Diagnostic] {
    switch self {
    case .session(let session): session.warnings
    case .survey(let survey): survey.warnings
    }
  }

  /// Makes the sink of one worker.
  func makeSink() throws(OutputFault) -> PageSink {
    switch self {
    case .session(let session): .writer(try session.makeWriter())
    case .survey(let survey): .surveyor(survey.makeSurveyor())
    }
  }

  /// Puts the files in place, unless this is a dry run, and leaves notes for the next build.
  func finish(notes: [UInt8]?) throws(OutputFault) -> OutputReport {
    switch self {
    case .session(let session): try session.commit(notes: notes)
    case .survey(let survey): try survey.report()
    }
  }
}
