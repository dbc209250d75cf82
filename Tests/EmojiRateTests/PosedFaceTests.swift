import Testing

@testable import EmojiRate

@Suite("PosedFace")
struct PosedFaceTests {
  private static let expressions = [FaceExpression.furious, .crying]

  /// A face at 21 values.
  private func faces(_ change: (inout FaceStyle) -> Void) -> [PosedFace] {
    let style = FaceStyle(.sunny, change)
    return (0...20).map { PosedFace(style, at: Double($0) / 20) }
  }

  /// The ink of the mouth as it is drawn, in units of the features.
  private func mouth(_ face: PosedFace) -> (top: Double, bottom: Double) {
    let (frame, features) = (face.mouthFrame, face.pose.features)
    // The line keeps its width where the mouth is smaller.
    let line = face.pose.halfLine * (features.unit / frame.unit - 1)
    let extent = InkMeter(face.mouth, face.pose).extent
    func height(_ y: Double) -> Double { (frame(0, y).y - features.center.y) / features.unit }
    return (height(extent.top - line), height(extent.bottom + line))
  }

  @Test("Glasses go around all eyes", arguments: FaceEyes.allCases)
  func glasses(eyes: FaceEyes) throws {
    // The lids of open eyes end in the line of the glasses.
    let slack = eyes == .open ? 2.3 : 0
    for expression in Self.expressions {
      let faces = faces {
        ($0.eyes, $0.expression, $0.extras) = (eyes, expression, .glasses)
      }
      for face in faces {
        let glasses = try #require(face.glasses)
        let reach = InkMeter(face.eyes, face.pose, around: (glasses.x, glasses.y)).farthest
        let inner = 2 * glasses.radius - glasses.reach
        #expect(reach <= inner + slack, "\(expression) at \(face.pose.mouthY)")
        #expect(glasses.x > glasses.reach - slack, "both stay apart")
        #expect(face.brows.arch.y <= -48)
      }
    }
  }

  @Test("No glasses are on a mouth", arguments: FaceMouth.allCases, [FaceExtras.glasses, .shades])
  func mouths(mouth: FaceMouth, extras: FaceExtras) throws {
    for expression in Self.expressions {
      for face in faces({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, extras) }) {
        let eyewear = try #require(face.eyewear)
        let (frame, features) = (face.mouthFrame, face.pose.features)
        // The middle of the glass in the frame of the mouth.
        let middle = features(eyewear.x, eyewear.y)
        let place = (
          x: (middle.x - frame.center.x) / frame.unit, y: (middle.y - frame.center.y) / frame.unit
        )
        // The line keeps its width where the mouth is smaller.
        let near =
          (InkMeter(face.mouth, face.pose, around: place).nearest + face.pose.halfLine)
          * frame.unit / features.unit - face.pose.halfLine
        #expect(near > eyewear.reach, "\(expression) at \(face.pose.mouthY)")
      }
    }
  }

  @Test("A moustache is between the eyes and any mouth", arguments: FaceMouth.allCases)
  func moustache(mouth: FaceMouth) throws {
    for expression in Self.expressions {
      for extras in [FaceExtras.moustache, [.moustache, .glasses], [.moustache, .shades]] {
        for face in faces({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, extras) }) {
          let moustache = try #require(face.moustache)
          let place: Comment = "\(expression) \(extras.rawValue) at \(face.pose.mouthY)"
          if mouth == .none { continue }
          #expect(moustache.bottom < self.mouth(face).top + 0.1, place)
          #expect(self.mouth(face).bottom < 93, place)
        }
      }
    }
  }

  @Test("A nose is above any mouth but a cat's, which begins there", arguments: FaceMouth.allCases)
  func nose(mouth: FaceMouth) {
    for expression in Self.expressions {
      for face in faces({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, .nose) }) {
        var meter = PathElements()
        Nose(face.pose, above: face.mouth).draw(in: face.pose.features, into: &meter)
        guard case .line(let tip) = meter.elements[2] else {
          Issue.record("a nose is a triangle")
          return
        }
        let low = (tip.y - face.pose.features.center.y) / face.pose.features.unit
        let line = face.pose.halfLine
        if mouth == .cat || mouth == .none {
          #expect(abs(low - 21) < 0.001)
        } else {
          let top = InkMeter(face.mouth, face.pose, window: 8).extent.top
          #expect(low + line < top, "\(expression) at \(face.pose.mouthY)")
        }
      }
    }
  }

  @Test("Shades hide the eyes")
  func shades() {
    let eyes = FaceEyes.allCases.map { eyes in
      Face(2, style: FaceStyle(.sunny) { ($0.eyes, $0.brows, $0.extras) = (eyes, .none, .shades) })
        .svg()
    }
    #expect(Set(eyes).count == 1)
  }

  @Test("Without anything on the face, the mouth keeps its frame")
  func unchanged() {
    for face in faces({ $0.extras = [.blush, .crown, .nose] }) {
      #expect(face.mouthFrame.center == face.pose.features.center)
      #expect(face.mouthFrame.unit == face.pose.features.unit)
    }
  }
}
