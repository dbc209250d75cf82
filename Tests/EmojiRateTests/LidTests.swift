import Testing

@testable import EmojiRate

@Suite("Lid")
struct LidTests {
  private let ball = Frame(100, 80, unit: 2)

  private func elements(_ draw: (inout PathElements) -> Void) -> [PathElement] {
    var sink = PathElements()
    draw(&sink)
    return sink.elements
  }

  /// Points along a path, in units of the ball's radius from its middle.
  private func distances(_ elements: [PathElement], radius: Double) -> [Double] {
    Polygons(elements, pieces: 20).corners.flatMap { $0 }
      .map { $0.distance(to: ball.center) / (radius * ball.unit) }
  }

  private static let parts = [0, 0.02, 0.1, 0.42, 0.7]
  private static let slopes = [-20.0, -4, 0, 9]

  @Test("Lid and opening are the whole ball", arguments: parts, slopes)
  func whole(part: Double, slope: Double) {
    let lid = Lid(ball, radius: 10, part: part, slope: slope)
    let cap = Polygons(elements { lid.drawCap(into: &$0) })
    let opening = Polygons(elements { lid.drawOpening(into: &$0) })
    #expect(abs(cap.area + opening.area - .pi * 400) < 8)
    #expect(cap.area >= 0 && opening.area > 0)
  }

  @Test("The arcs are on the ball's circle", arguments: parts, slopes)
  func arcs(part: Double, slope: Double) {
    let lid = Lid(ball, radius: 10, part: part, slope: slope)
    for draw in [Lid.drawCap, Lid.drawOpening] as [(Lid) -> (inout PathElements) -> Void] {
      for distance in distances(elements(draw(lid)), radius: 10) {
        #expect(abs(distance - 1) < 0.01)
      }
    }
  }

  @Test("An open eye has no lid, whatever its slope")
  func open() {
    let lid = Lid(ball, radius: 10, part: 0, slope: 9)
    for element in elements({ lid.drawCap(into: &$0) }) {
      for point in element.points { #expect(point == Point(100, 60)) }
    }
  }

  @Test("The edge slopes from the left end down to the right one")
  func slope() {
    let edge = elements { Lid(ball, radius: 10, part: 0.5, slope: 3).drawEdge(into: &$0) }
    #expect(edge.map { $0.points[0].y } == [74, 86])
    #expect(edge[0].points[0].x < 100 && edge[1].points[0].x > 100)
  }
}
