/// Scripts that let a shell complete the command line, made from the same tables that the parser reads.
package enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script.
  package var text: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static var verbs: String {
    Verb.allCases.map(\.rawValue).joined(separator: " ")
  }

  private static func options(of verb: Verb?) -> [Option] {
    (verb?.options ?? []) + Verb.sharedOptions
  }

  private static func words(_ options: [Option]) -> String {
    options.map { "--\($0.rawValue)" }.joined(separator: " ")
  }

  /// A word for fish, whatever is in it.
  private static func fishQuoted(_ word: String) -> String {
    "'" + word.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private static var bashScript: String {
    var script = """
      _vitrine() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb= part
        case $before in
          --site|--output|-s|-o) COMPREPLY=($(compgen -d -- "$word")); return ;;
          --color) COMPREPLY=($(compgen -W "auto always never" -- "$word")); return ;;
          completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
          init) COMPREPLY=($(compgen -d -- "$word")); return ;;
        esac
        for part in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case " \(verbs) " in *" $part "*) verb=$part; break ;; esac
        done
        case $verb in

      """
    for verb in Verb.allCases {
      // The words of `init` and `completions` are completed above.
      let folders = verb == .diff ? " $(compgen -d -- \"$word\")" : ""
      script += "    \(verb.rawValue)) COMPREPLY=($(compgen -W \"\(words(options(of: verb)))\" -- \"$word\")"
      script += "\(folders)) ;;\n"
    }
    script += "    *) COMPREPLY=($(compgen -W \"\(verbs) \(words(options(of: nil)))\" -- \"$word\")) ;;\n"
    return script + "  esac\n}\ncomplete -F _vitrine vitrine\n"
  }

  private static var zshScript: String {
    var script = "#compdef vitrine\n_vitrine() {\n  local -a verbs\n  verbs=(\n"
    for verb in Verb.allCases { script += "    \(ShellWord.quoted("\(verb.rawValue):\(verb.summary)"))\n" }
    script += "  )\n  local verb=${words[(r)(\(Verb.allCases.map(\.rawValue).joined(separator: "|")))]}\n"
    script += "  case $verb in\n"
    for verb in Verb.allCases {
      script += "    \(verb.rawValue))\n      _arguments '*:word:_files'"
      for option in options(of: verb) {
        script += " \\\n        \(ShellWord.quoted(zshSpecification(option, verb)))"
      }
      script += " ;;\n"
    }
    return script + "    *) _describe command verbs ;;\n  esac\n}\n_vitrine \"$@\"\n"
  }

  private static func zshSpecification(_ option: Option, _ verb: Verb) -> String {
    // Brackets would end the description, colons in it are fine.
    let summary = option.summary(for: verb).filter { $0 != "[" && $0 != "]" }
    let name = "--\(option.rawValue)" + (option.placeholder == nil ? "" : "=")
    let values =
      switch option.placeholder {
      case "DIR": ":folder:_files -/"
      case .some(let placeholder): ":\(placeholder): "
      case nil: ""
      }
    return "\(name)[\(summary)]\(values)"
  }

  private static var fishScript: String {
    let noVerb = "not __fish_seen_subcommand_from \(verbs)"
    var script = "complete -c vitrine -f\n"
    for verb in Verb.allCases {
      script += "complete -c vitrine -n '\(noVerb)' -a \(verb.rawValue) -d \(fishQuoted(verb.summary))\n"
      for option in verb.options {
        script +=
          "complete -c vitrine -n '__fish_seen_subcommand_from \(verb.rawValue)' \(fishSpecification(option, verb))\n"
      }
    }
    for option in Verb.sharedOptions { script += "complete -c vitrine \(fishSpecification(option, nil))\n" }
    script += "complete -c vitrine -n '__fish_seen_subcommand_from init diff' -a"
    script += " '(__fish_complete_directories)'\n"
    script += "complete -c vitrine -n '__fish_seen_subcommand_from completions' -a 'bash zsh fish'\n"
    return script
  }

  private static func fishSpecification(_ option: Option, _ verb: Verb?) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value =
      switch option.placeholder {
      case "DIR": " -r -a '(__fish_complete_directories)'"
      case .some: option == .color ? " -x -a 'auto always never'" : " -x"
      case nil: ""
      }
    return "-l \(option.rawValue)\(letter)\(value) -d \(fishQuoted(option.summary(for: verb)))"
  }
}
