import Testing

@testable import EmojiRate

@Suite("Heads")
struct HeadsTests {
  @Test("The plan of a head repeats its outline", arguments: FaceHead.allCases.dropFirst())
  func plan(head: FaceHead) throws {
    // A hat covers the points of a flower; a heart is widest above its eyes.
    let (height, width) = (head == .bloom ? 7.1 : 5, 9.0)
    for part in [0, 0.5, 1] {
      let moment = Moment(part)
      let plan = head.plan(at: moment, SquircleHead())
      let spots = drawnElements {
        head.draw(in: .identity, at: moment, SquircleHead(), into: &$0)
      }.spots
      let box = spots.reduce(into: Box.empty) { $0.join($1) }
      #expect(plan.extent.widened(by: 0.5).holds(box), "\(part): \(box)")
      // Where the outline crosses the middle line, and the height of the eyes.
      let middle = crossings(spots, 0) { ($0.x, $0.y) }
      let level = crossings(spots, plan.features(0, -15).y) { ($0.y, $0.x) }
      let (top, bottom) = (try #require(middle.min()), try #require(middle.max()))
      #expect(abs(top - (plan.notch ?? plan.top)) < height, "\(part): \(top)")
      #expect(abs(bottom - plan.bottom) < height, "\(part): \(bottom)")
      let side = try #require(level.max())
      #expect(abs(side - plan.side) < width, "\(part): \(side)")
    }
  }

  /// The second coordinates at which lines between spots have a first one.
  private func crossings(
    _ spots: [Point], _ place: Double, _ axes: (Point) -> (Double, Double)
  ) -> [Double] {
    zip(spots, spots.dropFirst() + spots.prefix(1)).compactMap { from, to in
      let (one, other) = (axes(from), axes(to))
      guard min(one.0, other.0) <= place, place <= max(one.0, other.0) else { return nil }
      let way = other.0 - one.0
      return way == 0 ? one.1 : lerp(one.1, other.1, (place - one.0) / way)
    }
  }
}
