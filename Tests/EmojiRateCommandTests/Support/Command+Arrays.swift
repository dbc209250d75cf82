@testable import EmojiRateCommand

extension Command {
  static func run(_ arguments: [String]) -> Outcome { run(arguments[...]) }
}

extension Arguments {
  static func read(_ arguments: [String]) throws(CommandError) -> Invocation {
    try read(arguments[...])
  }
}
