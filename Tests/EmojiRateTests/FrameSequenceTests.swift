import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("FrameSequence")
struct FrameSequenceTests {
  /// A line with as many corners as the rating has.
  struct Zigzag: CanvasPicture {
    var rating: Rating
    var canvasSize: Size { Size(width: 100, height: 100) }
    var basePaint: Paint {
      Paint(stroke: Stroke(.color(SRGBColor(red: rating.progress, green: 0, blue: 0)), width: 2))
    }
    func draw<Target: Canvas>(on canvas: inout Target) {
      canvas.move(to: Point(0, 50))
      for corner in 0..<Int(rating.value) {
        canvas.line(to: Point(Double(corner) * 10 + 5, corner % 2 == 0 ? 20 : 80))
      }
      canvas.line(to: Point(100, 50))
    }
  }

  private let picture = MovingPicture(Zigzag(rating: Rating(5)), RatingAnimation(from: 0))

  @Test("Shows one frame at a time, the first of the start and the last of the end")
  func frames() throws {
    let shown = try #require(ShownMotion(picture.svg()))
    #expect(shown.animations.allSatisfy { $0.attribute == "visibility" })
    let times = (0..<250).map { Double($0) / 1000 }
    for time in times {
      let visible = shown.animations.filter { $0.values[$0.place(at: time).before] == "visible" }
      #expect(visible.count == 1)
    }
    #expect(shown.animations.count == 24)
  }

  @Test("Shows the last frame until it starts again")
  func pause() throws {
    var picture = picture
    picture.animation.repeatCount = nil
    let shown = try #require(ShownMotion(picture.svg()))
    for time in stride(from: 0.25, to: 1.25, by: 0.01) {
      let visible = shown.animations.indices.filter {
        let animation = shown.animations[$0]
        return animation.values[animation.place(at: time).before] == "visible"
      }
      #expect(visible == [shown.animations.count - 1], "\(time)")
    }
  }

  @Test("Draws every frame as the still picture of its value")
  func drawing() throws {
    let document = picture.svg()
    let parsed = try #require(ParsedDocument(document))
    let moving = try #require(
      parsed.elements.firstIndex { $0.attributes["class"] == "emoji-rate-moving" })
    let paths = parsed.elements[moving...].filter { $0.name == "path" }
    #expect(paths.count == 24)
    for (index, path) in paths.enumerated() {
      let still = Zigzag(rating: Rating(5 * Double(index) / 23))
      #expect(path.attributes["d"] == pathData(in: still.svg()))
    }
    #expect(paths.first?.attributes["stroke"] == "#000")
    #expect(paths.last?.attributes["stroke"] == nil)
  }

  @Test("Is the still document where all frames are alike")
  func still() {
    var picture = picture
    picture.base.rating = Rating(5, minimum: -1e9, maximum: 1e9)
    picture.animation.start = 5.5
    #expect(picture.svg() == picture.base.svg())
  }
}
