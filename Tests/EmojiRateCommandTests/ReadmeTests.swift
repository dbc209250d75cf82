import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("README")
struct ReadmeTests {
  @Test("The parameter tables are the option table's, one for every kind of subcommand")
  func parameters() throws {
    // Both exports have the same options, those of their pictures aside.
    for name in ["face", "stars", "export"] {
      let begin = "<!-- parameters:\(name) -->\n"
      let end = "<!-- /parameters:\(name) -->"
      let readme = try Documentation.read("README.md")
      let start = try #require(readme.firstRange(of: begin), "\(name) has no table").upperBound
      let stop = try #require(readme[start...].firstRange(of: end)).lowerBound
      let table = try #require(ParameterTable.markdown(name))
      guard readme[start..<stop] != table else { continue }
      if Documentation.isRecording {
        try Documentation.write(readme[..<start] + table + readme[stop...], to: "README.md")
        Issue.record("The table of \(name) has been written anew; look at the difference.")
      } else {
        Issue.record(
          "The table of \(name) is not what its options say; EMOJI_RATE_RECORD_SNAPSHOTS=1 renews it."
        )
      }
    }
  }

  @Test("Every character has its row, with its pictures")
  func characters() throws {
    let readme = try Documentation.read("README.md")
    for character in FaceCharacter.allCases {
      let picture = "Examples/Characters/\(character)"
      #expect(readme.contains("| `\(character)` | <img src=\"\(picture)-0.svg\""))
      #expect(readme.contains("\(picture)-2.5.svg") && readme.contains("\(picture)-5.svg"))
    }
  }

  @Test("The limits in the library's documentation are the style's")
  func limits() throws {
    let article = try Documentation.read("Sources/EmojiRate/EmojiRate.docc/Style.md")
    for number in FaceNumber.allCases {
      let parameter = number.parameter
      let limits =
        "\(Messages.plain(parameter.limits.lowerBound))…\(Messages.plain(parameter.limits.upperBound))"
      let row = "| ``FaceStyle/\(number)`` | \(Messages.plain(parameter.usual)) | \(limits) |"
      #expect(article.contains(row))
    }
  }
}
