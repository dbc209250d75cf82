import Foundation

@testable import EmojiRateCommand

/// What a shell offers at the end of a line that was typed so far.
enum Completion {
  static let bash = BuiltCommand.path(of: "bash")
  static let zsh = BuiltCommand.path(of: "zsh")
  static let fish = BuiltCommand.path(of: "fish")

  static func bash(_ words: [String], in folder: URL? = nil) throws -> [String] {
    try bash([words], in: folder)[0]
  }

  // Made once: in debug they take their time.
  private static let bashScript = Shell.bash.completionScript
  private static let fishScript = Shell.fish.completionScript
  private static let zshScript = Shell.zsh.completionScript

  /// What bash offers for the last of the words of each line, which are as bash splits them: also at "=".
  static func bash(_ lines: [[String]], in folder: URL? = nil) throws -> [[String]] {
    let script = """
      eval "$1"; shift
      while (($#)); do
        COMP_WORDS=() COMPREPLY=()
        while [ "$1" != "end of line" ]; do COMP_WORDS+=("$1"); shift; done; shift
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _emoji_rate
        [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
        echo end of offers
      done
      """
    return try offersOfLines(
      BuiltCommand.shell(
        script, [bashScript] + lines.flatMap { $0 + ["end of line"] },
        in: folder, with: bash!, options: ["--norc", "--noprofile"]))
  }

  static func fish(_ line: String, in folder: URL? = nil) throws -> [String] {
    try fish([line], in: folder)[0]
  }

  /// What fish offers for each of several lines: it takes its time to start.
  static func fish(_ lines: [String], in folder: URL? = nil) throws -> [[String]] {
    let scripts = try TemporaryFolder()
    let script = try scripts.make("emoji-rate.fish", fishScript)
    let result = try BuiltCommand.shell(
      """
      source \(script.path); set PATH (dirname $emoji_rate) $PATH
      for line in \(lines.map { "'\($0)'" }.joined(separator: " "))
        complete -C $line; echo end of offers
      end
      """, in: folder, with: fish!, options: ["--no-config"])
    return try offersOfLines(result)
  }

  /// What zsh offers, typed into a real one; the words are those that zsh hands to `compadd`.
  static func zsh(_ line: String, in folder: URL? = nil) throws -> [String] {
    let scripts = try TemporaryFolder()
    try scripts.make("completion", zshScript)
    try scripts.make(
      "setup",
      #"""
      PROMPT= RPROMPT=
      autoload -U compinit && compinit -u -D
      source \#(scripts.file("completion").path)
      zstyle ':completion:*' insert-tab false
      compadd() {
        # Calls that only fill arrays are not offers.
        if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
        local -a offers
        builtin compadd -A offers "$@"
        for offer in $offers; do print -r -- "offer:$offer:"; done
      }
      finish() { print -r -- "offer:done:"; exit }
      comppostfuncs=(finish)
      bindkey '^I' complete-word
      print -r -- "offer:ready:"
      """#)
    let result = try BuiltCommand.shell(
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "source \(scripts.file("setup").path)"
      zpty -r shell output $'*offer:ready:\\r*'
      zpty -w -n shell "$1"$'\\t'
      while zpty -r shell output; do print -rn -- $output; done
      """, [line], in: folder, with: zsh!, options: ["-f"])
    let words = result.output.split(whereSeparator: \.isNewline).compactMap { line in
      line.range(of: "offer:").map { String(line[$0.upperBound...].dropLast()) }
    }
    guard words.last == "done" else {
      throw TestFailure("zsh offered nothing: \(result.output) \(result.messages)")
    }
    return words.dropLast()
  }

  private static func offersOfLines(_ result: BuiltCommand.Result) throws -> [[String]] {
    try offers(result).split(separator: "end of offers", omittingEmptySubsequences: false)
      .dropLast().map { Array($0) }
  }

  private static func offers(_ result: BuiltCommand.Result) throws -> [String] {
    guard result.exitStatus == 0, result.messages.isEmpty else {
      throw TestFailure("\(result.exitStatus): \(result.messages)")
    }
    return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  /// Whether the shell reads the script without a complaint.
  static func syntaxErrors(_ shell: Shell, _ path: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.make("script", shell.completionScript)
    let result = try BuiltCommand.shell(
      #""$1" -n script"#, [path], in: folder.url)
    return result.exitStatus == 0 ? result.messages : "\(result.exitStatus): \(result.messages)"
  }
}
