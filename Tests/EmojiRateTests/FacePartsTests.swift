import Testing

@testable import EmojiRate

/// The rules that every part of a face keeps, whatever its shape.
@Suite("Parts of faces")
struct FacePartsTests {
  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let record: @Sendable (_ progress: Double) -> EmojiRate.Recording
    /// How far a point may move in a fortieth of the scale.
    var most = 6.0

    init(_ name: String, _ style: FaceStyle, _ draw: @escaping @Sendable (Double) -> some Picture) {
      testDescription = "\(name) \(style.expression) \(style.paint)"
      record = { EmojiRate.Recording(draw($0)) }
    }
  }

  private static let eyes = FaceEyes.styles.map { style in
    Part("eyes \(style.eyes)", style) { FacePart(.eyes, style, at: $0) }
  }
  private static let mouths = FaceMouth.styles.map { style in
    Part("mouth \(style.mouth)", style) { MouthAlone(style, at: $0) }
  }
  private static let heads = FaceHead.allCases.filter { $0 != .none }.map { head in
    let style = FaceStyle(.sunny) {
      $0.head = head
      ($0.eyes, $0.brows, $0.mouth, $0.extras) = (.none, .none, .none, [])
    }
    return Part("head \(head)", style) { Face($0 * 5, style: style) }
  }
  private static let extras = FaceExtra.allCases.flatMap { extra in
    [FacePaint.solid, .line].flatMap { paint in
      [FaceExpression.furious, .crying].map { expression in
        var style = FaceStyle.wearing(extra)
        (style.paint, style.expression) = (paint, expression)
        return Part("extra \(extra)", style) { [style] in ExtraAlone(extra, style, at: $0) }
      }
    }
  }

  private static let characters = FaceCharacter.allCases.map { character in
    Part("character \(character)", FaceStyle(character)) { progress in
      Face(5 * progress, style: FaceStyle(character))
    }
  }
  /// Whole faces with what moves their features aside, besides their own way.
  private static let worn = [
    FaceExtras.glasses, .shades, .moustache, [.glasses, .moustache], .nose, .partyHat,
  ].flatMap { extras in
    FaceMouth.styles.filter { $0.paint == .solid && $0.mouth != .classic }.map { style in
      var style = style
      style.extras = extras
      var part = Part("\(style.mouth) with \(extras)", style) { [style] in
        Face($0 * 5, style: style)
      }
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
}
