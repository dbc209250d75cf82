import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawingCheckTests {
  private func lines(_ names: String...) throws -> [String] {
    let files = try names.map { try DrawingFiles.small($0) }
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

  @Test("numbers shapes of one name in their painting order")
  func equalNames() throws {
    func eyes(_ left: String, _ right: String) -> String {
      "<path id='eye' d='M30 30h\(left)v9z'/><path id='eye' d='M90 30h\(right)v9z'/>"
        + "<path d='M30 99h9v9zM90 99h\(right)v9z'/>"
    }
    let svg = layers(eyes("9", "9"), eyes("20", "9v9"))
    let text = try DrawingCheck(files: [DrawingFile(svg: svg)]).text
    for number in 1...2 {
      #expect(text.contains("\"eye\" (\(number) of 2) becomes \"eye\" (\(number) of 2)"), "\(text)")
      let path = { (line: Int) in "<path> of line \(line) (\(number) of 2)" }
      #expect(text.contains("\(path(2)) becomes \(path(3))"), "\(text)")
    }
  }

  @Test("draws the same as reading the files")
  func drawing() throws {
    let file = try DrawingFiles.small("three-values")
    #expect(try DrawingCheck(files: [file]).drawing == Drawing(files: [file]))
  }
}
