import Testing

@testable import EmojiRate

@Suite("AnimatedFace")
struct AnimatedFaceTests {
  /// Faces of any style and theme, and where they start.
  private static func samples(_ count: Int, seed: UInt64) -> [(Face, RatingAnimation, SVGOptions)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { number in
      var face = random.face()
      if number % 2 == 0 {
        let themes = Theme.allCases
        face.style.color = themes[number / 2 % themes.count].faceColor
      }
      let (low, high) = (face.rating.minimum, face.rating.maximum)
      let animation = RatingAnimation(
        from: random.oneIn(5) ? low : random.oneIn(5) ? high : random.double(low...high),
        duration: random.oneIn(2) ? nil : random.double(0.01...2),
        repeatCount: random.oneIn(2) ? 1 : random.oneIn(2) ? nil : random.integer(2...1000))
      return (face, animation, random.options())
    }
  }

  @Test("Is at no time off by more than 1 unit or 2/255 from the face of the eased value")
  func error() throws {
    var moved = 0
    for (face, animation, options) in Self.samples(60, seed: 2026) {
      var start = face.rating
      start.value = animation.start
      let (from, to) = (start.progress, face.rating.progress)
      let document = AnimatedFace(face, animation).svg(options)
      let shown = try #require(ShownDocument(document), "\(document)")
      guard from != to else {
        #expect(document == face.svg(options))
        continue
      }
      moved += 1
      let path = try #require(shown.animation(of: "d"))
      let color = shown.animation(of: "stroke")
      let opacity = shown.animation(of: "stroke-opacity")
      let duration = Double(Timeline(animation, usually: Easing.faceDuration).moving) / 1000
      for step in 0..<1000 {
        let time = duration * Double(step) / 1000
        let eased = from + (to - from) * Easing.progress(at: time, of: duration)
        var expected = PathElements()
        Mouth.curve(face.style, progress: eased).draw(into: &expected)
        Eye.draw(face.style, progress: eased, into: &expected)
        let outline = try #require(path.outline(at: time))
        // A control point that is left out mirrors two rounded ones.
        let slack = options.precision == 0 ? 1.0 : 0
        #expect(largestDifference(outline, expected.elements) <= 1 + slack)
        let exact = face.style.color.color(at: eased).sRGB
        if let color {
          let channels = [exact.red * 255, exact.green * 255, exact.blue * 255]
          for (one, other) in zip(color.color(at: time), channels) {
            #expect(abs(one - other) <= 2, "\(document) at \(time)")
          }
        }
        if let opacity {
          #expect(abs(opacity.number(at: time) - exact.alpha) * 255 <= 2)
        }
      }
      if case .fixed = face.style.color { #expect(color == nil) } else { #expect(color != nil) }
    }
    #expect(moved > 40)
  }

  @Test("Keeps the heights, which alone move, within 1 unit without decimals too")
  func heights() throws {
    for from in stride(from: 0.0, through: 5, by: 0.5) {
      let face = AnimatedFace(Face(4.7), RatingAnimation(from: from))
      let shown = try #require(ShownDocument(face.svg(SVGOptions(precision: 0))))
      let path = try #require(shown.animation(of: "d"))
      for step in 0..<1000 {
        let time = 0.25 * Double(step) / 1000
        let eased = (from + (4.7 - from) * Easing.progress(at: time, of: 0.25)) / 5
        let outline = try #require(path.outline(at: time))
        for (curve, index) in [
          (Mouth.curve(face.face.style, progress: eased), 1),
          (Eye.left.curve(face.face.style, progress: eased), 4),
        ] {
          guard case .curve(let end, _, _) = outline[index] else {
            Issue.record("There is no curve.")
            return
          }
          #expect(abs(end.y - curve.center.y) <= 1)
        }
      }
    }
  }

  @Test("Repeats with a rest at its own value")
  func pause() throws {
    let face = AnimatedFace(Face(4), RatingAnimation(from: 1, repeatCount: 3))
    let path = try #require(ShownDocument(face.svg())?.animation(of: "d"))
    #expect(path.cycle == 1.25)
    #expect(path.repeatCount == 3)
    let end = try #require(path.outline(at: 0.25))
    for time in [0.3, 0.7, 1.249] { #expect(path.outline(at: time) == end) }
    #expect(path.outline(at: 1.25) == path.outline(at: 0))
    #expect(path.outline(at: 1.25) != end)
  }

  @Test("Clamps and snaps the value that it starts from as the rating's")
  func start() {
    let rating = Rating(4, step: 0.5)
    func svg(_ start: Double) -> String {
      AnimatedFace(Face(rating), RatingAnimation(from: start)).svg()
    }
    #expect(svg(-7) == svg(0))
    #expect(svg(.nan) == svg(2.5))
    #expect(svg(1.1) == svg(1))
    #expect(svg(3.9) == Face(rating).svg())
  }

  @Test("Is otherwise the face: its rating, canvas and outlines")
  func symbol() {
    let face = Face(Rating(7, maximum: 10))
    let animated = AnimatedFace(face, RatingAnimation(from: 2))
    #expect(animated.rating == face.rating)
    #expect(animated.canvasSize == face.canvasSize)
    #expect(animated.unit == face.unit)
    #expect(animated.pathElements == face.pathElements)
  }

  @Test("Says how much room it takes, and fills what there is")
  func buffer() {
    let face = AnimatedFace(Face(4), RatingAnimation(from: 1))
    let document = Array(face.svg().utf8)
    for room in [0, 1, 700, document.count - 1, document.count, document.count + 100] {
      var bytes = [UInt8](repeating: 0, count: room)
      let count = bytes.withUnsafeMutableBytes { face.write(into: $0) }
      #expect(count == document.count)
      #expect(bytes.prefix(count).elementsEqual(document.prefix(room)))
    }
    var sink: [UInt8] = []
    face.write(to: &sink)
    #expect(sink == document)
  }
}
