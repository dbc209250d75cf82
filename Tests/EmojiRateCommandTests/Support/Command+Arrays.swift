@testable import EmojiRateCommand

extension Command {
  static func run(_ arguments: [String]) -> Outcome { run(arguments[...]) }
}

extension Request {
  init(_ arguments: [String]) throws(CommandError) { try self.init(arguments[...]) }
}
