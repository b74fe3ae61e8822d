/// What the command is asked to do.
package enum Verb: String, CaseIterable, Sendable {
  case initialize = "init"
  case build
  case tiles
  case completions

  /// What it does, one line.
  package var summary: String {
    switch self {
    case .initialize: "write a small working site into a new folder"
    case .build: "turn a site's recorded searches into pages"
    case .tiles: "print where the tiling algorithm puts every tile"
    case .completions: "print a completion script for bash, zsh or fish"
    }
  }

  /// The names of the words that may follow it; all must be given.
  package var operands: [String] {
    switch self {
    case .initialize: ["DIR"]
    case .completions: ["SHELL"]
    case .build, .tiles: []
    }
  }

  /// The options that only some verbs take.
  package var options: [Option] {
    switch self {
    case .initialize, .completions: []
    case .build: [.site, .output, .baseURL, .json, .jobs, .dryRun, .force, .fresh, .frozen, .strict]
    case .tiles: [.view, .count, .cell, .button, .json]
    }
  }

  /// The options that every verb takes.
  package static let sharedOptions: [Option] = [.quiet, .verbose, .color, .help, .version]

  /// Command lines that work, each with what it does.
  package var examples: [(line: String, meaning: String)] {
    switch self {
    case .initialize:
      [("vitrine init my-shop", "make the folder my-shop with a site that builds")]
    case .build:
      [
        ("vitrine build", "build the site in the current folder into its public folder"),
        ("vitrine build --site Site --output /srv/www", "build another site somewhere else"),
        ("vitrine build --json --quiet", "build and report to a script"),
        ("vitrine build --frozen", "build nothing but what was fetched and committed"),
      ]
    case .completions:
      [
        ("vitrine completions bash", "the script for bash; source it from ~/.bashrc"),
        (
          "vitrine completions fish",
          "the script for fish; save it in ~/.config/fish/completions/vitrine.fish"
        ),
      ]
    case .tiles:
      [
        ("vitrine tiles --view 568x320 --count 200", "200 tiles on a small phone: 12 pages of 6 by 3"),
        ("vitrine tiles --view 1024x768 --count 200 --json", "the same for a tablet, for a program to read"),
      ]
    }
  }
}
