import Testing

@testable import EmojiRate

@Suite("HeadPlan")
struct HeadPlanTests {
  /// The outline of a head at a progress, in its own units.
  private func outline(_ head: FaceHead, _ progress: Double) -> [Point] {
    let pose = Pose(
      at: progress,
      FaceStyle(.sunny) {
        $0.head = head; $0.extras = []
      })
    var meter = OutlinePoints()
    head.draw(in: pose.face, at: Moment(progress), FaceCharacter.sunny.data, into: &meter)
    return meter.points.map {
      Point(
        ($0.x - pose.face.center.x) / pose.face.unit, ($0.y - pose.face.center.y) / pose.face.unit)
    }
  }

  private let heads = FaceHead.allCases.filter { $0 != .none }

  @Test("No head is larger than its extent, and none much smaller")
  func extent() {
    for head in heads {
      var found = Extent.empty
      for step in 0...40 {
        for point in outline(head, Double(step) / 40) {
          found.join(Extent(point.x, point.y, point.x, point.y))
        }
      }
      let extent = head.plan(at: Moment(0), FaceCharacter.sunny.data).extent
      for (inner, outer) in [
        (-found.left, -extent.left), (-found.top, -extent.top), (found.right, extent.right),
        (found.bottom, extent.bottom),
      ] {
        #expect(inner <= outer + 0.01, "\(head)")
        #expect(inner > outer - 3.5, "\(head)")
      }
    }
  }

  @Test("Landmarks are on the outline, and hats stand on the head")
  func places() throws {
    for head in heads {
      for step in 0...8 {
        let progress = Double(step) / 8
        let landmarks = head.plan(at: Moment(progress), FaceCharacter.sunny.data)
        let outline = outline(head, progress)
        func heights(at x: Double) -> [Double] {
          outline.filter { abs($0.x - x) < 1.5 }.map(\.y)
        }
        let place: Comment = "\(head) at \(progress)"
        #expect(abs(try #require(heights(at: 0).min()) - landmarks.notch) < 8, place)
        #expect(abs(try #require(heights(at: 0).max()) - landmarks.bottom) < 5, place)
        let side = try #require(outline.filter { abs($0.y - 5) < 3 }.map(\.x).max())
        #expect((-1...9).contains(side - landmarks.side), place)
        // The line of a hat, at the middle and as far out as a party hat's corners.
        let (hats, line) = (landmarks.hats, -84.0)
        // The notch of a heart is below it.
        let middle = head == .heart ? [] : [0.0]
        for x in [-34.0, 34] + middle where head != .drop && head != .cloud {
          let top = try #require(heights(at: hats.x + x * hats.scale).min())
          #expect(top < hats.y + line * hats.scale + 9, place)
        }
      }
    }
  }
}

private struct OutlinePoints: PathSink {
  var points: [Point] = []
  private var (current, start) = (Point(0, 0), Point(0, 0))

  mutating func move(to point: Point) { (current, start) = (point, point) }
  mutating func line(to point: Point) { curve(to: point, control1: current, control2: point) }
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    let curve = Cubic(start: current, control1: control1, control2: control2, end: point)
    for step in 0...120 { points.append(curve.split(at: Double(step) / 120).first.end) }
    current = point
  }
  mutating func close() { line(to: start) }
}
