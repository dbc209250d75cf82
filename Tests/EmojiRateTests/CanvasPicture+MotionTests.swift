import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("CanvasPicture+Motion")
struct CanvasPictureMotionTests {
  private func svg(
    _ picture: some CanvasPicture, from start: Double, _ options: SVGOptions = SVGOptions()
  ) -> String {
    picture.svg(options, animation: RatingAnimation(from: start))
  }

  /// The part of a document between two texts.
  private func part(_ document: String, from start: String, to end: String) -> Substring? {
    document.split(separator: start, maxSplits: 1).last?.split(separator: end, maxSplits: 1).first
  }

  // MARK: The document

  @Test("Has the drawing of the still document in the group that stands")
  func still() {
    func expect(_ document: String, stands still: String) {
      let drawing = part(still, from: "</title>", to: "</svg>")
      #expect(drawing != nil)
      #expect(part(document, from: "<g class=\"emoji-rate-still\">", to: "</g>") == drawing)
    }
    for value in [0.0, 1, 2.6, 3.2, 5] {
      expect(svg(Face(value), from: 2), stands: Face(value).svg())
      for symbol in RowSymbol.allCases {
        var row = StarRow(Rating(value), symbol: symbol)
        row.style.fillColor = CSSColor(css: "#f008")!
        row.style.emptyColor = CSSColor(css: "silver")
        expect(svg(row, from: 2), stands: row.svg())
      }
    }
  }

  @Test("Has the same root and the same accessible text as the still document")
  func root() throws {
    for options in [
      SVGOptions(), SVGOptions(size: 48, background: CSSColor(css: "white")),
      SVGOptions(isResponsive: true, label: .decorative),
      SVGOptions(label: .title("{value} von {maximum}")), SVGOptions(language: .simplifiedChinese),
    ] {
      let still = try #require(ParsedDocument(StarRow(4).svg(options)))
      let moving = try #require(ParsedDocument(svg(StarRow(4), from: 1, options)))
      #expect(moving.root.attributes == still.root.attributes)
      #expect(moving.first("title")?.text == still.first("title")?.text)
    }
  }

  @Test("Needs no script, no identifier, no inline style and nothing from elsewhere")
  func clean() throws {
    for document in [
      svg(Face(4), from: 1), svg(StarRow(4), from: 1),
      svg(StarRow(Rating(4), symbol: .face, isRightToLeft: true), from: 1),
    ] {
      for element in try #require(ParsedDocument(document)).elements {
        #expect(!["script", "use"].contains(element.name))
        let refused: Set = ["id", "style", "href", "xlink:href", "clip-path", "onload"]
        #expect(refused.isDisjoint(with: element.attributes.keys))
      }
    }
  }

  // MARK: The way

  @Test("Clamps and snaps the value that it starts from as the rating's")
  func start() {
    let rating = Rating(4, step: 0.5)
    #expect(svg(Face(rating), from: -7) == svg(Face(rating), from: 0))
    #expect(svg(Face(rating), from: .nan) == svg(Face(rating), from: 2.5))
    #expect(svg(Face(rating), from: 1.1) == svg(Face(rating), from: 1))
    #expect(svg(Face(rating), from: 3.9) == Face(rating).svg())
  }

  @Test("Is the still document where all on the way looks alike")
  func alike() {
    let row = StarRow(Rating(3.2), fill: .whole)
    #expect(svg(row, from: 3.4) == row.svg())
    #expect(svg(row, from: 3.6) != row.svg())
    let faces = StarRow(Rating(4), symbol: .face)
    #expect(svg(faces, from: 3.8) == faces.svg())
    #expect(svg(faces, from: 3.4) != faces.svg())
    #expect(svg(StarRow(2), from: 2) == StarRow(2).svg())
  }

  @Test("Takes as long as the control, unless told otherwise")
  func duration() throws {
    func durations(_ picture: some CanvasPicture, _ duration: Double? = nil) -> [String?]? {
      let animation = RatingAnimation(from: 1, duration: duration)
      let moving = picture.svg(animation: animation)
      return ParsedDocument(moving)?.elements.filter { $0.name == "animate" }.map {
        $0.attributes["dur"]
      }
    }
    for (found, expected) in [
      (durations(Face(4)), "250ms"), (durations(StarRow(4)), "200ms"),
      (durations(StarRow(Rating(4), symbol: .face)), "200ms"),
      (durations(Zigzag(rating: Rating(4))), "250ms"), (durations(StarRow(4), 3), "3000ms"),
    ] { #expect(Set(try #require(found)) == [expected]) }
  }

  // MARK: Frames and shapes

  private func moving(
    _ picture: some CanvasPicture, from start: Double = 0
  ) throws -> ArraySlice<ParsedDocument.Element> {
    let elements = try #require(ParsedDocument(svg(picture, from: start))).elements
    let group = try #require(elements.firstIndex { $0.attributes["class"] == "emoji-rate-moving" })
    return elements[(group + 1)...]
  }

  @Test("A list of numbers has spaces between them, and its function around them")
  func lists() {
    let matrix = AttributeValue.list([1, 0.5, 2], .width, function: "matrix")
    #expect(matrix.texts == ["matrix(", " ", " ", ")"])
    #expect(matrix.text { "\(matrix.numbers[$0])" } == "matrix(1.0 0.5 2.0)")
    #expect(AttributeValue.list([1, 2], .width, function: nil).texts == ["", " ", ""])
  }

  @Test("Draws every frame as the still picture of its value, if the verbs differ")
  func frames() throws {
    let elements = try moving(Zigzag(rating: Rating(5)))
    let paths = elements.filter { $0.name == "path" }
    #expect(paths.count == 24)
    for (index, path) in paths.enumerated() {
      let still = Zigzag(rating: Rating(5 * Double(index) / 23))
      #expect(path.attributes["d"] == pathData(in: still.svg()))
    }
    #expect(paths.first?.attributes["stroke"] == "#000")
    #expect(paths.last?.attributes["stroke"] == nil)
    let animations = elements.filter { $0.name == "animate" }.map(\.attributes)
    #expect(Set(animations.map { $0["attributeName"] }) == ["visibility"])
    // Each frame is shown until the next one is, and the last one to the end.
    let times = animations.map { animation in
      zip(animation["values"]!.split(separator: ";"), animation["keyTimes"]!.split(separator: ";"))
        .filter { $0.0 == "visible" }.map(\.1)
    }
    #expect(times.allSatisfy { $0.count == 1 } && Set(times).count == 24)
    #expect(times.first == ["0"] && animations.last?["values"]?.hasSuffix("visible") == true)
  }

  @Test("Leaves out what is never seen, and nothing that is seen at some time")
  func unseen() throws {
    struct Dots: CanvasPicture {
      var rating: Rating
      var canvasSize: Size { Size(width: 100, height: 100) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw(on canvas: inout Canvas) {
        canvas.circle(center: Point(1, 1), radius: 10 + rating.value)
        canvas.circle(center: Point(2, 2), radius: 0)
        canvas.circle(center: Point(3, 3), radius: max(rating.value - 4, 0))
        for point in [Point(4, 4), Point(5, 5)] {
          canvas.move(to: point)
          canvas.line(to: point)
          // A line's round ends are seen, an area that is a point is not.
          canvas.paint(Paint(stroke: Stroke(.currentColor, width: 1, cap: .round)))
        }
        canvas.paint(Paint(stroke: Stroke(.currentColor, width: 0)))
        canvas.circle(center: Point(6, 6), radius: 6)
        canvas.paint(Paint())
        canvas.circle(center: Point(7, 7), radius: 7)
      }
    }
    let elements = try moving(Dots(rating: Rating(5)))
    #expect(elements.filter { $0.name == "circle" }.map { $0.attributes["cx"] } == ["1", "3"])
    #expect(elements.filter { $0.name == "path" }.map { $0.attributes["d"] } == ["m5 5 0 0"])
  }
}

@Suite("MotionFormat")
struct MotionFormatTests {
  @Test(
    "Has as many decimals as what is drawn needs, and no more than are allowed, but one",
    arguments: [
      (222, 2, 1), (222, 0, 1), (40, 2, 2), (40, 0, 1), (9.5, 2, 2), (9.5, 6, 3), (1, 4, 3),
      (10_000, 2, 0), (0, 2, 2),
    ] as [(Double, Int, Int)])
  func decimals(side: Double, precision: Int, expected: Int) {
    let format = MotionFormat(
      side: side, precision: precision, Timeline(RatingAnimation(from: 0), default: 1))
    let decimals = format.decimals.coordinates
    #expect(decimals == DecimalFormat(precision: expected))
    // Half of 1/240, unless rounding takes more.
    #expect(format.tolerance >= side / 480)
    #expect(
      format.tolerance <= max(side / 480, 0.5 * decimals.step / Double(decimals.unitsPerOne)))
  }
}

@Suite("Timeline")
struct TimelineTests {
  private func timeline(_ duration: Double?, _ repeatCount: Int?) -> Timeline {
    Timeline(
      RatingAnimation(from: 0, duration: duration, repeatCount: repeatCount), default: 0.25)
  }

  @Test("Counts milliseconds, with a default duration")
  func moving() {
    #expect(timeline(nil, 1).moving == 250)
    #expect(timeline(1.2344, 1).moving == 1234)
    #expect(timeline(0, 1).moving == 10)
  }

  @Test("Rests for a second between two repeats, and not after the last")
  func repeats() {
    #expect(timeline(0.5, 3).cycle == 1500)
    #expect(timeline(0.5, 3).total == "3500ms")
    #expect(timeline(0.5, nil).cycle == 1500)
    #expect(timeline(0.5, nil).total == "indefinite")
  }

  @Test("Puts a part of the way where the easing has it", arguments: [1, 2])
  func keyTime(repeatCount: Int) {
    let timeline = timeline(0.25, repeatCount)
    for step in 0...100 {
      let time = 0.25 * Double(step) / 100
      let part = Easing.progress(at: time, of: 0.25)
      #expect(abs(timeline.keyTime(part) * Double(timeline.cycle) / 1000 - time) < 1e-6)
    }
  }
}

@Suite("RatingAnimation")
struct RatingAnimationTests {
  @Test("The start is clamped to the bounds of scales; the duration and how often it moves are too")
  func clamps() {
    for (given, kept) in [(.nan, 2.5), (.infinity, 1e13), (-3, -3)] as [(Double, Double)] {
      #expect(RatingAnimation(from: given).start == kept)
    }
    for (given, kept) in [
      (0.5, 0.5), (0.01, 0.01), (60, 60), (0, 0.01), (61, 60), (.infinity, 60), (.nan, nil),
    ] as [(Double, Double?)] {
      #expect(RatingAnimation(from: 0, duration: given).duration == kept)
    }
    for (given, kept) in [(1, 1), (0, 1), (1001, 1000), (nil, nil)] as [(Int?, Int?)] {
      #expect(RatingAnimation(from: 0, repeatCount: given).repeatCount == kept)
    }
  }
}

@Suite("Easing")
struct EasingTests {
  @Test(
    "Progress is that of ease-in-out",
    // cubic-bezier(0.42, 0, 0.58, 1), worked out from its equation to six digits.
    arguments: [
      (0, 0), (0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (0.9, 0.980278),
      (1, 1),
    ] as [(Double, Double)])
  func table(part: Double, expected: Double) {
    for duration in [Face.duration, StarRow.duration, 3] {
      #expect(abs(Easing.progress(at: part * duration, of: duration) - expected) < 2e-6)
    }
  }
}
