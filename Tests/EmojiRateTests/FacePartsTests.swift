import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// The rules that every part of a face keeps, whatever its shape; what each looks like is in the snapshots.
@Suite("Parts of faces")
struct FacePartsTests {
  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: FaceStyle
    let kind: FacePart.Kind?
    let record: @Sendable (_ progress: Double) -> EmojiRate.Recording
    /// How far a point may move in a fortieth of the scale.
    var most = 6.0

    /// A part alone; a whole face where there is no kind.
    init(_ name: String, _ kind: FacePart.Kind?, _ style: FaceStyle) {
      testDescription = "\(name) \(style.expression) \(style.paint)"
      (self.style, self.kind) = (style, kind)
      record = { progress in
        kind.map { EmojiRate.Recording(FacePart($0, style, at: progress)) }
          ?? EmojiRate.Recording(Face(5 * progress, style: style))
      }
    }

    /// With either expression, in areas and in lines.
    static func all(
      _ name: String, _ kind: FacePart.Kind?, _ change: (inout FaceStyle) -> Void
    ) -> [Part] {
      [FaceExpression.furious, .crying].flatMap { expression in
        [FacePaint.solid, .line].map { paint in
          Part(
            name, kind,
            FaceStyle(.sunny) {
              ($0.expression, $0.paint) = (expression, paint)
              change(&$0)
            })
        }
      }
    }
  }

  private static let eyes = FaceEyes.allCases.filter { $0 != .none }.flatMap { eyes in
    Part.all("eyes \(eyes)", .eyes) { $0.eyes = eyes }.map { part in
      var part = part
      if [.dot, .shine, .wink].contains(eyes) { part.most = lidMotion }
      return part
    }
  }
  /// Lids move fast shortly before an end of the scale, so that eyes are open or shut at most values.
  private static let lidMotion = 11.0
  private static let mouths = FaceMouth.allCases.filter { $0 != .none }.flatMap { mouth in
    Part.all("mouth \(mouth)", .mouth) { $0.mouth = mouth }
  }
  private static let brows = FaceBrows.allCases.flatMap { brows in
    Part.all("brows \(brows)", .brows) { $0.brows = brows }
  }
  private static let heads = FaceHead.allCases.filter { $0 != .none }.flatMap { head in
    Part.all("head \(head)", nil) {
      $0.head = head
      ($0.eyes, $0.brows, $0.mouth, $0.extras) = (.none, .none, .none, [])
    }
  }
  private static let extras = FaceExtra.allCases.flatMap { extra in
    Part.all("extra \(extra)", .extras) { $0.extras = FaceExtras(extra) }.map { part in
      var part = part
      // Horns are there at 1 and gone at 1.5, and a moustache follows the mouth.
      if [.horns, .moustache].contains(extra) { part.most = 7.2 }
      return part
    }
  }
  private static let characters = FaceCharacter.allCases.map { character in
    var part = Part("character \(character)", nil, FaceStyle(character))
    part.most = lidMotion
    return part
  }
  /// Whole faces with what moves their features aside, besides their own way.
  private static let worn = [
    [.glasses], [.shades], [.moustache], [.glasses, .moustache], [.nose], [.partyHat],
  ].flatMap { (extras: FaceExtras) in
    mouths.filter { $0.style.paint == .solid && $0.style.mouth != .classic }.map { mouth in
      var style = mouth.style
      style.extras = extras
      var part = Part("\(style.mouth) with \(extras)", nil, style)
      part.most = lidMotion
      return part
    }
  }

  @Test("A tongue is drawn from 1.5 units on, and no speck of it before")
  func tongue() {
    let style = FaceStyle(.sunny) { $0.mouth = .tongue }
    let widths = (0...100).compactMap { step -> Double? in
      let mouth = FacePart(.mouth, style, at: 0.5 + Double(step) / 1000)
      let tongue = mouth.shapes.last { $0.paint.fill == .color(FaceColors.tongue) }
      guard let xs = tongue?.elements.flatMap(\.points).map(\.x) else { return nil }
      return xs.max()! - xs.min()!
    }
    #expect(widths.count > 50 && widths.allSatisfy { $0 >= 1.4 })
  }

  @Test(
    "A part keeps its verbs, and no point moves by more than 6 units, of a lid 11 and of horns 7.2, in a fortieth of the scale",
    arguments: eyes + mouths + heads + extras + characters + worn)
  func motion(part: Part) {
    let drawn = (0...40).map { part.record(Double($0) / 40) }
    for (step, (before, after)) in zip(drawn, drawn.dropFirst()).enumerated() {
      #expect(before.isUniform(with: after), "at \(step)/40")
      for (one, other) in zip(before.shapes, after.shapes) {
        let move = zip(one.spots, other.spots).map { $0.distance(to: $1) }.max() ?? 0
        let width = (other.paint.stroke?.width ?? 0) - (one.paint.stroke?.width ?? 0)
        #expect(max(move, abs(width) / 2) <= part.most, "at \(step)/40")
      }
    }
  }

  @Test(
    "What a still picture leaves out would hardly have been seen",
    arguments: eyes + brows + extras.filter { $0.style.extras == [.rain] })
  func leftOut(part: Part) throws {
    let kind = try #require(part.kind)
    func rounded(_ x: Double, _ y: Double) -> Point {
      Point((x * 1000).rounded(), (y * 1000).rounded())
    }
    for step in 0...25 {
      let alone = FacePart(kind, part.style, at: Double(step) / 25)
      let shown = Set(alone.points.map { rounded($0.point.x, $0.point.y) })
      for shape in EmojiRate.Recording(alone).shapes {
        let numbers = shape.outline.coordinates
        // A circle's path begins at its right.
        let start = rounded(numbers[0] + (shape.outline.isCircle ? numbers[2] : 0), numbers[1])
        guard !shown.contains(start), shape.isVisible else { continue }
        var box = Box.empty
        for spot in shape.spots { box.join(spot) }
        let isSmall = shape.outset < 1.3 && (shape.paint.fill == nil || box.area < 60)
        #expect(isSmall, "at \(step)/25")
      }
    }
  }

  @Test("Eyes, mouth and cheeks do not touch", arguments: eyes + mouths + characters.dropFirst())
  func clearance(part: Part) {
    var style = part.style
    // The others are to be worn on the face.
    style.extras = style.extras.contains(.blush) ? [.blush] : []
    for place in stride(from: 0, through: 1, by: 0.25) {
      let (eyes, mouth) = (FacePart(.eyes, style, at: place), FacePart(.mouth, style, at: place))
      let cheeks = FacePart(.extras, style, at: place)
      #expect(eyes.clearance(from: mouth) > 0, "\(place)")
      #expect(eyes.clearance(from: cheeks) > 0, "\(place)")
      #expect(mouth.clearance(from: cheeks) > 0, "\(place)")
    }
  }

  @Test(
    "Eyes stay apart at their largest, and brows off them but where anger rests", arguments: eyes)
  func room(part: Part) {
    var style = part.style
    style.brows = .full
    for place in stride(from: 0, through: 1, by: 0.125) {
      let brows = FacePart(.brows, style, at: place)
      let clearance = FacePart(.eyes, style, at: place).clearance(from: brows)
      let rests = style.eyes == .open && style.expression == .furious && place < 0.1
      #expect(clearance > (rests ? -2 : 0.5), "\(place)")
      var large = style
      large.eyeWidth = 0.3
      let ends = FacePart(.eyes, large, at: place).points
      let right = ends.filter { $0.point.x > 120 }.map { $0.point.x - $0.outset }.min()!
      let left = ends.filter { $0.point.x < 120 }.map { $0.point.x + $0.outset }.max()!
      #expect(right - left > 3, "\(place)")
    }
  }

  @Test(
    "Eyes and mouths mirror themselves, but for highlights and what is crooked by nature",
    arguments: (eyes + mouths).filter {
      let isCrooked = [.smirk, .wave, .tongue, .kiss].contains($0.style.mouth)
      return $0.style.paint == .line && !($0.kind == .eyes ? $0.style.eyes == .wink : isCrooked)
    })
  func mirrored(part: Part) throws {
    for place in stride(from: 0, through: 1, by: 0.1) {
      let points = FacePart(try #require(part.kind), part.style, at: place).points.map(\.point)
      let isMirrored = points.allSatisfy { point in
        points.contains { $0.distance(to: Point(240 - point.x, point.y)) < 1e-9 }
      }
      #expect(isMirrored && points.count > 1, "\(place)")
    }
  }

  @Test(
    "Eyes and mouths grow with their width and rise with their position", arguments: eyes + mouths)
  func numbers(part: Part) throws {
    let kind = try #require(part.kind)
    func box(_ number: FaceNumber, _ change: Double) -> Box {
      var (style, box) = (part.style, Box.empty)
      style[number].wrappedValue += change
      for (point, outset) in FacePart(kind, style, at: 0.8).points {
        box.join(Box(around: point, radius: outset))
      }
      return box
    }
    let (width, position): (FaceNumber, FaceNumber) =
      kind == .eyes ? (.eyeWidth, .eyePosition) : (.mouthWidth, .mouthPosition)
    let (small, middle, large) = (box(width, -0.04), box(width, 0), box(width, 0.04))
    #expect(small.width + small.height < middle.width + middle.height)
    #expect(middle.width + middle.height < large.width + large.height)
    #expect(box(position, 0.02).bottom < middle.bottom - 3)
  }
}

@Suite("PosedFace")
struct PosedFaceTests {
  @Test("A classic face with brows that nothing raises is the classic face, to the byte")
  func seam() {
    let style = FaceStyle(.classic) { $0.brows = .automatic }
    for value in [2.5, 3, 4, 5] {
      #expect(Face(value, style: style).svg() == Face(value).svg())
    }
    #expect(Face(0, style: style).svg() != Face(0).svg())
  }

  @Test(
    "A nose and a bow tie stay clear of a mouth that makes room for glasses or a moustache",
    arguments: [[.glasses], [.moustache], [.shades, .moustache]] as [FaceExtras])
  func movedMouth(extras: FaceExtras) {
    for value in stride(from: 0, through: 5, by: 0.25) {
      let style = FaceStyle(.sunny) {
        $0.extras = extras
        for extra in [FaceExtra.bowTie, .nose] { $0.extras.insert(extra) }
      }
      let pose = Pose(at: value / 5, style)
      let face = PosedFace(pose)
      func heights(_ extra: FaceExtra) -> [Double] {
        let recording = EmojiRate.Recording(basePaint: pose.colors.base)
        recording.draw { face.draw(extra, pose, on: &$0) }
        let spots: [Point] = recording.shapes.flatMap { $0.spots }
        return spots.map { ($0.y - pose.features.origin.y) / pose.features.unit }
      }
      let mouth = InkMeter(style.mouth, pose, in: face.mouthFrame).extent
      #expect(heights(.bowTie).min()! > mouth.bottom - 12, "\(value)")
      #expect(heights(.nose).max()! < mouth.top + 2, "\(value)")
    }
  }
}

@Suite("Heads")
struct HeadsTests {
  @Test("The plan of a head repeats its outline", arguments: FaceHead.allCases.dropFirst())
  func plan(head: FaceHead) throws {
    // A hat covers the points of a flower; a heart is widest above its eyes.
    let (height, width) = (head == .bloom ? 7.1 : 5, 9.0)
    for part in [0, 0.5, 1] {
      let moment = Moment(part)
      let plan = head.plan(at: moment, SquircleHead())
      let spots = drawnElements {
        head.draw(in: .identity, at: moment, SquircleHead(), into: &$0)
      }.spots
      let box = spots.reduce(into: Box.empty) { $0.join($1) }
      #expect(plan.extent.widened(by: 0.5).holds(box), "\(part): \(box)")
      // Where the outline crosses the middle line, and the height of the eyes.
      let middle = crossings(spots, 0) { ($0.x, $0.y) }
      let level = crossings(spots, plan.features(0, -15).y) { ($0.y, $0.x) }
      let (top, bottom) = (try #require(middle.min()), try #require(middle.max()))
      #expect(abs(top - (plan.notch ?? plan.top)) < height, "\(part): \(top)")
      #expect(abs(bottom - plan.bottom) < height, "\(part): \(bottom)")
      let side = try #require(level.max())
      #expect(abs(side - plan.side) < width, "\(part): \(side)")
    }
  }

  /// The second coordinates at which lines between spots have a first one.
  private func crossings(
    _ spots: [Point], _ place: Double, _ axes: (Point) -> (Double, Double)
  ) -> [Double] {
    zip(spots, spots.dropFirst() + spots.prefix(1)).compactMap { from, to in
      let (one, other) = (axes(from), axes(to))
      guard min(one.0, other.0) <= place, place <= max(one.0, other.0) else { return nil }
      let way = other.0 - one.0
      return way == 0 ? one.1 : lerp(one.1, other.1, (place - one.0) / way)
    }
  }
}
