import EmojiRateCommand
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("The parameter table is the option table's")
  func parameters() throws {
    let begin = "<!-- parameters:face -->\n"
    let end = "<!-- /parameters:face -->"
    let readme = try Documentation.read("README.md")
    let start = try #require(readme.firstRange(of: begin)).upperBound
    let stop = try #require(readme[start...].firstRange(of: end)).lowerBound
    let table = try #require(ParameterTable.markdown("face"))
    guard readme[start..<stop] != table else { return }
    if Documentation.isRecording {
      try Documentation.write(readme[..<start] + table + readme[stop...], to: "README.md")
      Issue.record("The table in README.md has been written anew; look at the difference.")
    } else {
      Issue.record(
        "The table in README.md is not what the options say; EMOJI_RATE_RECORD_SNAPSHOTS=1 renews it."
      )
    }
  }
}
