import EmojiRate
import Foundation

@testable import EmojiRateCommand

/// What a shell offers at the end of a line that was typed so far.
enum Completion {
  static let bash = BuiltCommand.path(of: "bash")
  static let zsh = BuiltCommand.path(of: "zsh")
  static let fish = BuiltCommand.path(of: "fish")

  /// What leaves the terminal, which a bash that is interactive would wait for.
  static let setsid = BuiltCommand.path(of: "setsid")

  /// What is typed behind the command's name, and the words that every shell offers for the last one.
  static let lines: [(typed: String, offers: [String])] = [
    ("", ["face", "stars", "summary", "export", "control", "drawing", "check", "list", "help"]),
    ("sta", ["stars"]),
    ("help ", ["face", "stars", "summary", "export", "control", "drawing", "check", "list"]),
    ("help export ", ["face", "stars", "summary"]),
    ("help list ", []), ("list cha", ["characters"]), ("export s", ["stars", "summary"]),
    ("summary 1,2 --lay", ["--layout"]), ("summary 1,2 --layout b", ["bars", "badge"]),
    ("list head", ["heads"]), ("export --mouth-po", ["--mouth-position"]),
    ("export face --nam", ["--name-column", "--name-template"]),
    ("export stars --cou", ["--count"]),
    ("export stars --by 1 --format ", ["svg", "stream"]),
    ("3 --brows ", FaceBrows.words), ("face 3 --brows=a", ["--brows=automatic"]),
    ("stars 3 --fill h", ["half"]), ("--extras blush,cro", ["blush,crown"]),
    ("3 --extras=blush,blu", []), ("export --pair light,da", ["light,dark", "light,dawn"]),
    ("export --png 1x,", ["1x,2x", "1x,3x"]), ("--colors red,gol", ["red,gold", "red,goldenrod"]),
    ("3 --color cur", ["currentColor"]), ("--color au", ["auto"]), ("--background no", ["none"]),
    ("--png 1", ["1x"]), ("--value ", []), ("--frobnicate", []),
    ("--value 3 --siz", ["--size"]), ("--value=3 --siz", ["--size"]), ("3 --size 9 --siz", []),
  ]

  /// The words of each line behind the command's name, after bash has put in all it offers for the last one.
  static func bash(_ lines: [String], in folder: URL? = nil) throws -> [[String]] {
    let scripts = try TemporaryFolder()
    try scripts.make(
      "lines",
      """
      source \(try scripts.make("script", Shell.bash.completionScript).path)
      emoji-rate() {
        if [ "$1" = __complete ]; then "$emoji_rate" "$@"
        else [ $# -eq 0 ] || printf '%s\\n' "$@" >&3; echo end of offers >&3; fi
      }

      """ + lines.map { "emoji-rate \($0)\u{1B}*\n" }.joined())
    return try offersOfLines(
      BuiltCommand.shell(
        #""$1" --wait "$2" --norc --noprofile -i <"$3" 3>&1 >/dev/null 2>&1"#,
        [setsid!, bash!, scripts.file("lines").path], in: folder))
  }

  /// What fish offers for each line: words, most of them with a tab and what they are for.
  static func fish(_ lines: [String], in folder: URL? = nil) throws -> [[String]] {
    let scripts = try TemporaryFolder()
    let script = try scripts.make("emoji-rate.fish", Shell.fish.completionScript)
    let result = try BuiltCommand.shell(
      """
      source \(script.path); set PATH (dirname $emoji_rate) $PATH; ln -s $emoji_rate ~
      for line in \(lines.map { "'\($0)'" }.joined(separator: " "))
        complete -C $line; echo end of offers
      end
      """, in: folder, with: fish!, options: ["--no-config"])
    return try offersOfLines(result)
  }

  /// What is offered, without what it is for.
  static func word(_ offer: String) -> String { String(offer.prefix { $0 != "\t" }) }

  /// What zsh offers for each line, typed into a real one: the words that it hands to `compadd`.
  static func zsh(_ lines: [String], in folder: URL? = nil) throws -> [[String]] {
    let scripts = try TemporaryFolder()
    try scripts.make("completion", Shell.zsh.completionScript)
    let dump = scripts.file("dump").path
    try scripts.make(
      "setup",
      #"""
      PROMPT= RPROMPT=
      path=($emoji_rate:h $path); ln -sf $emoji_rate ~
      # Looking through all functions takes as long as everything else, so what is found is kept.
      autoload -U compinit && { [ -e \#(dump) ] && skip=-C; compinit -u $skip -d \#(dump) }
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
      for line; do
        zpty shell zsh -f -i
        zpty -w shell "source \(scripts.file("setup").path)"
        zpty -r shell output $'*offer:ready:\\r*'
        zpty -w -n shell "$line"$'\\t'
        while zpty -r shell output; do print -rn -- $output; done
        zpty -d shell
      done
      """, lines, in: folder, with: zsh!, options: ["-f"])
    var (all, offers) = ([[String]](), [String]())
    for line in result.output.split(whereSeparator: \.isNewline) {
      if line.hasSuffix("offer:done:") {
        all.append(offers)
        offers = []
      } else if let mark = line.range(of: "offer:") {
        offers.append(String(line[mark.upperBound...].dropLast()))
      }
    }
    guard all.count == lines.count else {
      throw TestFailure("zsh offered nothing: \(result.output) \(result.messages)")
    }
    return all
  }

  private static func offersOfLines(_ result: BuiltCommand.Result) throws -> [[String]] {
    try offers(result).split(separator: "end of offers", omittingEmptySubsequences: false)
      .dropLast().map { Array($0) }
  }

  private static func offers(_ result: BuiltCommand.Result) throws -> [String] {
    guard result.exitStatus == 0, result.messages.isEmpty else {
      throw TestFailure("\(result.exitStatus): \(result.messages)")
    }
    return result.output.split(separator: "\n").map(String.init)
  }
}
