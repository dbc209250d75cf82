import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite
struct DrawingCheckTests {
  private func lines(_ names: String...) throws -> [String] {
    let files = try names.map { try DrawingFiles.refused("Keys/\($0).svg") }
    return try DrawingCheck(files: files).text.split(separator: "\n").map(String.init)
  }

  @Test("names both values, and each shape with its partner and the cost")
  func partners() throws {
    let lines = try lines("order-a", "order-b")
    #expect(lines[0] == "0 to 5")
    #expect(lines.count == 6, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.contains(" becomes ") && $0.contains(", cost ") })
  }

  @Test("says which shapes turn, by how much and about which point")
  func turns() throws {
    let turning = try lines("needle").filter { $0.contains("turns by") }
    #expect(turning.count == 1, "\(turning)")
    #expect(turning[0].contains("° about "))
  }

  @Test("says from which point and on which shape the others grow")
  func growth() throws {
    let svg = layers(
      "<circle id='head' cx='120' cy='120' r='90'/>",
      "<circle id='head' cx='120' cy='120' r='90'/><circle id='eye' cx='100' cy='80' r='9' fill='red'/>"
    )
    let file = DrawingFile(name: nil, bytes: Array(svg.utf8))
    #expect(
      try DrawingCheck(files: [file]).text
        == "0 to 5\n  \"head\" becomes \"head\", cost -3.24\n  \"eye\" grows from 100 80 on \"head\"\n"
    )
    let back = layers(
      "<circle id='head' cx='120' cy='120' r='90'/><circle id='eye' cx='100' cy='80' r='9' fill='red'/>",
      "<circle id='head' cx='120' cy='120' r='90'/>")
    let text = try DrawingCheck(files: [DrawingFile(name: nil, bytes: Array(back.utf8))]).text
    #expect(text.contains("\"eye\" shrinks to 100 80 on \"head\""))
  }

  @Test("draws the same as reading the files")
  func drawing() throws {
    let file = try DrawingFiles.refused("Keys/three-values.svg")
    #expect(try DrawingCheck(files: [file]).drawing == Drawing(files: [file]))
  }
}
