import Testing

@testable import EmojiRateCommand

extension Subcommand: CustomTestStringConvertible {
  static func named(_ name: String) throws -> Subcommand {
    try #require(all.first { $0.name == name })
  }

  /// What it is called with where nothing is said of the picture.
  var leastArguments: [String] {
    switch action {
    case .draw where picture == .summary: name.words + ["1,2,3,4,5"]
    case .export where picture == .summary:
      name.words + ["--values", "ratings.csv", "--output", "x"]
    case .draw: name.words + ["3.2"]
    case .export: name.words + ["--by", "1", "--output", "x"]
    case .control: name.words
    case .layers: name.words
    case .check: name.words + ["Examples/Drawings/battery.svg"]
    case .list: name.words + ["brows"]
    }
  }

  /// The one that draws one picture of its kind.
  var drawing: Subcommand {
    Subcommand.all.first { $0.action == .draw && $0.picture == picture }!
  }

  /// Its name, for the list of arguments.
  public var testDescription: String { name }
}

extension CommandOption: CustomTestStringConvertible {
  /// How it is typed.
  public var testDescription: String { longName }

  var words: [String] { kind?.words ?? [] }
  var defaultText: String? { kind?.defaultText }
}

extension Command.Outcome {
  /// The text or the bytes for the standard output, or for the first file.
  var output: String {
    get {
      if case .files(let files) = work, let file = files.first {
        String(decoding: file.bytes, as: UTF8.self)
      } else {
        ""
      }
    }
    set {
      self = Command.Outcome(
        output: newValue, path: path, messages: messages, exitStatus: exitStatus)
    }
  }

  /// The path of the first file.
  var path: String? { if case .files(let files) = work { files.first?.path } else { nil } }

  var export: ExportJob? { if case .export(let job) = work { job } else { nil } }

  /// Leaves out the line of a control's script that says which command made it.
  mutating func leaveOutCommand() {
    guard output.hasPrefix("/*! Made by") else { return }
    output = String(output.drop { $0 != "\n" })
  }
}

extension Command {
  static func run(_ arguments: [String]) -> Outcome { run(arguments[...]) }
}

/// Whether the tests run on one of Apple's systems.
let isDarwin: Bool = {
  #if canImport(Darwin)
    true
  #else
    false
  #endif
}()

/// Why a test cannot go on.
struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
