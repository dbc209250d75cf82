import Testing

@testable import EmojiRate

@Suite("Face heads")
struct FaceHeadTests {
  private static let heads = FaceHead.allCases.filter { $0 != .none }

  /// A face of nothing but a head.
  private static func style(_ head: FaceHead, _ paint: FacePaint = .solid) -> FaceStyle {
    var style = FaceStyle.sunny
    (style.head, style.paint) = (head, paint)
    (style.eyes, style.brows, style.mouth, style.extras) = (.none, .none, .none, [])
    return style
  }

  private static func elements(_ style: FaceStyle, at progress: Double) -> [PathElement] {
    Face(progress * 5, style: style).pathElements
  }

  private static func points(_ elements: [PathElement]) -> [Point] {
    elements.flatMap { element in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: [Point]()
      }
    }
  }

  private static var progresses: [Double] { (0...40).map { Double($0) / 40 } }

  @Test("A head leaves the canvas at no value, however wide its line", arguments: heads)
  func bounds(head: FaceHead) {
    for (paint, width) in [(FacePaint.solid, 8.0), (.solid, 20), (.line, 13), (.line, 20)] {
      var style = Self.style(head, paint)
      (style.lineWidth, style.rimWidth) = (width, width)
      for progress in Self.progresses {
        let path = FlattenedPath(Self.elements(style, at: progress), winding: .nonZero)
        let box = path.box
        #expect(min(box.left, box.top) >= width / 2)
        #expect(max(box.right, box.bottom) <= 240 - width / 2)
      }
    }
  }

  @Test(
    "All heads but those that lean are mirror images of themselves",
    arguments: heads.filter { ![.drop, .cloud, .bubble].contains($0) })
  func symmetry(head: FaceHead) {
    for progress in Self.progresses {
      let points = Self.points(Self.elements(Self.style(head), at: progress))
      for point in points {
        #expect(
          points.contains { abs($0.x + point.x - 240) < 1e-9 && abs($0.y - point.y) < 1e-9 })
      }
    }
  }

  @Test("A head that morphs less shows less of both ends", arguments: heads)
  func morph(head: FaceHead) {
    var style = Self.style(head)
    style.morph = 0
    for progress in [0, 0.3, 1] {
      #expect(Self.elements(style, at: progress) == Self.elements(style, at: 0.5))
    }
    style.morph = 0.5
    #expect(Self.elements(style, at: 0) == Self.elements(Self.style(head), at: 0.25))
    #expect(Self.elements(style, at: 1) == Self.elements(Self.style(head), at: 0.75))
  }

  @Test("Eyes, brows, cheeks and mouth stand within the head at every value", arguments: heads)
  func features(head: FaceHead) {
    for progress in Self.progresses {
      let style = Self.style(head)
      let pose = Pose(at: progress, style)
      let path = FlattenedPath(Self.elements(style, at: progress), winding: .nonZero)
      let brow = (pose.eyeX + 1 + pose.browHalfWidth, pose.browY - pose.browDrop)
      let mouth = (0.0, pose.mouthY + max(pose.lowerLip, 0))
      let ends = [
        (pose.cheekX + 3, pose.cheekY), brow, mouth, (pose.mouthHalfWidth, pose.mouthY),
      ]
      for (x, y) in ends {
        #expect(path.contains(pose.features(x, y)) && path.contains(pose.features(-x, y)))
      }
    }
  }

  @Test("Eyes of any kind stand within any head", arguments: heads)
  func eyes(head: FaceHead) {
    for eyes in FaceEyes.drawn {
      var style = Self.style(head)
      style.eyes = eyes
      for progress in [0, 0.5, 1] {
        let path = FlattenedPath(Self.elements(Self.style(head), at: progress), winding: .nonZero)
        for spot in Ink(.eyes, style, at: progress).spots {
          #expect(path.contains(spot.center), "\(eyes) at \(progress)")
        }
      }
    }
  }

  @Test("A character says by itself how high and how large its features are on its own head")
  func ownPlace() {
    let style = FaceStyle(.sunny) { $0.head = .blob }
    func place(_ data: CharacterData, at progress: Double) -> FeaturePlace {
      data.plan(style, at: Moment(progress)).features
    }
    var data = CharacterData(head: .blob)
    #expect(place(data, at: 0).y == 10)
    #expect(place(data, at: 0).scale == 0.96)
    data.featureY = Channel(12, 9, 5, 3, 2, 0, -1)
    data.featureScale = 0.95
    #expect(place(data, at: 0).y == 12)
    #expect(place(data, at: 1).y == -1)
    #expect(place(data, at: 0.5).scale == 0.95)
    data.head = .cloud
    #expect(place(data, at: 0).y == 10)
  }

  @Test("A head of a usual line is 3 units smaller than a filled one, and a rabbit's 2")
  func frames() {
    #expect(Pose(at: 0, Self.style(.circle)).face.unit == 1.07)
    #expect(Pose(at: 0, Self.style(.circle, .line)).face.unit == 1.04)
    #expect(Pose(at: 0, Self.style(.bunny, .tint)).face.unit == 1.02)
  }
}
