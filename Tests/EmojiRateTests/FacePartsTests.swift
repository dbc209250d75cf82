import Testing

@testable import EmojiRate

/// The rules that every part of a face keeps, whatever its shape; what each looks like is in the snapshots.
@Suite("Parts of faces")
struct FacePartsTests {
  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: FaceStyle
    let record: @Sendable (_ progress: Double) -> EmojiRate.Recording
    /// How far a point may move in a fortieth of the scale.
    var most = 6.0

    /// A part alone; a whole face where there is no kind.
    init(_ name: String, _ kind: FacePart.Kind?, _ style: FaceStyle) {
      testDescription = "\(name) \(style.expression) \(style.paint)"
      self.style = style
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
    Part.all("eyes \(eyes)", .eyes) { $0.eyes = eyes }
  }
  private static let mouths = FaceMouth.allCases.filter { $0 != .none }.flatMap { mouth in
    Part.all("mouth \(mouth)", .mouth) { $0.mouth = mouth }
  }
  private static let heads = FaceHead.allCases.filter { $0 != .none }.flatMap { head in
    Part.all("head \(head)", nil) {
      $0.head = head
      ($0.eyes, $0.brows, $0.mouth, $0.extras) = (.none, .none, .none, [])
    }
  }
  private static let extras = FaceExtra.allCases.flatMap { extra in
    Part.all("extra \(extra)", .extras) { $0.extras = FaceExtras(extra) }
  }
  private static let characters = FaceCharacter.allCases.map { character in
    Part("character \(character)", nil, FaceStyle(character))
  }
  /// Whole faces with what moves their features aside, besides their own way.
  private static let worn = [
    FaceExtras.glasses, .shades, .moustache, [.glasses, .moustache], .nose, .partyHat,
  ].flatMap { extras in
    mouths.filter { $0.style.paint == .solid && $0.style.mouth != .classic }.map { mouth in
      var style = mouth.style
      style.extras = extras
      var part = Part("\(style.mouth) with \(extras)", nil, style)
      part.most = 7.2
      return part
    }
  }

  @Test(
    "A part keeps its verbs, and no point moves by more than 6 units in a fortieth of the scale",
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

  @Test("Eyes, mouths and heads are drawn at every value", arguments: eyes + mouths + heads)
  func drawn(part: Part) { #expect(!part.record(0).shapes.isEmpty) }

  @Test("Eyes, mouth and cheeks do not touch", arguments: eyes + mouths + characters.dropFirst())
  func clearance(part: Part) {
    var style = part.style
    // The others are to be worn on the face.
    style.extras.formIntersection(.blush)
    for place in stride(from: 0, through: 1, by: 0.25) {
      let (eyes, mouth) = (FacePart(.eyes, style, at: place), FacePart(.mouth, style, at: place))
      let cheeks = FacePart(.extras, style, at: place)
      #expect(eyes.clearance(from: mouth) > 0, "\(place)")
      #expect(eyes.clearance(from: cheeks) > 0, "\(place)")
      #expect(mouth.clearance(from: cheeks) > 0, "\(place)")
    }
  }
}
