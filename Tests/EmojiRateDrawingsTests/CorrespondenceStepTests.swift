import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

/// The steps of the article "Correspondence", one after the other.
private let weights = Weights()

/// The units of the shapes of an SVG fragment on a canvas of 240 units.
private func units(_ content: String) throws -> [ShapeUnit] {
  ShapeUnit.units(of: try shapes(content), weights)
}

private func shapes(_ content: String) throws -> [DrawnShape] {
  let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'>\(content)</svg>"
  var reader = try ShapeReader(Array(svg.utf8), file: nil)
  return try reader.readAll()
}

private func segment(_ lower: String, _ upper: String) throws -> DrawingSegment {
  DrawingSegment(
    DrawnValue(try shapes(lower)), DrawnValue(try shapes(upper)), keepsPoints: false)
}

/// The one shape of a path.
private func subpath(_ data: String) throws -> Subpath {
  try #require(shapes("<path d='\(data)' fill='none' stroke='red'/>").first).subpaths[0]
}

private func isNear(_ one: Point, _ other: Point, _ reach: Double = 0.01) -> Bool {
  (one - other).length < reach
}

@Suite
struct AssignmentTests {
  /// The least sum of costs of all ways to give rows different columns, or none at the limit.
  private func least(
    _ costs: [[Double]], _ limit: Double, from row: Int = 0, _ taken: Set<Int> = []
  )
    -> Double
  {
    guard row < costs.count else { return 0 }
    var sums = [limit + least(costs, limit, from: row + 1, taken)]
    for column in costs[row].indices where !taken.contains(column) && costs[row][column] < limit {
      let rest = least(costs, limit, from: row + 1, taken.union([column]))
      sums.append(costs[row][column] + rest)
    }
    return sums.min()!
  }

  @Test("no other assignment costs less", arguments: [(3, 3), (2, 4), (4, 2), (1, 5)])
  func assignments(rows: Int, columns: Int) {
    var random = SplitMix64(seed: UInt64(rows * 10 + columns))
    for _ in 0..<50 {
      let costs = (0..<rows).map { _ in
        (0..<columns).map { _ in Double.random(in: 0...2, using: &random) }
      }
      let found = Assignment.columns(rows, columns, limit: 1.5) { costs[$0][$1] }
      let sum = found.enumerated().reduce(0) { sum, pair in
        sum + (pair.element.map { costs[pair.offset][$0] } ?? 1.5)
      }
      #expect(Set(found.compactMap { $0 }).count == found.compactMap { $0 }.count)
      #expect(abs(sum - least(costs, 1.5)) < 1e-9, "\(costs)")
    }
  }

  @Test("pairs at the limit stay apart")
  func limit() {
    #expect(Assignment.columns(1, 1, limit: 1.5) { _, _ in 1.5 } == [nil])
    #expect(Assignment.columns(1, 1, limit: 1.5) { _, _ in 1.49 } == [0])
    #expect(Assignment.columns(0, 3, limit: 1.5) { _, _ in 0 } == [])
    #expect(Assignment.columns(2, 0, limit: 1.5) { _, _ in 0 } == [nil, nil])
  }

  @Test("where the pairs are too many, each row in turn takes the cheapest column left")
  func greedy() {
    let found = Assignment.columns(401, 400, limit: 1.5) { $0 == $1 ? 0 : 1 }
    #expect(found.prefix(400).enumerated().allSatisfy { $0.element == $0.offset })
    #expect(found[400] == nil)
  }
}

@Suite
struct PairingTests {
  private static let head = "<circle cx='120' cy='120' r='100' fill='gold'/>"
  private static let eye = "<circle cx='80' cy='90' r='10'/>"
  private static let mouth =
    "<path d='M80 160Q120 190 160 160' fill='none' stroke='#000' stroke-width='6'/>"
  private static let arms = (0..<8).map {
    "<rect x='115' y='10' width='10' height='50' rx='5' fill='#963' transform='rotate(\($0 * 45) 120 120)'/>"
  }
  private static let turnedArms = (0..<8).map {
    "<rect x='115' y='10' width='10' height='50' rx='5' fill='#963' transform='rotate(\($0 * 45 + 12) 120 120)'/>"
  }

  /// What is looked at, the shapes of both values, and the newer shape of each older one.
  private static let pairs: [(String, String, String, [Int?])] = [
    (
      "a moved eye keeps its eye", head + eye, head + "<circle cx='90' cy='100' r='10'/>", [0, 1]
    ),
    ("a shape keeps its place among others that are new", eye, head + mouth + eye, [2]),
    (
      "a mouth that opens is the mouth", head + mouth, head + mouth.replacing("190", with: "130"),
      [0, 1]
    ),
    (
      "a line that becomes an area is one shape", mouth,
      "<path d='M80 160Q120 190 160 160z'/>", [0]
    ),
    (
      "a small dot does not become a large disc of another colour", eye,
      "<circle cx='150' cy='150' r='80' fill='red'/>", [nil]
    ),
    (
      "what is far away and different stays apart", "<rect width='20' height='20' fill='red'/>",
      "<path d='M200 200h30l-15 30z' fill='blue'/>", [nil]
    ),
    (
      "an equal word pairs what is far away and different",
      "<rect id='hat' width='20' height='20' fill='red'/>",
      "<path id='hat' d='M200 200h30l-15 30z' fill='blue'/>", [0]
    ),
    (
      "words that cross pair crosswise",
      "<circle id='sun' cx='50' cy='50' r='20'/><circle id='moon' cx='190' cy='50' r='20'/>",
      "<circle id='moon' cx='50' cy='50' r='20'/><circle id='sun' cx='190' cy='50' r='20'/>",
      [1, 0]
    ),
    (
      "two eyes of one kind keep their sides", eye + eye.replacing("80", with: "160"),
      eye.replacing("80", with: "160") + eye, [1, 0]
    ),
    (
      "equal colours decide between equal places", "<circle cx='60' cy='60' r='9' fill='red'/>",
      "<circle cx='60' cy='60' r='9' fill='blue'/><circle cx='60' cy='60' r='9' fill='red'/>", [1]
    ),
    ("eight arms pair with eight arms", arms.joined(), turnedArms.joined(), (0..<8).map { $0 }),
  ]

  @Test("shapes that a person would pair are a pair", arguments: pairs)
  func pairing(_ sentence: String, _ lower: String, _ upper: String, _ expected: [Int?]) throws {
    let pairing = UnitPairing(try units(lower), try units(upper), weights.pairing)
    #expect(pairing.partners == expected, "\(sentence)")
  }

  @Test("each of up to four more holes costs")
  func holes() throws {
    func comb(_ count: Int) -> String {
      let holes = (0..<count).map { "M\(20 + 40 * $0) 20v20h20v-20z" }.joined()
      return "<path d='M0 0h240v60H0z\(holes)'/>"
    }
    let whole = try units(comb(0))
    let costs = try (1...5).map {
      try UnitPairing(whole, units(comb($0)), weights.pairing).cost(0, 0)
    }
    for (fewer, more) in zip(costs, costs.dropFirst()).dropLast() {
      #expect(abs(more - fewer - weights.pairing.contour) < 1e-9)
    }
    #expect(abs(costs[4] - costs[3]) < 1e-9)
  }
}

@Suite
struct RegionTests {
  private func regions(_ data: String, _ rule: String = "nonzero") throws -> [[Int]] {
    let shape = try #require(shapes("<path d='\(data)' fill-rule='\(rule)'/>").first)
    return Regions(
      shape.subpaths, shape.isEvenOdd, isJoined: false, isOpaque: true, weights.regions
    ).regions.map { $0.contours }
  }

  private static let rings = "M0 0h100v100h-100zM10 10h80v80h-80zM20 20h60v60h-60zM30 30h40v40h-40z"

  @Test("a ring is a region with a hole, whichever way it was drawn")
  func ring() throws {
    #expect(try regions("M0 0h90v90h-90zM30 30v30h30v-30z") == [[0, 1]])
    #expect(try regions("M0 0h90v90h-90zM30 30h30v30h-30z", "evenodd") == [[0, 1]])
    #expect(try regions("M30 30v30h30v-30zM0 0h90v90h-90z") == [[1, 0]])
  }

  @Test("a ring in a ring has its own hole")
  func nested() throws {
    #expect(try regions(Self.rings, "evenodd") == [[0, 1], [2, 3]])
  }

  @Test("shapes side by side are regions of their own")
  func apart() throws {
    #expect(try regions("M0 0h9v9h-9zM50 0h9v9h-9z") == [[0], [1]])
  }

  @Test("discs that overlap are regions of their own, unless their overlap is a hole")
  func overlapping() throws {
    let discs = "M0 40a40 40 0 0180 0 40 40 0 01-80 0zM50 40a40 40 0 0180 0 40 40 0 01-80 0z"
    #expect(try regions(discs) == [[0], [1]])
    #expect(try regions(discs, "evenodd") == [[0, 1]])
  }

  @Test("a contour drawn twice counts once, and even-odd cancels itself")
  func twice() throws {
    let data = "M0 0h90v90h-90zM0 0h90v90h-90z"
    #expect(try regions(data) == [[0]])
    let units = try units("<path fill-rule='evenodd' d='\(data)'/>")
    #expect(!units.contains { $0.covers(Point(45, 45)) })
  }

  @Test("a figure of eight keeps its rule")
  func eight() throws {
    let unit = try #require(units("<path d='M0 0L90 90V0L0 90z' fill-rule='evenodd'/>").first)
    #expect(unit.isTangled && unit.shape.isEvenOdd)
  }

  @Test("outer contours run clockwise and holes the other way")
  func directions() throws {
    let unit = try #require(
      units("<path d='M0 0v90h90v-90zM30 30h30v30h-30z' fill-rule='evenodd'/>").first)
    #expect(unit.contours.map { $0.polygon.signedArea > 0 } == [true, false])
  }
}

@Suite
struct FitTests {
  private func fit(_ one: String, _ other: String) throws -> ContourFit {
    ContourFit(try subpath(one), try subpath(other), weights.fit)
  }

  @Test("points that are near enough stay as they were drawn")
  func asDrawn() throws {
    #expect(try fit("M0 0h90v90h-90z", "M5 5h90v80h-90z").isAsDrawn)
  }

  @Test("a square that begins at another corner starts at the nearest one")
  func corner() throws {
    let fit = try fit("M0 0h90v90h-90z", "M90 90h-90v-90h90z")
    #expect(isNear(fit.second.start, Point(0, 0)))
  }

  @Test("a line that is drawn from its other end runs the same way")
  func backwards() throws {
    let fit = try fit("M0 0Q50 60 100 0", "M100 0Q50 60 0 0")
    #expect(isNear(fit.second.start, Point(0, 0)) && !fit.isAsDrawn)
  }

  @Test("a frown bends to a smile, and its ends stay where they are")
  func bends() throws {
    let fit = try fit("M70 74Q50 56 30 74", "M30 60Q50 78 70 60")
    #expect(isNear(fit.second.start, Point(70, 60)))
  }

  @Test("an arrow turns, whose points stay as they were drawn")
  func turns() throws {
    let fit = try fit("M0 40h60v-20l40 30-40 30v-20h-60z", "M100 60h-60v20l-40-30 40-30v20h60z")
    #expect(fit.isAsDrawn)
  }

  @Test("corners pair with corners where the letters differ")
  func corners() throws {
    let fit = try fit("M0 0h90v90h-90z", "M0 0h40h50v90h-90z")
    let corners = zip(fit.first.nodes, fit.second.nodes)
    for corner in [Point(0, 0), Point(90, 0), Point(90, 90), Point(0, 90)] {
      #expect(corners.contains { isNear($0, corner) && isNear($1, corner) })
    }
  }

  @Test("both have the same segments, and each is the contour that it was")
  func segments() throws {
    let fit = try fit("M0 0h90v90h-90z", "M45 0C100 0 100 90 45 90S-10 0 45 0z")
    #expect(fit.first.segments.map { $0.isCurve } == fit.second.segments.map { $0.isCurve })
    #expect(abs(fit.first.polygon.signedArea - 8100) < 1)
  }

  @Test("a shape without length is all in one point")
  func point() throws {
    let fit = try fit("M50 50h0", "M0 0h90v40")
    #expect(fit.first.segments.count == 2 && isNear(fit.first.segments[1].cubic.end, Point(50, 50)))
  }
}

@Suite
struct CutTests {
  @Test("a closed line opens in the middle of the gap of a line around it")
  func opened() throws {
    let circle = Subpath(ellipseAt: Point(50, 50), Size(width: 40, height: 40))
    let line = try subpath("M78.28 21.72A40 40 0 1 1 21.72 21.72")
    let opened = circle.opened(like: line, weights.parts)
    #expect(!opened.isClosed && isNear(opened.start, Point(50, 10), 1))
  }

  @Test("a line folds at the tips of the area that it opens into")
  func folded() throws {
    let area = try subpath("M0 50Q50 0 100 50Q50 100 0 50z")
    let folded = area.folded(like: try subpath("M0 50h100"), weights)
    #expect(folded.isAtCorners)
    #expect(isNear(folded.there.start, Point(0, 50)) && isNear(folded.back.start, Point(0, 50)))
    #expect(isNear(folded.there.segments.last!.cubic.end, Point(100, 50)))
  }

  @Test("a slit goes once around the hole, and takes nothing from the area")
  func slit() throws {
    let (outer, hole) = (try subpath("M0 0h90v90h-90z"), try subpath("M30 30v30h30v-30z"))
    let slit = outer.slit(to: hole, like: try subpath("M0 0h90v10h-80v70h80v10h-90z"))
    #expect(slit.isClosed && abs(slit.polygon.signedArea - 7200) < 1)
  }

  @Test("arcs of equal commands get equally many curves")
  func arcs() throws {
    let (one, other) = (
      try subpath("M0 0A50 50 0 0 1 50 50"), try subpath("M0 0A50 50 0 1 1 50 -50")
    )
    let equal = one.withEqualArcs(other)
    #expect(equal.0.segments.count == equal.1.segments.count)
  }
}

@Suite
struct OpeningTests {
  private static func line(_ data: String, _ ends: String) -> String {
    "<path d='\(data)' fill='none' stroke='#000' stroke-width='16' \(ends)/>"
  }

  private static let area = "<path d='M40 80L120 60L200 80L120 160z'/>"

  @Test("a line with corners opens with its own joins and ends", arguments: ["butt", "square"])
  func joins(_ cap: String) throws {
    let ends = "stroke-linecap='\(cap)' stroke-linejoin='round'"
    let part = try #require(segment(Self.line("M40 80l80 -40l80 40", ends), Self.area).parts.first)
    #expect(part.states.map { $0.join } == [.round, .round])
    // One line there and one back, whose fills close by the same chord.
    #expect(part.states[0].subpaths.map { $0.isClosed } == [false, false])
    #expect(part.states[0].cap == .butt)
    let start = try #require(part.states[0].subpaths.first?.start)
    #expect(isNear(start, Point(40, 80), 0.01) == (cap == "butt"))
    let areas = part.states[1].subpaths.map { $0.closedForFill.polygon.signedArea }
    #expect(abs(areas.reduce(0, +) - 8000) < 1)
  }

  @Test("a smooth line goes there and back in one contour")
  func smooth() throws {
    let line = Self.line("M40 80Q120 40 200 80", "stroke-linejoin='round'")
    let part = try #require(segment(line, Self.area).parts.first)
    #expect(part.states[0].subpaths.map { $0.isClosed } == [true])
    #expect(part.states[0].join == .bevel)
  }

  @Test("closed lines run the same way, whichever way they were drawn")
  func rings() throws {
    let lines = ["M40 40h80v60h-80z", "M40 40v60h80v-60z"].map { Self.line($0, "") }
    let part = try #require(segment(lines[0], lines[1]).parts.first)
    #expect(part.states.allSatisfy { $0.subpaths[0].polygon.signedArea > 0 })
  }

  @Test("a hole that shrinks to a point of a line is not drawn as a square")
  func holes() throws {
    let ring = Self.area.replacing(
      "z'", with: "zM110 80v20h20v-20zM80 80v9h9v-9z' fill-rule='evenodd'")
    let lines = ["M40 80L120 60L200 80L120 160z", "M40 80L120 40L200 80"]
    for line in lines {
      let part = try #require(
        segment(Self.line(line, "stroke-linecap='square'"), ring).parts.first)
      #expect(part.states[0].subpaths.last?.box.width == 0)
      #expect(part.states[0].cap == .butt)
    }
    let lined = " stroke='red' stroke-width='8' stroke-linecap='square'/>"
    let part = try #require(
      segment(ring.replacing("/>", with: lined), Self.area.replacing("/>", with: lined)).parts.first
    )
    #expect(part.states.map { $0.cap } == [.square, .butt])
    // Inside of the area, the line around the point would be seen.
    let (outer, hole) = (part.states[1].subpaths[0], part.states[1].subpaths[1])
    #expect(outer.nearest(to: hole.start).distance < 1)
  }
}

@Suite
struct ArcTests {
  private static let ring =
    "<circle id='a' cx='120' cy='120' r='96' fill='none' stroke='#000' stroke-width='8'/>"

  private static func arc(_ data: String) -> String {
    "<path id='a' d='\(data)' fill='none' stroke='#000' stroke-width='8'/>"
  }

  @Test(
    "an arc stays on its circle on its way to the whole one, and back",
    arguments: ["M203.1 72A96 96 0 1 1 36.9 72", "M216 120A96 96 0 0 1 149.7 211.3"])
  func arcs(_ data: String) throws {
    for (lower, upper) in [(Self.arc(data), Self.ring), (Self.ring, Self.arc(data))] {
      let drawing = try Drawing(svg: layers(lower, upper))
      for value in [0.0004, 1, 2.5, 4, 4.9996] {
        let picture = Recording(Face(Rating(value), style: FaceStyle(drawing: drawing)))
        let points = picture.shapes.flatMap { shape in
          stride(from: 0, to: shape.outline.coordinates.count - 1, by: 6).map {
            Point(shape.outline.coordinates[$0], shape.outline.coordinates[$0 + 1])
          }
        }
        // The first point, and the end of each curve.
        #expect(picture.shapes.count > 1)
        #expect(
          points.allSatisfy { abs(($0 - Point(120, 120)).length - 96) < 0.2 }, "\(data) at \(value)"
        )
      }
    }
  }

  @Test("the copies of an arc are painted in one, so that edges are as sharp as its own")
  func oneCopy() throws {
    let arc = Self.arc("M203.1 72A96 96 0 1 1 36.9 72")
    for rule in ["nonzero", "evenodd"] {
      let lower = arc.replacing("/>", with: " fill-rule='\(rule)'/>")
      let elements = try drawnElements(layers(lower, Self.ring), at: 0.0004)
      #expect(elements.split(separator: "<path").count == 1, "\(elements)")
    }
  }

  @Test("an arc that is short, translucent or of another circle opens as other lines do")
  func others() throws {
    let arc = Self.arc("M203.1 72A96 96 0 1 1 36.9 72")
    let faint = arc.replacing("/>", with: " opacity='.5'/>")
    let small = Self.ring.replacing("96", with: "60")
    // Five copies of an arc of 27° do not cover the circle.
    let short = Self.arc("M216 120A96 96 0 0 1 205.5 163.6")
    for (lower, upper) in [(faint, Self.ring), (arc, small), (short, Self.ring)] {
      #expect(try #require(segment(lower, upper).parts.first).copies.isEmpty)
    }
  }
}

@Suite
struct TurnTests {
  private static let body = "<rect x='100' y='100' width='90' height='90'/>"
  private static func bar(_ degrees: Int) -> String {
    "<path d='M20 104H100V116H20Z' fill='red' transform='rotate(\(degrees) 100 110)'/>"
  }

  @Test("a bar turns about its end, by the angle that the file says")
  func shoulder() throws {
    let segment = try segment(Self.body + Self.bar(-30), Self.body + Self.bar(60))
    let turn = try #require(segment.parts[1].turn)
    #expect(isNear(turn.pin, Point(100, 110)) && abs(turn.degrees - 90) < 0.5)
    let point = Point(20, 104)
    #expect(isNear(turn.back(turn.apply(point)), point))
    // Half a turn has two ways, and an arm takes the same one as its hand.
    #expect(Turn(pin: point, end: point, Point(-1, 0)).degrees > 0)
  }

  @Test("what turns by less than 20° goes straight")
  func little() throws {
    let segment = try segment(Self.body + Self.bar(0), Self.body + Self.bar(15))
    #expect(segment.parts.allSatisfy { $0.turn == nil })
  }

  @Test("a hole turns with its shape")
  func hole() throws {
    let up =
      "<path fill-rule='evenodd' d='M40 40H180V110H120L90 180L60 168L76 110H40ZM52 52V98H128V52ZM140 52V98H168V52Z'/>"
    let down = up.replacing("<path", with: "<path transform='rotate(180 110 110)'")
    let part = try #require(segment(up, down).parts.first)
    #expect(part.turn != nil && part.states[0].subpaths.count == 3)
    // Stored turned back, each hole is where it was.
    for (one, other) in zip(part.states[0].subpaths, part.states[1].subpaths) {
      #expect(isNear(one.box.center, other.box.center, 0.5))
    }
  }

  @Test("what grows on an arm that turns grows from the hand and turns with it")
  func held() throws {
    func arm(_ degrees: Int, _ hand: String) -> String {
      "<g transform='rotate(\(degrees) 120 144)'><rect x='110' y='48' width='20' height='96' rx='10' fill='#a63'/>\(hand)</g>"
        + "<circle cx='120' cy='168' r='48' fill='#c85'/>"
    }
    let heart = "<path d='M120 52l-20 -20h40z' fill='red'/>"
    let segment = try segment(arm(-60, ""), arm(60, heart))
    let arm = try #require(segment.parts.first { $0.turn != nil && !$0.units.lower.isEmpty })
    let held = try #require(segment.parts.first { $0.units.lower.isEmpty })
    #expect(held.turn == arm.turn)
    // Both states are of the arm at the lower value: from its end.
    let hand = Transform.turned(to: EllipticalArc.direction(-60), around: Point(120, 144))
      .apply(Point(120, 50))
    #expect(isNear(held.states[0].subpaths[0].start, hand, 8))
    #expect(isNear(held.states[1].subpaths.box.center, hand, 16))
  }
}

@Suite
struct GrowthTests {
  private static let head = "<circle cx='120' cy='120' r='100' fill='gold'/>"

  /// Where a shape that only the upper value has comes from.
  private func origin(_ lower: String, _ upper: String) throws -> Point {
    let part = try #require(segment(lower, upper).parts.first { $0.units.lower.isEmpty })
    return part.states[0].subpaths[0].start
  }

  @Test("what lies on a shape grows from that place of it, though it moves")
  func inside() throws {
    let moved = Self.head.replacing("cx='120'", with: "cx='130'")
    let point = try origin(Self.head, moved + "<circle cx='100' cy='80' r='9'/>")
    #expect(isNear(point, Point(90, 80)))
  }

  @Test("what is in front of a shape does not hold it")
  func front() throws {
    let window = "<rect x='60' y='40' width='80' height='80' fill='none' stroke='red'/>"
    let glass = window.replacing("fill='none'", with: "fill='blue' fill-opacity='.2'")
    let moved = glass.replacing("x='60'", with: "x='90'")
    let eye = "<circle cx='100' cy='80' r='9'/>"
    let point = try origin(Self.head + glass, Self.head + eye + moved)
    #expect(isNear(point, Point(100, 80)))
  }

  @Test("a leaf grows from where it touches its stem")
  func touching() throws {
    let stem = "<path d='M120 200V100' fill='none' stroke='green' stroke-width='4'/>"
    let point = try origin(stem, stem + "<path d='M122 125l40-9v-9z' fill='lime'/>")
    #expect(isNear(point, Point(122, 125), 4))
  }

  @Test("what stands alone grows from its middle")
  func alone() throws {
    let point = try origin(Self.head, Self.head + "<circle cx='20' cy='20' r='9' fill='red'/>")
    #expect(isNear(point, Point(20, 20)))
  }

  @Test("what lies on an area almost wholly does not touch it, but its stem")
  func covered() throws {
    let stem = "<path d='M120 20V120' fill='none' stroke='green' stroke-width='4'/>"
    // Its tip is outside of the head.
    let leaf = "<path d='M121 117h102v6h-102z' fill='lime'/>"
    let point = try origin(Self.head + stem, Self.head + stem + leaf)
    #expect(isNear(point, Point(122, 119), 4))
  }

  @Test("a shape of opacity 0 at the other value fades in its place")
  func fading() throws {
    let cheek = "<circle cx='60' cy='140' r='20' fill='red'/>"
    let faint = cheek.replacing("/>", with: " opacity='0'/>")
    let part = try #require(segment(Self.head + faint, Self.head + cheek).parts.last)
    #expect(part.states.map { $0.fill?.color.w } == [0, 1])
    #expect(part.states[0].box == part.states[1].box)
  }

  @Test("a lid opens to the edge of its eye, and a cloud leaves the sun by its edge")
  func covering() throws {
    let eye = "<circle cx='120' cy='108' r='48' fill='#fff'/>"
    let lid = "<path d='M67.2 108a52.8 52.8 0 01105.6 0z' fill='#68b'/>"
    #expect(isNear(try origin(eye, eye + lid), Point(120, 60), 3))
    let sun = "<circle cx='120' cy='120' r='72' fill='#fd4'/>"
    let cloud = "<path d='M30 200v-40l60-20 40 30v30z' fill='#abc'/>"
    #expect(abs((try origin(sun, sun + cloud) - Point(120, 120)).length - 72) < 1)
  }
}

@Suite
struct BrushPairTests {
  private func brush(_ stops: [(Double, Double)], _ points: [Point] = []) -> DrawnBrush {
    DrawnBrush(
      points: points,
      stops: stops.map { DrawnBrush.Stop(offset: $0.0, color: SIMD4($0.1, 0, 0, 1)) })
  }

  private let line = [Point(0, 0), Point(9, 0)]
  private let circle = [Point(0, 0), Point(9, 0), Point(0, 9)]

  @Test("a missing fill is the other one, transparent, and a missing line the other one")
  func missing() throws {
    let red = DrawnBrush.color(SIMD4(1, 0, 0, 1))
    #expect(BrushPair(nil, red, fades: true).first?.color == SIMD4(1, 0, 0, 0))
    #expect(BrushPair(red, nil, fades: false).second == red)
  }

  @Test("a stop is added in the first of the widest gaps")
  func stops() throws {
    let pair = BrushPair(
      brush([(0, 0), (0.5, 1), (1, 0)], line), brush([(0, 0), (0.2, 0), (0.4, 0), (1, 0)], line),
      fades: true)
    #expect(pair.first?.stops.map { $0.offset } == [0, 0.25, 0.5, 1])
  }

  @Test("a gradient beside a colour has that colour at all stops")
  func color() throws {
    let pair = BrushPair(brush([(0, 0), (1, 1)], line), .color(SIMD4(0, 1, 0, 1)), fades: true)
    #expect(pair.second?.stops.map { $0.color } == [SIMD4(0, 1, 0, 1), SIMD4(0, 1, 0, 1)])
  }

  @Test("of a linear and a radial gradient, the second is painted over the first")
  func kinds() throws {
    let (linear, radial) = (brush([(0, 0), (1, 1)], line), brush([(0, 1), (1, 0)], circle))
    let pair = BrushPair(linear, radial, fades: true)
    #expect(pair.over?.second == radial && pair.second == linear)
    // Through a translucent one, the first would be seen; so it fades.
    let translucent = radial.faded(by: 0.5)
    #expect(BrushPair(linear, translucent, fades: true).second?.color.w == 0)
    #expect(BrushPair(translucent, linear, fades: true).second == translucent)
  }

  @Test("a gradient that runs the other way is written from its other end, and one across is not")
  func direction() throws {
    let pair = BrushPair(
      brush([(0, 0), (1, 1)], line), brush([(0, 1), (1, 0)], line.reversed()), fades: true)
    #expect(pair.second?.points == line && pair.second?.stops[0].color.x == 0)
    let down = [Point(0, 0), Point(0, 9)]
    let across = BrushPair(
      brush([(0, 0), (1, 1)], line), brush([(0, 1), (1, 0)], down), fades: true)
    #expect(across.second?.points == down)
  }

  @Test("a line that appears has the caps and joins of the line that it becomes")
  func caps() throws {
    let line = "stroke='red' stroke-width='8' stroke-linecap='round' stroke-linejoin='round'"
    let data = "d='M20 20h90v90z' fill='gold'"
    let part = try #require(segment("<path \(data)/>", "<path \(data) \(line)/>").parts.first)
    #expect(part.states.map { $0.cap } == [.round, .round])
    #expect(part.states.map { $0.join } == [.round, .round])
    #expect(part.states.map { $0.width } == [0, 8])
  }
}
