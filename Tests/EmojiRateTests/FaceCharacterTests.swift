import Testing

@testable import EmojiRate

@Suite("FaceCharacter")
struct FaceCharacterTests {
  @Test("A style is made of a character and what is changed of it")
  func changes() {
    var expected = FaceStyle(.cat)
    expected.eyes = .heart
    #expect(FaceStyle(.cat) { $0.eyes = .heart } == expected)
  }

  /// All but the classic one, which has tests of its own.
  static let drawn = FaceCharacter.allCases.filter { $0 != .classic }
  /// Places on the scale, both ends included.
  private let places = (0...40).map { Double($0) / 40 }

  private func face(_ character: FaceCharacter, at progress: Double) -> Face {
    Face(5 * progress, style: FaceStyle(character))
  }

  @Test("Every number of a character is finite", arguments: FaceCharacter.allCases)
  func finite(character: FaceCharacter) {
    for step in 0...200 {
      let shapes = EmojiRate.Recording(face(character, at: Double(step) / 200)).shapes
      for (index, shape) in shapes.enumerated() {
        let isFinite = shape.coordinates.allSatisfy { $0.isFinite }
        #expect(isFinite, "\(index) at \(step): \(shape.coordinates)")
        #expect(shape.paint.stroke?.width.isFinite != false, "\(index) at \(step)")
      }
    }
  }

  @Test("Nothing of a character leaves the canvas", arguments: drawn)
  func bounds(character: FaceCharacter) {
    for place in places {
      for shape in face(character, at: place).shapes where shape.isVisible {
        let (spots, outset) = (shape.spots, shape.outset)
        let low = spots.map { min($0.x, $0.y) }.min() ?? 0
        let high = spots.map { max($0.x, $0.y) }.max() ?? 0
        #expect(low - outset >= 0 && high + outset <= Face.side, "\(place)")
      }
    }
  }

  @Test("Eyes, mouth and cheeks of a character do not touch", arguments: drawn)
  func clearance(character: FaceCharacter) {
    var style = FaceStyle(character)
    // The others are to be worn on the face.
    style.extras.formIntersection(.blush)
    for place in places {
      let (eyes, mouth) = (Ink(.eyes, style, at: place), Ink(.mouth, style, at: place))
      let cheeks = Ink(.extras, style, at: place)
      #expect(eyes.clearance(from: mouth) > 0, "\(place)")
      #expect(eyes.clearance(from: cheeks) > 0, "\(place)")
      #expect(mouth.clearance(from: cheeks) > 0, "\(place)")
    }
  }

  @Test("No feature of a character crosses the rim of its head", arguments: drawn)
  func rim(character: FaceCharacter) {
    let style = FaceStyle(character)
    for place in stride(from: 0, through: 1, by: 0.1) {
      var head = PathElements()
      style.head.draw(
        in: Pose(at: place, style).face, at: style.headMoment(at: place), character.data,
        into: &head)
      let outline = FlattenedPath(head.elements, winding: .nonZero)
      for kind in [FacePart.Kind.eyes, .brows, .mouth] {
        var isInside = true
        for spot in Ink(kind, style, at: place).spots {
          // The line's own half, in eight directions.
          for (x, y) in [(1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (0, -1)] {
            let point = Point(spot.center.x + x * spot.radius, spot.center.y + y * spot.radius)
            isInside = isInside && outline.contains(point)
          }
        }
        #expect(isInside, "\(kind) at \(place)")
      }
    }
  }

  @Test("A gradient is in a character's document only where it is asked for", arguments: drawn)
  func identifiers(character: FaceCharacter) {
    for value in 0...5 {
      #expect(!Face(Double(value), style: FaceStyle(character)).svg().contains("id="))
      let style = FaceStyle(character) { $0.paint = .radial }
      #expect(Face(Double(value), style: style).svg().contains("id="))
    }
  }

  @Test("A character's document is short", arguments: drawn)
  func bytes(character: FaceCharacter) {
    // The sentence depends on the value's decimals.
    let options = SVGOptions(label: .title("3 out of 5"))
    let counts = places.map { face(character, at: $0).svg(options).utf8.count }
    #expect(counts.max()! <= (character == .mini ? 395 : 990))
  }

  @Test(
    "The ink is told from every theme's colours at every value",
    // In the text's colour, faces are drawn in lines.
    arguments: Theme.allCases.filter { $0.headColor != .fixed(.currentColor) })
  func ink(theme: Theme) throws {
    let ink = FaceColors.defaultInk.hsb
    for place in places {
      var style = FaceStyle(.sunny)
      style.color = theme.headColor
      let pose = Pose(at: place, style)
      #expect(ColorVision.contrast(HSBColor(pose.colors.fill), ink) >= 3, "\(place)")
    }
  }
}
