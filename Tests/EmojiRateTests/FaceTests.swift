import Testing

@testable import EmojiRate

@Suite("Face")
struct FaceTests {
  @Test(
    "A value on any scale is drawn by its progress alone",
    arguments: [(0.0, 10.0), (-1, 1), (100, 101), (-1e9, 1e9)])
  func scales(minimum: Double, maximum: Double) {
    for progress in [0, 0.25, 0.5, 1] {
      let value = minimum + (maximum - minimum) * progress
      let face = Face(Rating(value, minimum: minimum, maximum: maximum))
      #expect(face.pathElements == Face(5 * progress).pathElements)
      #expect(face.color == Face(5 * progress).color)
    }
  }

  @Test("The classic face is its parts, drawn as those of every face are")
  func classicParts() {
    for progress in [0, 0.3, 0.5, 0.62, 1] {
      for (lineWidth, showsEyes) in [(14.0, true), (3, true), (20, false)] {
        let style = FaceStyle(
          lineWidth: lineWidth, mouthWidth: 0.5, eyePosition: 0.7, showsEyes: showsEyes)
        let face = Face(progress * 5, style: style)
        var posed = PathElements()
        PosedFace(style, at: progress).draw(on: &posed)
        #expect(largestDifference(posed.elements, face.pathElements) < 1e-9)
        #expect(FaceColors(style, Moment(progress), style.character.data).lines == face.basePaint)
      }
    }
  }

  @Test("Another part of a classic face changes nothing but this part")
  func classicWithParts() {
    let classic = Face(3)
    let withBrows = Face(3, style: FaceStyle(.classic) { $0.brows = .automatic })
    #expect(withBrows.svg() == classic.svg(), "the expression has no brows at 3")
    for value in [0, 1.5, 4] {
      let before = Face(value).pathElements.map(\.rounded)
      for change in [
        { $0.brows = .full }, { $0.eyes = .heart }, { $0.extras = .nose },
      ] as [(inout FaceStyle) -> Void] {
        let face = Face(value, style: FaceStyle(.classic, change))
        let after = face.pathElements.map(\.rounded)
        let kept = face.style.eyes == .classic ? before : Array(before.prefix(before.count - 6))
        #expect(face.precision == 2)
        #expect(kept.allSatisfy(after.contains), "\(value)")
        #expect(after.count > kept.count)
      }
    }
  }
}

extension PathElement {
  /// With coordinates of six decimals, as text.
  fileprivate var rounded: String {
    func text(_ point: Point) -> String {
      "\((point.x * 1e6).rounded()),\((point.y * 1e6).rounded()) "
    }
    return switch self {
    case .move(let point): "m" + text(point)
    case .line(let point): "l" + text(point)
    case .curve(let end, let control1, let control2): text(control1) + text(control2) + text(end)
    case .close: "z"
    }
  }
}
