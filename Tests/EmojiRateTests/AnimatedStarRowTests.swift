import Testing

@testable import EmojiRate

@Suite("AnimatedStarRow")
struct AnimatedStarRowTests {
  /// What a row shows at each of 1,000 times: how many are earned, if that is not on the edge to
  /// something else.
  private func times(
    _ row: StarRow, _ animation: RatingAnimation, _ look: (Double, Double) throws -> Void
  ) rethrows {
    var start = row
    start.rating.value = animation.start
    let (from, to) = (start.earned, row.earned)
    let duration = Double(Timeline(animation, usually: Easing.rowDuration).moving) / 1000
    for step in 0..<1000 {
      let time = duration * (Double(step) + 0.5) / 1000
      try look(time, from + (to - from) * Easing.progress(at: time, of: duration))
    }
  }

  private func isOnAnEdge(_ earned: Double) -> Bool {
    let halves = earned * 2
    return abs(halves - halves.rounded()) < 1e-3
  }

  private func samples(_ count: Int, seed: UInt64) -> [(StarRow, RatingAnimation, SVGOptions)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let row = random.starRow()
      let animation = RatingAnimation(
        from: random.double(row.rating.minimum...row.rating.maximum),
        duration: random.oneIn(2) ? nil : random.double(0.01...2),
        repeatCount: random.oneIn(2) ? 1 : nil)
      return (row, animation, random.options())
    }
  }

  @Test("Fills at every time what the eased value earns, to 1/44 of a star")
  func shapes() throws {
    var moved = 0
    for (row, animation, options) in samples(60, seed: 5) where row.symbol != .face {
      let document = AnimatedStarRow(row, animation).svg(options)
      let shown = try #require(ShownDocument(document), "\(document)")
      guard let width = shown.animation(of: "width") else {
        #expect(document == row.svg(options))
        continue
      }
      moved += 1
      // From the left, whichever way the row goes: then all of the picture is mirrored.
      let place = row.layout.placed(count: row.count)
      let inset = row.style.lineWidth * place.side / StarStyle.lineWidthSide / 2
      let tolerance =
        place.side / 44 + 0.5 / Double(DecimalFormat(precision: options.precision).unitsPerOne)
      times(row, animation) { time, earned in
        guard !isOnAnEdge(earned) else { return }
        let edge = width.number(at: time)
        var (filled, expected) = (0.0, 0.0)
        for index in 0..<row.count {
          let frame = place.frame(index, inset: inset)
          filled += min(max(edge - frame.origin.x, 0), frame.size.width)
          expected += row.fillRule.fraction(earned - Double(index)) * frame.size.width
        }
        #expect(abs(filled - expected) <= tolerance, "\(row) \(animation) at \(time)")
      }
      let mirror = shown.document.elements.contains { $0.attributes["transform"] != nil }
      #expect(mirror == row.isRightToLeft)
    }
    #expect(moved > 20)
  }

  @Test("Gives at every time the face that the eased value gives")
  func faces() throws {
    var moved = 0
    for (row, animation, options) in samples(100, seed: 6)
    where row.symbol == .face && row.count > 1 {
      let document = AnimatedStarRow(row, animation).svg(options)
      let shown = try #require(ShownDocument(document))
      let strokes = shown.animations.map(\.animation).filter { $0.attribute == "stroke" }
      guard !strokes.isEmpty else {
        #expect(document == row.svg(options))
        continue
      }
      moved += 1
      let muted = row.style.emptyColor ?? StarRow.mutedColor
      times(row, animation) { time, earned in
        guard !isOnAnEdge(earned) else { return }
        let given = Int(earned + 0.5) - 1
        let colors = strokes.map { $0.color(at: time) }
        let expected =
          given >= 0 ? row.face(given, color: row.style.faceColor).color.sRGB : muted.sRGB
        let channels = [expected.red * 255, expected.green * 255, expected.blue * 255]
        let given8 = colors.filter { color in
          zip(color, channels).allSatisfy { abs($0 - $1) <= 0.51 }
        }
        #expect(given >= 0 ? given8.count == 1 : given8.count == colors.count)
      }
    }
    #expect(moved > 12)
  }

  @Test("Moves one face by itself as a face moves, in its place")
  func oneFace() throws {
    let row = StarRow(
      Rating(4), count: 1, symbol: .face, layout: .cells(width: 100, height: 60))
    let document = AnimatedStarRow(row, RatingAnimation(from: 1)).svg()
    let path = try #require(ShownDocument(document)?.animation(of: "d"))
    for step in 0...10 {
      let time = 0.2 * Double(step) / 10.001
      let value = 1 + 3 * Easing.progress(at: time, of: 0.2)
      let still = StarRow(
        Rating(value), count: 1, symbol: .face, layout: .cells(width: 100, height: 60))
      // Behind the circle, which is a move, four curves and a close.
      let expected = Array(still.pathElements.dropFirst(6))
      let outline = try #require(path.outline(at: time))
      #expect(largestDifference(outline, expected) < 0.25 + 0.03)
    }
  }

  @Test("Is the still document where both values look alike")
  func still() {
    let row = StarRow(Rating(3.2), fillRule: .whole)
    #expect(AnimatedStarRow(row, RatingAnimation(from: 3.4)).svg() == row.svg())
    #expect(AnimatedStarRow(row, RatingAnimation(from: 3.6)).svg() != row.svg())
    let faces = StarRow(Rating(4), symbol: .face)
    #expect(AnimatedStarRow(faces, RatingAnimation(from: 3.8)).svg() == faces.svg())
    #expect(AnimatedStarRow(StarRow(2), RatingAnimation(from: 2)).svg() == StarRow(2).svg())
  }

  @Test("Rests where it ends, by the fill rule too")
  func pause() throws {
    let row = StarRow(Rating(3), fillRule: .half)
    let animated = AnimatedStarRow(row, RatingAnimation(from: 1, repeatCount: nil))
    let width = try #require(ShownDocument(animated.svg())?.animation(of: "width"))
    #expect(width.cycle == 1.2)
    #expect(width.number(at: 0.09) == 52 + 22)
    // Three whole ones, where the way there ends with a half.
    #expect(width.number(at: 0.201) == 2 * 52 + 44 - 1)
    #expect(width.number(at: 1.19) == 2 * 52 + 44 - 1)
  }

  @Test("Is otherwise the row: its rating, what it counts, canvas and outlines")
  func symbol() {
    let row = StarRow(Rating(2, maximum: 5), symbol: .heart, isRightToLeft: true)
    let animated = AnimatedStarRow(row, RatingAnimation(from: 4))
    #expect(animated.rating == row.rating)
    #expect(animated.unit == row.unit)
    #expect(animated.canvasSize == row.canvasSize)
    #expect(animated.pathElements == row.pathElements)
  }
}
