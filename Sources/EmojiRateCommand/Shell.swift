/// A shell that the command can be completed in.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var completionScript: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
