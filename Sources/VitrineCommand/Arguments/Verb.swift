/// What the command is asked to do.
package enum Verb: String, CaseIterable, Sendable {
  case initialize = "init"
  case fetch
  case build
  case diff
  case tiles
  case completions

  /// What it does, one line.
  package var summary: String {
    switch self {
    case .initialize: "write a small working site into a new folder"
    case .fetch: "ask the store for a site's answers and artwork and keep them"
    case .build: "turn a site's recorded searches into pages"
    case .diff: "print what changed between two states of a site's recorded searches"
    case .tiles: "print where the tiling algorithm puts every tile"
    case .completions: "print a completion script for bash, zsh or fish"
    }
  }

  /// The words that may follow it.
  package var operands: [Operand] {
    switch self {
    case .initialize: [Operand("DIR", "the folder to make")]
    case .completions: [Operand("SHELL", "bash, zsh or fish")]
    case .diff:
      [
        Operand(
          "OLD", "a folder of snapshots or a git revision (default: before the last fetch)",
          isRequired: false),
        Operand("NEW", "the same (default: the site's snapshots as they are)", isRequired: false),
      ]
    case .fetch, .build, .tiles: []
    }
  }

  /// The verb with its operands, those in brackets that may be left out: `diff [OLD [NEW]]`.
  package var usage: String {
    let required = operands.filter(\.isRequired).map(\.name)
    let optional = operands.filter { !$0.isRequired }
    return ([rawValue] + required).joined(separator: " ") + optional.map { " [\($0.name)" }.joined()
      + String(repeating: "]", count: optional.count)
  }

  /// The options that only some verbs take.
  package var options: [Option] {
    switch self {
    case .initialize, .completions: []
    case .fetch:
      [
        .site, .only, .olderThan, .force, .accept, .plan, .dryRun, .deadline, .recordChecks, .noArtwork,
        .json,
      ]
    case .build: [.site, .output, .baseURL, .json, .jobs, .dryRun, .force, .fresh, .frozen, .strict]
    case .diff: [.site, .json, .markdown]
    case .tiles: [.view, .count, .container, .cell, .button, .json]
    }
  }

  /// The options that every verb takes.
  package static let sharedOptions: [Option] = [.quiet, .verbose, .color, .help, .version]

  /// Command lines that work, each with what it does.
  package var examples: [(line: String, meaning: String)] {
    switch self {
    case .initialize:
      [("vitrine init my-shop", "make the folder my-shop with a site that builds")]
    case .fetch:
      [
        ("vitrine fetch", "ask for every answer that is missing, out of date or older than 12 hours"),
        ("vitrine fetch --plan", "print the calls that would be made, and how long they take"),
        (
          "vitrine fetch --only night-jazz,staff-picks --force", "ask for two answers, however fresh they are"
        ),
        ("vitrine fetch --accept night-jazz", "record that answer although it has lost most of its items"),
      ]
    case .build:
      [
        ("vitrine build", "build the site in the current folder into its public folder"),
        ("vitrine build --site Site --output /srv/www", "build another site somewhere else"),
        ("vitrine build --json --quiet", "build and report to a script"),
        ("vitrine build --frozen", "build nothing but what was fetched and committed"),
      ]
    case .diff:
      [
        ("vitrine diff", "what the last fetch changed"),
        ("vitrine diff HEAD", "what is not committed yet"),
        ("vitrine diff v1.0 HEAD --json", "what changed between two revisions, for a program to read"),
        ("vitrine diff --markdown", "a message for the commit of what was fetched: git commit -F - reads it"),
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
        ("vitrine tiles --view 568x320 --container 1440x780", "how one of those pages fills a larger region"),
      ]
    }
  }
}
