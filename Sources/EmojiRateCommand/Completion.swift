/// The candidates for the word at the cursor.
///
/// The shell scripts of ``Shell`` run the command to get them.
enum Completion {
  /// The first argument of a request for candidates; Go's Cobra library uses the same word.
  static let request = "__complete"

  typealias Candidate = (word: String, summary: String)

  /// The candidates as lines `word`, tab, `summary`, or the line `:files` if the shell completes paths.
  ///
  /// - Parameter arguments: The words up to the cursor, without the command's own name.
  static func answer(_ arguments: ArraySlice<String>) -> String {
    var words = joined(arguments.dropLast())
    // Bash splits `product=Soup` at the sign, so the word at the cursor continues `product=`.
    let isContinued =
      arguments.dropLast().last == "=" && words.last?.hasPrefix("--") == false
    let start = isContinued ? words.removeLast() : ""
    let word = start + (arguments.last ?? "")
    guard let candidates = candidates(for: word, behind: words) else { return ":files\n" }
    return candidates.filter { $0.word.hasPrefix(word) }
      .map { ($0.word.dropFirst(start.count), $0.summary) }
      .map { $1.isEmpty ? "\($0)\n" : "\($0)\t\($1)\n" }.joined()
  }

  /// The words as typed, because bash passes each `=` as a separate word.
  ///
  /// In `--name=value`, the sign is dropped. In `--where product=Soup`, it belongs to the value.
  private static func joined(_ words: ArraySlice<String>) -> [String] {
    words.reduce(into: []) { words, word in
      if word == "=", words.last?.hasPrefix("--") == true { return }
      if word == "=", let last = words.popLast() {
        words.append(last + "=")
      } else {
        words.append(word)
      }
    }
  }

  /// All words that are possible at the cursor, not filtered by its beginning; nil means a path.
  private static func candidates(for word: String, behind words: [String]) -> [Candidate]? {
    if words.first == "help" { return names(behind: words.dropFirst()) }
    let line = Arguments(unfinished: words[...])
    guard line.answer == nil, !words.contains("--") else { return [] }
    if let option = line.awaited {
      return values(of: option, typed: word)
    }
    for option in line.subcommand.options where option.takesValue {
      for name in option.spellings {
        let start = name.hasPrefix("--") ? name + "=" : name
        guard word != name, word.hasPrefix(start) else { continue }
        return values(of: option, typed: String(word.dropFirst(start.count)), behind: start)
      }
    }
    var operands = names(behind: words[...])
    if words.isEmpty { operands.append(("help", Help.summary)) }
    if line.subcommand.action == .list, line.operands.isEmpty {
      operands += ListTopic.all.map { ($0.name, $0.option.summary) }
    }
    return operands.isEmpty || word.hasPrefix("-") ? options(behind: line) : operands
  }

  /// The possible next words of a command's name.
  private static func names(behind words: ArraySlice<String>) -> [Candidate] {
    Subcommand.all.flatMap { subcommand in
      subcommand.spellings.map(\.words)
        .filter { $0.count == words.count + 1 && $0.starts(with: words) }
        .map { ($0[words.count], subcommand.summary) }
    }
  }

  private static func options(behind line: Arguments) -> [Candidate] {
    line.subcommand.options.filter { !line.isGiven($0.name) }.flatMap { option in
      option.spellings.map {
        ($0, $0 == option.oppositeName ? "Undo \(option.longName)." : option.summary)
      }
    }
  }

  /// The values of an option; after a comma, only the items that are not in the list yet.
  private static func values(
    of option: CommandOption, typed text: String, behind start: String = ""
  ) -> [Candidate]? {
    guard let kind = option.kind, !kind.isPath else { return nil }
    let items = text.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    let start = start + items.map { $0 + "," }.joined()
    return kind.candidates(behind: items).filter { !items.contains($0) }
      .map { (start + $0, $0 == kind.defaultText ? "default" : "") }
  }
}

/// A shell that can complete the command.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell run the command for completions; ``Completion`` answers.
  var completionScript: String {
    switch self {
    case .bash:
      #"""
      # bash completion for emoji-rate
      _emoji_rate() {
        local command=${1/#\~/$HOME} answer line
        COMPREPLY=()
        # An alias is none of the commands.
        type -P -- "$command" >/dev/null || command=emoji-rate
        answer=$("$command" __complete "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$2" 2>/dev/null)
        if [ "$answer" = :files ]; then
          # Told what they are, bash quotes the names and marks folders; 3.2 cannot be told.
          compopt -o filenames 2>/dev/null
          answer=$(compgen -f -- "$2")
        fi
        while IFS=$'\t' read -r line _; do
          [ -z "$line" ] || COMPREPLY+=("$line")
        done <<<"$answer"
      }
      complete -F _emoji_rate emoji-rate

      """#
    case .zsh:
      #"""
      #compdef emoji-rate
      # zsh completion for emoji-rate
      _emoji-rate() {
        local -a answer
        answer=(${(f)"$(${~words[1]} __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)"})
        if [[ $answer == :files ]]; then
          compset -P '(--[a-z-]#=|-[a-z])'
          _files
        else
          answer=("${(@)${(@)answer//:/\\:}/$'\t'/:}")
          # What can follow a word takes back the space behind it.
          _describe emoji-rate answer -S ' ' -r ' ,='
        fi
      }
      if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi

      """#
    case .fish:
      #"""
      # fish completion for emoji-rate
      function __emoji_rate_answers
          set -l words (commandline -opc)
          set -l command (string replace -r '^~/' ~/ -- $words[1])
          set -g __emoji_rate_answer
          type -q $command
          and set __emoji_rate_answer ($command __complete $words[2..] (commandline -ct) 2>/dev/null)
          # fish completes files where nothing else is offered.
          test "$__emoji_rate_answer" != :files
      end
      complete -c emoji-rate -n __emoji_rate_answers -f -a '$__emoji_rate_answer'

      """#
    }
  }
}
