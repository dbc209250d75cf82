import Testing

@testable import EmojiRate

@Suite("FaceExtras")
struct FaceExtrasTests {
  @Test("Every extra is in the set that it makes, and in no other", arguments: FaceExtra.allCases)
  func membership(extra: FaceExtra) {
    for other in FaceExtra.allCases {
      #expect(FaceExtras(extra).contains(other) == (extra == other))
    }
    var found: [FaceExtra] = []
    FaceExtras(extra).union(.blush).forEach { found.append($0) }
    #expect(found == (extra == .blush ? [.blush] : [.blush, extra]))
  }

  @Test("Bits that name nothing are nothing")
  func unknown() {
    var count = 0
    FaceExtras(rawValue: .max).forEach { _ in count += 1 }
    #expect(count == FaceExtra.allCases.count)
  }

  @Test("Every extra is seen at some value", arguments: FaceExtra.allCases)
  func visible(extra: FaceExtra) {
    let changes = (0...40).filter { step in
      let value = Double(step) / 8
      return Face(value, style: .wearing(extra)).svg() != Face(value, style: .wearing(nil)).svg()
    }
    #expect(!changes.isEmpty)
  }

  @Test(
    "What is left out of a still picture would not have been seen", arguments: FaceExtra.allCases)
  func growth(extra: FaceExtra) {
    for expression in [FaceExpression.furious, .crying] {
      var style = FaceStyle.wearing(extra)
      style.expression = expression
      for step in 0...100 {
        let alone = ExtraAlone(extra, style, at: Double(step) / 100)
        if !alone.pathElements.isEmpty { continue }
        for shape in alone.shapes {
          // What is behind the head is not seen either.
          #expect(shape.outset < 1.3 || extra == .sun, "\(expression) at \(step)/100")
          #expect(
            shape.paint.fill == nil || shape.enclosedArea < 30, "\(expression) at \(step)/100")
        }
      }
    }
  }

  @Test(
    "Blush, tears, sweat and sparkles are scaled around their middles, to nothing",
    arguments: [
      (FaceExtra.blush, 5.0), (.tears, 0), (.sweat, 1), (.sparkle, 5), (.twinkle, 5),
    ])
  func scale(extra: FaceExtra, value: Double) {
    func style(_ scale: Double) -> FaceStyle {
      var style = FaceStyle.wearing(extra)
      style.expression = .crying
      style.extraScale = scale
      return style
    }
    var bare = style(1)
    bare.extras = []
    #expect(Face(value, style: style(0)).svg() == Face(value, style: bare).svg())
    func middle(_ scale: Double) -> (x: Double, width: Double) {
      let spots = ExtraAlone(extra, style(scale), at: value / 5).shapes
        .flatMap { shape in shape.spots.map { ($0.x - shape.outset, $0.x + shape.outset) } }
      let (low, high) = (spots.map(\.0).min() ?? 0, spots.map(\.1).max() ?? 0)
      return ((low + high) / 2, high - low)
    }
    let (half, whole) = (middle(0.5), middle(1))
    #expect(half.width < whole.width)
    #expect(abs(half.x - whole.x) < 3)
  }

  @Test(
    "A twinkle is one star, and sparkles are two",
    arguments: [(FaceExtra.twinkle, 1), (.sparkle, 2)])
  func sparkles(extra: FaceExtra, count: Int) {
    let verbs = ExtraAlone(extra, .wearing(extra), at: 1).shapes.flatMap(\.verbs)
    #expect(verbs.count { $0 == .move } == count)
  }

  @Test("Faces of lines have neither cheeks nor muzzles, and no sun shines through them")
  func lines() {
    for extra in [FaceExtra.blush, .muzzle, .bearEars, .bunnyEars, .sun] {
      for paint in [FacePaint.line, .tint] {
        var style = FaceStyle.wearing(extra)
        style.paint = paint
        var bare = style
        bare.extras = []
        let shapes = Face(5, style: style).shapes
        #expect(shapes.count == Face(5, style: bare).shapes.count, "\(extra)")
      }
    }
  }

  @Test("Cheeks are as red as they are red at all from the first")
  func cheeks() throws {
    let fill = ColorRamp.sunny.color(at: Moment(0.52))
    let cheek = try #require(
      Face(2.6, style: .wearing(.blush)).shapes.first { shape in
        shape.verbs == [.move, .line, .move, .line]
      })
    guard case .color(let color)? = cheek.paint.stroke?.brush else {
      Issue.record("cheeks have one colour")
      return
    }
    #expect(fill.green - color.green > 0.07)
    #expect(cheek.outset < 3)
  }
}

extension FaceStyle {
  /// A face with one extra on the head that it belongs to.
  static func wearing(_ extra: FaceExtra?) -> FaceStyle {
    FaceStyle(.sunny) {
      $0.extras = extra.map { FaceExtras($0) } ?? []
      $0.expression = extra == .tears ? .crying : .furious
      switch extra {
      case .bearEars: $0.head = .bear
      case .bunnyEars: $0.head = .bunny
      default: break
      }
    }
  }
}

/// One extra of a face and nothing else.
struct ExtraAlone: Picture {
  var rating: Rating
  let extra: FaceExtra
  let style: FaceStyle

  init(_ extra: FaceExtra, _ style: FaceStyle, at progress: Double) {
    rating = Rating(5 * progress)
    self.extra = extra
    self.style = style
  }

  private var face: PosedFace { PosedFace(style, at: rating.progress) }

  var canvasSize: Size { Size(width: 240, height: 240) }
  var basePaint: Paint {
    extra == .nose ? face.pose.colors.features : face.pose.colors.base
  }
  func draw<Target: Canvas>(on canvas: inout Target) { face.draw(extra, on: &canvas) }

  var shapes: [EmojiRate.Recording.Shape] { EmojiRate.Recording(self).shapes }
}
