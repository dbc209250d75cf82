import Testing

@testable import EmojiRate

@Suite("Paints+Codable")
struct PaintsCodableTests {
  /// A model of an app, which stores our values without code of its own.
  private struct Badge: Codable, Hashable {
    var paint: Paint
    var gradient: Gradient
    var place: Transform
    var clip: Clip
    var path: [PathElement]
    var unit: RatingUnit
    var picture: MovingPicture<Face>
  }

  @Test("A model that contains paints and paths is stored without code")
  func model() throws {
    var random = SplitMix64(seed: 91)
    for _ in 0..<100 {
      let badge = Badge(
        paint: random.paint(), gradient: random.gradient(),
        place: Transform.turned(to: Point(random.double(), 1), around: Point(3, 4)),
        clip: Clip(x: random.double(), hidesLeft: random.oneIn(2)),
        path: random.face().pathElements,
        unit: .hearts, picture: MovingPicture(random.face(), RatingAnimation(from: 1)))
      #expect(try roundTrip(badge) == badge)
    }
  }

  @Test("A paint is stored in the words of SVG, without the fill or the stroke that it lacks")
  func words() throws {
    let line = Stroke(.currentColor, width: 2, cap: .round, join: .bevel)
    #expect(
      try encode(Paint(stroke: line, winding: .evenOdd))
        == #"{"stroke":{"brush":{"currentColor":{}},"cap":"round","join":"bevel","miterLimit":4,"#
        + #""width":2},"winding":"evenodd"}"#)
    #expect(try decode(Paint.self, "{}") == Paint())
    #expect(try decode([Gradient.Units].self, #"["userSpaceOnUse"]"#) == [.canvas])
  }

  @Test("A gradient needs two to seven stops", arguments: [0, 1, 8])
  func wrongGradients(count: Int) {
    let stops = Array(repeating: ##"{"color": "#fff", "offset": 0.5}"##, count: count)
    let error = #expect(throws: DecodingError.self) {
      try decode(
        Gradient.self,
        """
        {"geometry": {"radial": {"center": {"x": 0, "y": 0}, "radius": 1}},
         "units": "objectBoundingBox", "fallback": "red", "stops": [\(stops.joined(separator: ","))]}
        """)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "there are \(count) stops, 2 to 7 are allowed")
  }
}
