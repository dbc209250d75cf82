import Foundation
import Testing

@testable import EmojiRateCommand
@testable import EmojiRateTestSupport

/// Values as they are read from files, header, quotes and all.
@Suite("Rating lines")
struct RatingLinesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lines(_ words: [String], isStream: Bool = false) throws -> RatingLines {
    let file = folder.file("values").path
    let job = try #require(Command.run(["export", "-o", "x", "--values", file] + words).export)
    return try job.lines(willWait: isStream ? {} : nil)
  }

  /// The values with their lines and names, what is wrong with lines between them, and the warnings.
  private func read(_ words: [String]) -> [String] {
    var read: [String] = []
    do {
      var source = try lines(words)
      // As many as are worth a look.
      while read.count < 6 {
        do throws(ReadingError) {
          guard let line = try source.next() else { break }
          let name = line.name.isEmpty ? "" : " \(String(decoding: line.name, as: UTF8.self))"
          let isRated = line.value == line.value
          read.append(
            "\(line.line): \(isRated ? PlainDecimal(line.value).text : "no rating")\(name)")
        } catch {
          guard case .problem(let problem) = error else { throw error }
          read.append(problem.sentence)
          if problem.endsFile { break }
        }
      }
      read += source.warnings + source.notes + [source.scaleError?.sentence].compactMap { $0 }
    } catch {
      read.append(
        (error as? ReadingError)?.commandError.sentence ?? (error as? CommandError)?.sentence
          ?? "\(error)")
    }
    let shown = folder.file("values").path.excerpt()
    return read.map { $0.replacing(shown, with: "values") }
  }

  /// Golden/records.txt: a file and options, as a line of JSON, and what is read.
  @Test("Reads what was read when somebody last looked")
  func records() throws {
    var text = ""
    for line in try Project.read("Tests/EmojiRateCommandTests/Golden/records.txt")
      .split(separator: "\n") where line.hasPrefix("[")
    {
      let given = try JSONDecoder().decode([String].self, from: Data(line.utf8))
      try folder.make("values", given[0])
      text += "\(line)\n" + read(Array(given.dropFirst())).map { "  \($0)\n" }.joined()
    }
    try expectSnapshot(lines: text, "records", in: "Golden")
  }

  @Test("Reads the same wherever the pieces end that a file is read in")
  func pieces() throws {
    for length in (1 << 16) - 3...(1 << 16) + 3 {
      let long = String(repeating: "x", count: length - 100)
      let rest = String(repeating: "y", count: 100)
      try folder.make("values", "1,\"\(long)\"\r\n\"2\",\"\(rest)\"\"\"\r\n")
      #expect(
        read(["--value-column", "1", "--name-column", "2"]) == ["1: 1 \(long)", "2: 2 \(rest)\""])
    }
  }

  @Test("Of a stream every line is one, and behind a wrong one comes the next")
  func lines() throws {
    try folder.make("values", "1\nabc+x\n\n\"2\n3,x\nabc\n4")
    var source = try self.lines([], isStream: true)
    var lines: [String] = []
    while true {
      do throws(ReadingError) {
        guard let line = try source.next() else { break }
        lines.append("\(line.value)")
      } catch {
        guard case .problem(let problem) = error else { throw error }
        let place = problem.sentence.prefix { $0 != ":" }
        lines.append(String(place.dropFirst(folder.file("values").path.excerpt().count + 2)))
      }
    }
    #expect(lines == ["1.0", "line 2", "nan", "line 4"])
  }
}
