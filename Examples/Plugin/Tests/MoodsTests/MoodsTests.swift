import Foundation
import Moods
import Testing

@Suite("Moods")
struct MoodsTests {
  @Test(
    "Every value of a list is a picture, in the style beside it",
    arguments: ["0", "1.5", "3.2", "5"])
  func faces(value: String) throws {
    let picture = try #require(try Moods.picture("mood-\(value)"))
    #expect(picture.contains("aria-label=\"\(value) out of 5\""))
    #expect(picture.contains("width=\"48\""))
  }

  @Test("The cat is the one that the project's examples have, in another size")
  func bytes() throws {
    var top = URL(filePath: #filePath)
    for _ in 1...5 { top.deleteLastPathComponent() }
    let face = top.appending(path: "Examples/Gallery/face.svg")
    let cat = try String(contentsOf: face, encoding: .utf8)
    let sizes = "width=\"240\" height=\"240\""
    #expect(cat.contains(sizes))
    #expect(
      try Moods.picture("mood-4.5")
        == cat.replacingOccurrences(of: sizes, with: "width=\"48\" height=\"48\""))
  }

  @Test("A list without a style makes what the command makes by itself")
  func rows() throws {
    #expect(try Moods.picture("score-3.5")?.contains("3.5 out of 5 stars") == true)
    #expect(try Moods.picture("score-4") == nil)
  }
}
