import Testing

@testable import EmojiRate

@Suite("MovingMarkup")
struct MovingMarkupTests {
  private let timeline = Timeline(RatingAnimation(from: 0), usually: 1)

  @Test("Writes what moves of an element inside of it, before what it contains")
  func element() {
    let content = MovingMarkup("circle", [MovingAttribute("r", "3")], timeline)
    #expect(content.text == "<circle r=\"3\"/>")
    #expect(!content.moves)
    let moving = MovingAttribute("fill", [(0, "red"), (0.5, "blue")])
    let group = MovingMarkup("g", [moving, MovingAttribute("stroke", "none")], timeline, content)
    #expect(
      group.text
        == "<g stroke=\"none\">\(moving.animation(timeline))<circle r=\"3\"/></g>")
    #expect(group.moves)
    #expect(MovingMarkup("g", [], timeline, group).moves)
    var both = content
    both += group
    #expect(both.text == content.text + group.text)
    #expect(both.moves)
  }
}
