import Testing

@testable import EmojiRateCommand

extension Subcommand: CustomTestStringConvertible {
  static func named(_ name: String) throws -> Subcommand {
    try #require(all.first { $0.name == name })
  }

  /// Its name, for the list of arguments.
  public var testDescription: String { name }
}
