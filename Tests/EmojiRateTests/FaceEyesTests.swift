import Testing

@testable import EmojiRate

@Suite("FaceEyes")
struct FaceEyesTests {
  /// Places on the scale, both ends included.
  private let places = (0...40).map { Double($0) / 40 }
  /// Fewer, for what is slow to measure.
  private let fewPlaces = (0...10).map { Double($0) / 10 }

  private func recording(_ style: FaceStyle, at progress: Double) -> EmojiRate.Recording {
    EmojiRate.Recording(FacePart(.eyes, style, at: progress))
  }

  @Test("What is left out because it is too small is hardly there", arguments: FaceEyes.styles)
  func leftOut(style: FaceStyle) {
    for place in places {
      let still = Ink(.eyes, style, at: place)
      for shape in recording(style, at: place).shapes where shape.verbs.contains(.move) {
        let start = shape.controlPoints[0]
        let isShown = still.spots.contains { $0.center.distance(to: start) < 1e-9 }
        let width = shape.paint.stroke?.width ?? 0
        #expect(isShown || width <= 2, "\(style.summary) at \(place)")
      }
    }
  }

  @Test("Eyes touch neither the mouth nor the cheeks nor the rim", arguments: FaceEyes.styles)
  func clear(style: FaceStyle) {
    let rim = style.paint == .solid ? 107 - 4.0 : 104 - 6.5
    for place in fewPlaces {
      let eyes = Ink(.eyes, style, at: place)
      #expect(eyes.clearance(from: Ink(.mouth, style, at: place)) > 3, "\(style.summary) \(place)")
      #expect(eyes.clearance(from: Ink(.extras, style, at: place)) > 3, "\(style.summary) \(place)")
      #expect(eyes.reach(from: Point(120, 120)) < rim - 10, "\(style.summary) \(place)")
    }
  }

  @Test("Eyes as large as they can be stay clear of each other", arguments: FaceEyes.styles)
  func large(style: FaceStyle) {
    var style = style
    style.eyeWidth = 0.3
    for place in fewPlaces {
      let spots = Ink(.eyes, style, at: place).spots
      let right = spots.filter { $0.center.x > 120 }.map { $0.center.x - $0.radius }.min() ?? 0
      let left = spots.filter { $0.center.x < 120 }.map { $0.center.x + $0.radius }.max() ?? 240
      #expect(right - left > 3, "\(style.summary) at \(place)")
    }
  }

  @Test("Brows do not cross eyes, and rest on them only with anger", arguments: FaceEyes.styles)
  func brows(style: FaceStyle) {
    var style = style
    style.brows = .full
    for place in fewPlaces {
      let clearance = Ink(.eyes, style, at: place).clearance(from: Ink(.brows, style, at: place))
      let rests = style.eyes == .open && style.expression == .furious && place < 0.1
      #expect(clearance > (rests ? -2 : 0.5), "\(style.summary) at \(place)")
    }
  }

  @Test(
    "The right eye mirrors the left one, but for winks and highlights",
    arguments: FaceEyes.drawn.filter { $0 != .wink })
  func mirrored(eyes: FaceEyes) {
    for place in fewPlaces {
      // Lines have no highlights.
      let shapes = recording(FaceStyle(eyes: eyes, .crying, .line), at: place).shapes
      let points = shapes.flatMap(\.controlPoints)
      #expect(points.count > 1)
      for point in points {
        let mirrored = Point(240 - point.x, point.y)
        #expect(points.contains { $0.distance(to: mirrored) < 1e-9 }, "\(eyes) at \(place)")
      }
    }
  }

  @Test("Eyes grow with their width", arguments: FaceEyes.styles)
  func width(style: FaceStyle) {
    func size(_ width: Double) -> Double {
      var style = style
      style.eyeWidth = width
      let eyes = Ink(.eyes, style, at: 0.8).spots.filter { $0.center.x > 120 }
      let top = eyes.map { $0.center.y - $0.radius }.min() ?? 0
      return (eyes.map { $0.center.y + $0.radius }.max() ?? 0) - top
        + eyes.reduce(0) { max($0, $1.center.x + $1.radius) }
    }
    #expect(size(0.16) < size(0.2), "\(style.summary)")
    #expect(size(0.2) < size(0.24), "\(style.summary)")
  }

  @Test("Eyes and brows rise with their position, and do not change", arguments: FaceEyes.styles)
  func position(style: FaceStyle) {
    var higher = style
    higher.eyePosition = 0.63
    for kind in [FacePart.Kind.eyes, .brows] {
      let before = Ink(kind, style, at: 0.4).spots
      let after = Ink(kind, higher, at: 0.4).spots
      // The original's are drawn in the scale of their frame.
      let rise =
        kind == .eyes && style.eyes == .classic ? 6 * Pose(at: 0.4, style).features.unit : 7.2
      #expect(before.count == after.count && !before.isEmpty)
      for (low, high) in zip(before, after) {
        #expect(abs(low.center.x - high.center.x) < 1e-9, "\(style.summary)")
        #expect(abs(low.center.y - rise - high.center.y) < 1e-9, "\(style.summary)")
      }
    }
  }

  @Test("Eyes of lines have one colour", arguments: FaceEyes.drawn)
  func oneColor(eyes: FaceEyes) {
    let style = FaceStyle(eyes: eyes, .crying, .line)
    for place in fewPlaces {
      let face = FacePart(.eyes, style, at: place)
      for paint in Ink(face).paints {
        #expect(paint.stroke?.brush == face.basePaint.stroke?.brush)
        #expect(paint.fill == nil || paint.fill == face.basePaint.stroke?.brush)
      }
    }
  }

  @Test(
    "Hearts, stars and rings grow with the value",
    arguments: [FaceEyes.heart, .star, .ring])
  func grow(eyes: FaceEyes) {
    var last = 0.0
    for place in places {
      let size = Ink(.eyes, FaceStyle(eyes: eyes), at: place).spots
        .reduce(0) { max($0, $1.center.x + $1.radius) }
      #expect(size >= last, "\(eyes) at \(place)")
      last = size
    }
  }
}
