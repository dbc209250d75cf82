import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("PosedFace")
struct PosedFaceTests {
  @Test("A classic face with brows that nothing raises is the classic face, to the byte")
  func seam() {
    let style = FaceStyle(.classic) { $0.brows = .automatic }
    for value in [2.5, 3, 4, 5] {
      #expect(Face(value, style: style).svg() == Face(value).svg())
    }
    #expect(Face(0, style: style).svg() != Face(0).svg())
  }

  @Test(
    "A nose and a bow tie keep away from a mouth that makes room for glasses or a moustache",
    arguments: [[.glasses], [.moustache], [.shades, .moustache]] as [FaceExtras])
  func movedMouth(extras: FaceExtras) {
    for value in stride(from: 0, through: 5, by: 0.25) {
      var style = FaceStyle(.sunny)
      style.extras = extras
      style.extras.insert(.bowTie)
      style.extras.insert(.nose)
      let pose = Pose(at: value / 5, style)
      let face = PosedFace(pose)
      let mouth = InkMeter(style.mouth, pose, in: face.mouthFrame).extent
      let features = pose.features
      var extents: [Extent] = []
      for extra in [FaceExtra.bowTie, .nose] {
        var ink = Recording(basePaint: pose.colors.base)
        face.draw(extra, pose, on: &ink)
        extents.append(
          ink.shapes.flatMap(\.outline.points).reduce(into: .empty) {
            let place = $1 - features.center
            $0.join(Point(place.x / features.unit, place.y / features.unit))
          })
      }
      #expect(extents[0].top > mouth.bottom - 12, "\(value)")
      #expect(extents[1].bottom < mouth.top + 2, "\(value)")
    }
  }

  @Test("A tongue is drawn from 1.5 units on, and no speck of it before")
  func tongue() throws {
    let style = FaceStyle(.sunny) { $0.mouth = .tongue }
    var widths: [Double] = []
    for step in 0...100 {
      let document = Face(2.5 + Double(step) / 200, style: style).svg()
      guard document.contains("#f2567a") else { continue }
      // It is drawn last.
      let path = try #require(PathData(pathData(in: document)))
      let xs = path.elements.flatMap(\.points).map(\.x)
      widths.append(try #require(xs.max()) - (try #require(xs.min())))
    }
    #expect(widths.count > 50 && widths.allSatisfy { $0 >= 1.5 })
  }
}
