import Foundation
import Testing

/// A folder that the command has exported pictures into.
struct ExportedSet {
  private let folder: TemporaryFolder
  /// The folder that was given to `--output`.
  let name = "set"

  /// Exports, which must neither fail nor warn.
  ///
  /// - Parameter lines: What `--values` reads, `value,name` in each.
  init(_ arguments: [String], lines: [String]? = nil) throws {
    folder = try TemporaryFolder()
    var arguments = ["export"] + arguments + ["--quiet", "--output", folder.file(name).path]
    if let lines {
      try folder.make("values.csv", lines.map { $0 + "\n" }.joined())
      arguments += [
        "--values", folder.file("values.csv").path, "--value-column", "1", "--name-column", "2",
        "--name-template", "{name}",
      ]
    }
    let result = try BuiltCommand.run(arguments)
    try #require(result.exitStatus == 0, "\(result.messages)")
    #expect(result.messages == "")
  }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file(name).path).sorted()
    }
  }

  func data(_ file: String) throws -> Data {
    try Data(contentsOf: folder.file(name).appending(path: file))
  }

  func text(_ file: String) throws -> String { String(decoding: try data(file), as: UTF8.self) }

  /// Names, with their values before them, and the names of their files.
  static let hostileLines = [
    "1,it's", "2,größe&co", "3,3.2", "4,face", "5,#é(x)", "0,&amp;", "2.5,a+b=c@%41", "1.5,評価",
    "0.5,🙂", "3.5,_x", "4.5,a/b",
  ]
  static let hostileStems = [
    "it-s", "größe-co", "3.2", "face", "é-x", "amp", "a-b-c-41", "評価", "face-ff026b", "_x", "a-b",
  ]

  /// What a hostile title says, less the numbers.
  static let hostileTitle = "<&\"'>\\ {value}%20]]>\u{1F642}é{maximum}"
}
