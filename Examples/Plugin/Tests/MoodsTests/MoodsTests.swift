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
    let cat = top.appending(path: "Examples/Gallery/cat-0.svg")
    let recorded = try String(contentsOf: cat, encoding: .utf8)
      .replacing(/(width|height)="96"/) { "\($0.output.1)=\"48\"" }
    #expect(try Moods.picture("mood-0") == recorded)
  }

  @Test("A list without a style makes what the command makes by itself")
  func rows() throws {
    #expect(try Moods.picture("score-3.5")?.contains("3.5 out of 5 stars") == true)
    #expect(try Moods.picture("score-4") == nil)
  }
}
