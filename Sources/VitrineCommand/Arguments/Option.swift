/// An option of the command line, by its long name.
package enum Option: String, CaseIterable, Sendable {
  case site
  case output
  case baseURL = "base-url"
  case json
  case markdown
  case quiet
  case verbose
  case color
  case jobs
  case dryRun = "dry-run"
  case force
  case fresh
  case frozen
  case strict
  case only
  case olderThan = "older-than"
  case accept
  case plan
  case deadline
  case recordChecks = "record-checks"
  case noArtwork = "no-artwork"
  case view
  case count
  case cell
  case button
  case container
  case help
  case version

  /// The options whose long names begin like `text`, two hyphens included.
  static func beginning(with text: String) -> [Option] {
    allCases.filter { ("--" + $0.rawValue).hasPrefix(text) }
  }

  /// The one-letter form, where there is one.
  package var letter: Character? {
    switch self {
    case .site: "s"
    case .output: "o"
    case .quiet: "q"
    case .verbose: "v"
    case .force: "f"
    case .jobs: "j"
    case .help: "h"
    case .version: "V"
    default: nil
    }
  }

  /// The word that stands for the value in the usage text; nil for an option without a value.
  package var placeholder: String? {
    switch self {
    case .site, .output: "DIR"
    case .baseURL: "URL"
    case .color: "WHEN"
    case .jobs, .count: "N"
    case .only, .accept: "ID"
    case .olderThan, .deadline: "TIME"
    case .view, .cell, .button, .container: "WxH"
    default: nil
    }
  }

  /// Whether it may be given several times, and all values count, with commas between.
  package var takesList: Bool {
    self == .only || self == .accept
  }

  /// What it does for a verb, one line.
  package func summary(for verb: Verb?) -> String {
    switch (self, verb) {
    case (.force, .fetch): "ask for fresh answers too, and even after a refusal"
    case (.dryRun, .fetch): Option.plan.summary
    default: summary
    }
  }

  /// What it does, one line.
  package var summary: String {
    switch self {
    case .site: "the site's folder (default: the current one)"
    case .output: "where the pages go (default: public in the site's folder)"
    case .baseURL: "use this address instead of the one in site.yml"
    case .json: "print one JSON document on standard output"
    case .markdown: "print a message for a commit or a pull request"
    case .quiet: "print errors only"
    case .verbose: "print what is being done"
    case .color: "auto, always or never (default: auto)"
    case .jobs: "how many searches to work on at once (default: one per core)"
    case .dryRun: "check everything and say what would change, but write nothing"
    case .force: "use an output folder that holds other files too"
    case .fresh: "make every page again instead of keeping what has not changed"
    case .frozen: "fail unless every recorded answer is as the lock says"
    case .strict: "treat warnings as errors"
    case .only: "only these searches, with commas between"
    case .olderThan:
      "what counts as out of date, such as 30m, 12h, 2d (default: 12h)"
    case .accept: "record answers of these searches that have lost most items"
    case .plan: "print the calls that would be made, and make none"
    case .deadline: "how long it may take (default: twice as planned, and 10 min)"
    case .recordChecks: "note in the lock when an answer came again"
    case .noArtwork: "fetch no pictures"
    case .view: "the reference view in points, such as 568x320"
    case .count: "how many tiles there are"
    case .cell: "the size of a cell (default: 94x88)"
    case .button: "the size of a button in its cell (default: 82x82)"
    case .container: "instead of a count: where a page's buttons are in a region of this size"
    case .help: "print help, also for a single command"
    case .version: "print the version"
    }
  }
}
