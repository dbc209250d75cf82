/// A shell that the command can be completed in.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script for the shell to read, made from the option table.
  var completionScript: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension CommandOption {
  /// The words its argument can be, where there are any.
  var completionWords: [String] {
    switch argument {
    case .choice, .list: words
    case .number(let number, _): number.endlessWord.map { [$0] } ?? []
    case .completionScript: Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Whether its argument is a file or a folder.
  var takesFile: Bool {
    if case .text("file", _, _) = argument { return true }
    if case .text("folder", _, _) = argument { return true }
    return false
  }
}
