import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct MainColorTests {
  private func color(_ content: String) throws -> Brush? {
    MainColor.brush(of: try Drawing(svg: layers(content, content)), at: 0)
  }

  private let red = Brush.color(SRGBColor(rgba: 0xFF00_00FF))

  @Test(
    "is that of the largest fill, and colours count more than grey",
    arguments: [
      "<circle cx='99' cy='99' r='80' fill='red'/><circle cx='99' cy='99' r='20' fill='blue'/>",
      "<circle cx='120' cy='120' r='110' fill='#eee'/><circle cx='99' cy='99' r='80' fill='red'/>",
      "<circle cx='99' cy='99' r='80' fill='red'/><path d='M0 0H240V240' fill='none' stroke='blue'/>",
      "<circle cx='99' cy='99' r='80' fill='blue' opacity='.1'/><circle cx='99' cy='99' r='70' fill='red'/>",
    ])
  func fills(_ content: String) throws {
    #expect(try color(content) == red)
  }

  @Test("is that of the largest line in a drawing of lines")
  func lines() throws {
    #expect(
      try color("<g fill='none'><circle cx='99' cy='99' r='80' stroke='red'/></g>") == red)
  }

  @Test("paints the bars of a summary, unless colours are set")
  func bars() throws {
    let drawing = try Drawing(
      svg: layers(
        "<circle cx='99' cy='99' r='80' fill='red'/>",
        "<circle cx='99' cy='99' r='80' fill='blue'/>"
      ))
    var style = StarStyle(face: FaceStyle(drawing))
    func svg() -> String {
      RatingSummary(
        RatingCounts(counts: [9, 2, 3, 4, 5]), layout: .bars, symbol: .face, style: style
      ).svg()
    }
    // The bar of two is a quarter of the way from red to blue.
    #expect(svg().contains("<path fill=\"#bf0040\""))
    style.face.color = .fixed("green")
    #expect(!svg().contains("<path fill=\"#bf0040\""))
  }
}
