import Testing

@testable import EmojiRate

@Suite("Worn")
struct WornTests {
  private static let expressions = [FaceExpression.furious, .crying]

  /// The poses of a face at 21 values, as it is drawn.
  private func poses(_ change: (inout FaceStyle) -> Void) -> [Pose] {
    let style = FaceStyle(.sunny, change)
    return (0...20).map {
      var pose = Pose(at: Double($0) / 20, style)
      pose.putOn()
      return pose
    }
  }

  /// The pose in which the mouth is drawn.
  private func withMouthFrame(_ pose: Pose) -> Pose {
    var pose = pose
    pose.features = pose.mouthFrame
    return pose
  }

  /// The ink of the mouth as it is drawn, in units of the features.
  private func mouth(_ pose: Pose) -> (top: Double, bottom: Double) {
    let extent = InkMeter.mouth(withMouthFrame(pose)).extent
    let frame = pose.mouthFrame
    func height(_ y: Double) -> Double {
      (frame(0, y).y - pose.features.center.y) / pose.features.unit
    }
    return (height(extent.top), height(extent.bottom))
  }

  @Test("Glasses go around all eyes", arguments: FaceEyes.allCases)
  func glasses(eyes: FaceEyes) throws {
    // The lids of open eyes end in the line of the glasses.
    let slack = eyes == .open ? 2.3 : 0
    for expression in Self.expressions {
      let poses = poses {
        ($0.eyes, $0.expression, $0.extras) = (eyes, expression, .glasses)
      }
      for pose in poses {
        let glasses = try #require(pose.worn.glasses)
        let reach = InkMeter.eyes(pose, around: (glasses.x, glasses.y)).farthest
        let inner = 2 * glasses.radius - glasses.reach
        #expect(reach <= inner + slack, "\(expression) at \(pose.moment.progress)")
        #expect(glasses.x > glasses.reach - slack, "both stay apart")
        #expect(pose.browY <= -48)
      }
    }
  }

  @Test("No glasses are on a mouth", arguments: FaceMouth.allCases, [FaceExtras.glasses, .shades])
  func mouths(mouth: FaceMouth, extras: FaceExtras) throws {
    for expression in Self.expressions {
      for pose in poses({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, extras) }) {
        let eyewear = try #require(pose.worn.eyewear)
        let frame = pose.mouthFrame
        // The middle of the glass in the frame of the mouth.
        let middle = pose.features(eyewear.x, eyewear.y)
        let place = (
          x: (middle.x - frame.center.x) / frame.unit, y: (middle.y - frame.center.y) / frame.unit
        )
        let near =
          InkMeter.mouth(withMouthFrame(pose), around: place).nearest * frame.unit
          / pose.features.unit
        #expect(near > eyewear.reach, "\(expression) at \(pose.moment.progress)")
      }
    }
  }

  @Test("A moustache is between the eyes and any mouth", arguments: FaceMouth.allCases)
  func moustache(mouth: FaceMouth) throws {
    for expression in Self.expressions {
      for extras in [FaceExtras.moustache, [.moustache, .glasses], [.moustache, .shades]] {
        for pose in poses({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, extras) }) {
          let moustache = try #require(pose.worn.moustache)
          let place: Comment = "\(expression) \(extras.rawValue) at \(pose.moment.progress)"
          if mouth == .none { continue }
          #expect(moustache.bottom < self.mouth(pose).top + 0.1, place)
          #expect(self.mouth(pose).bottom < 93, place)
        }
      }
    }
  }

  @Test("A nose is above any mouth but a cat's, which begins there", arguments: FaceMouth.allCases)
  func nose(mouth: FaceMouth) {
    for expression in Self.expressions {
      for pose in poses({ ($0.mouth, $0.expression, $0.extras) = (mouth, expression, .nose) }) {
        var meter = PathElements()
        Nose.draw(pose, on: &meter)
        guard case .line(let tip) = meter.elements[2] else {
          Issue.record("a nose is a triangle")
          return
        }
        let low = (tip.y - pose.features.center.y) / pose.features.unit
        let line = pose.lineWidth / 2 / pose.features.unit
        if mouth == .cat || mouth == .none {
          #expect(abs(low - 21) < 0.001)
        } else {
          let top = InkMeter.mouth(pose, window: 8).extent.top
          #expect(low + line < top, "\(expression) at \(pose.moment.progress)")
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
    for pose in poses({ $0.extras = [.blush, .crown, .nose] }) {
      #expect(pose.mouthFrame.center == pose.features.center)
      #expect(pose.mouthFrame.unit == pose.features.unit)
    }
  }
}
