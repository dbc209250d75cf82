import Testing

@testable import EmojiRate

@Suite("FaceMouth")
struct FaceMouthTests {
  static let steps = 0...40

  @Test(
    "A mouth that carries the scale bends ever more the way of joy",
    arguments: [.automatic, .curve, .cat, .smirk, .zigzag, .wave, .tongue, .classic] as [FaceMouth],
    [FaceExpression.furious, .crying])
  func bend(mouth: FaceMouth, expression: FaceExpression) {
    for paint in [FacePaint.solid, .line] {
      let style = FaceStyle(mouth, expression, paint)
      var last = -Double.infinity
      for step in Self.steps {
        let bend = MouthAlone(style, at: Double(step) / 40).bend
        #expect(bend > last, "at \(step)/40")
        last = bend
      }
      #expect(MouthAlone(style, at: 0).bend < -1)
      #expect(last > 1)
    }
  }

  @Test("A smile smiles, a frown frowns and a flat mouth is flat at every value", arguments: 0...40)
  func character(step: Int) {
    func bend(_ mouth: FaceMouth) -> Double {
      MouthAlone(FaceStyle(mouth), at: Double(step) / 40).bend
    }
    #expect(bend(.smile) > 1)
    #expect(bend(.frown) < -1)
    #expect(abs(bend(.flat)) < 1e-9)
  }

  @Test(
    "Mouths that are not crooked by nature mirror each other's halves",
    arguments: [
      .automatic, .curve, .smile, .frown, .flat, .open, .o, .grin, .zigzag, .cat, .classic,
    ] as [FaceMouth], [0, 0.3, 1])
  func symmetry(mouth: FaceMouth, progress: Double) {
    let points = EmojiRate.Recording(MouthAlone(FaceStyle(mouth), at: progress)).shapes
      .flatMap(\.points)
    for point in points {
      let mirrored = Point(240 - point.x, point.y)
      #expect(points.contains { $0.distance(to: mirrored) < 1e-9 })
    }
  }

  @Test("A mouth touches neither the eyes nor the cheeks nor the rim", arguments: FaceMouth.styles)
  func clearance(style: FaceStyle) {
    var rest = style
    rest.mouth = .none
    rest.brows = .none
    for step in 0...20 {
      let value = Double(step) / 4
      let mouth = Ink(MouthAlone(style, at: value / 5))
      let face = Face(value, style: rest)
      #expect(mouth.clearance(from: Ink(FeaturesAlone(face: face))) > 2, "at \(value)")
      #expect(mouth.reach(from: Point(120, 120)) < 94, "at \(value)")
    }
  }

  @Test("The style widens and narrows every mouth", arguments: FaceMouth.drawn)
  func width(mouth: FaceMouth) {
    for progress in [0, 0.5, 1] {
      var widths: [Double] = []
      for width in [0.3, 0.6, 0.65] {
        var style = FaceStyle(mouth)
        style.mouthWidth = width
        let bounds = Ink(MouthAlone(style, at: progress)).bounds
        widths.append(bounds.right - bounds.left)
      }
      #expect(widths[0] < widths[1] && widths[1] < widths[2], "at \(progress)")
    }
  }

  @Test("The style raises and lowers every mouth", arguments: FaceMouth.drawn)
  func position(mouth: FaceMouth) {
    let defaultValue = Ink(MouthAlone(FaceStyle(mouth), at: 0.5)).bounds
    for position in [0.33, 0.37] {
      var style = FaceStyle(mouth)
      style.mouthPosition = position
      let moved = Ink(MouthAlone(style, at: 0.5)).bounds
      let unit = mouth == .classic ? 107.0 / 120 : 1
      #expect(abs(moved.bottom - defaultValue.bottom - (0.35 - position) * 240 * unit) < 1e-9)
      #expect(abs(moved.right - defaultValue.right) < 1e-9)
    }
  }

  @Test("A mouth that bends upwards is no lower on the chin than a straight one")
  func frownOnTheChin() {
    let pose = Pose(at: 0, FaceStyle(.sunny) { $0.mouthPosition = 0.1 })
    for bottom in [-28.0, 0] { #expect(pose.mouthY(60, top: -28, bottom: bottom) == 68) }
    #expect(pose.mouthY(60, top: 0, bottom: 8) == 60)
  }

  @Test("A mouth of any width and height stays on its head and clear of the eyes")
  func onTheHead() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<600 {
      var style = FaceMouth.styles[random.integer(0...FaceMouth.styles.count - 1)]
      guard style.mouth != .classic else { continue }
      style.extras = []
      style.mouthWidth = random.double(0.2...0.7)
      style.mouthPosition = random.double(0.1...0.5)
      style.eyeWidth = random.double(0.1...0.3)
      let mouth = MouthAlone(style, at: random.double())
      let ink = Ink(mouth)
      #expect(ink.reach(from: Point(120, 120)) < 103, "\(mouth)")
      #expect(
        ink.clearance(from: Ink(FeaturesAlone(face: Face(mouth.rating, style: style)))) > 0,
        "\(mouth)")
    }
  }
}

/// What a face shows but its head.
private struct FeaturesAlone: Picture {
  var face: Face
  var rating: Rating {
    get { face.rating }
    set { face.rating = newValue }
  }
  var canvasSize: Size { face.canvasSize }
  var basePaint: Paint { face.basePaint }

  func draw<Target: Canvas>(on canvas: inout Target) {
    let posed = PosedFace(face.style, at: rating.progress)
    for layer in FaceLayer.allCases where layer != .head {
      if layer == .features { canvas.paint(posed.pose.colors.features) }
      face.style.extras.forEach { if $0.layer == layer { posed.draw($0, on: &canvas) } }
      posed.eyes.draw(layer, in: posed.pose.features, posed.pose.colors, on: &canvas)
    }
  }
}

extension MouthAlone {
  /// How far the line hangs below its ends on average, in units of the canvas; of an open mouth, the lip
  /// that is farther from them.
  fileprivate var bend: Double {
    let outline = EmojiRate.Recording(self).shapes[0].segments
    let isLens = outline[0].start == outline[outline.count - 1].end
    let lines = isLens ? outline.map { [$0] } : [outline]
    let bends = lines.map { line in
      let points = line.flatMap { $0.points(24) }
      let ends = (line[0].start.y + line[line.count - 1].end.y) / 2
      return points.reduce(0) { $0 + $1.y } / Double(points.count) - ends
    }
    return bends.max { abs($0) < abs($1) } ?? 0
  }
}
