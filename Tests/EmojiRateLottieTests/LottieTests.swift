import EmojiRate
import EmojiRateDrawings
import EmojiRateLottie
import Foundation
import Testing

/// The content of Lottie files, at which Tests/Lottie/run looks in players.
@Suite("Face.lottie()")
struct LottieTests {
  @Test(
    "keeps every vertex, width and colour close to the face's, between its keys too",
    arguments: [FaceCharacter.classic, .cat])
  func closeness(_ character: FaceCharacter) throws {
    let style = FaceStyle(character)
    let file = try LottieFile(Face(0, style: style))
    for frame in stride(from: 0, through: 1000.0, by: 37) {
      let face = Face(Rating(frame, outOf: 1000), style: style)
      let shapes = Recording(face, keepsParts: true).shapes
      for shape in shapes {
        guard let line = shape.paint.stroke, line.width >= 0.2,
          let group = file.groups.first(where: { $0["nm"] as? String == shape.part }),
          let item = (group["it"] as? [[String: Any]])?.first(where: { $0["ty"] as? String == "st" }
          )
        else { continue }
        #expect(abs(file.numbers(item["w"], at: frame)[0] - line.width) <= 0.11)
        if case .color(let color) = line.brush {
          let drawn = file.numbers(item["c"], at: frame)
          for (one, other) in zip(drawn, [color.red, color.green, color.blue]) {
            #expect(abs(one - other) <= 2.2 / 255)
          }
        }
      }
      let vertices = file.vertices(at: frame)
      for shape in shapes where shape.outline.path != nil && shape.paint.isVisible {
        for step in shape.outline.path!.steps where step.verb != .close {
          let nearest = vertices.map { ($0 - step.end).length }.min() ?? .infinity
          // Both coordinates may be off, and a point's ends are moved apart.
          #expect(nearest <= 0.43, "\(shape.part ?? "") at \(frame)")
        }
      }
    }
  }

  @Test("has a marker for each whole value, and the scale in its name")
  func markers() throws {
    let file = try LottieFile(Face(Rating(3, minimum: 1, maximum: 5)))
    let markers = try #require(file.json["markers"] as? [[String: Any]])
    #expect(markers.map { $0["cm"] as? String } == ["1", "2", "3", "4", "5"])
    #expect(markers.map { $0["tm"] as? Double } == [0, 250, 500, 750, 1000])
    #expect(file.json["nm"] as? String == "classic, 1 to 5")
    let long = try LottieFile(Face(Rating(0, outOf: 1e6)))
    #expect((long.json["markers"] as? [Any])?.count == 101)
  }

  @Test("does not depend on the value")
  func value() throws { #expect(try Face(1).lottie() == Face(4.2).lottie()) }

  @Test("names the eyes of each side, from the last part to the first, before a background")
  func names() throws {
    let face = Face(0, style: FaceStyle(.cat))
    let names = try LottieFile(face, background: "white").groups.map { $0["nm"] as? String }
    #expect(names.last == "background" && names.dropLast().last == "head")
    #expect(names.contains("left eye") && names.contains("right eye"))
  }

  private static func drawing(_ content: String) throws -> FaceStyle {
    let svg = { (part: String) in
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(part)</svg>"
    }
    return FaceStyle(drawing: try Drawing([(0, svg(content)), (1, svg(content))]))
  }

  @Test("refuses a gradient that is an ellipse")
  func ellipse() throws {
    let style = try Self.drawing(
      """
      <radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>
      <path id="moon" d="M2 2H20V9H2Z" fill="url(#g)"/>
      """)
    let error = #expect(throws: LottieError.self) { try Face(0, style: style).lottie() }
    #expect(
      error?.description
        == "the gradient of \"moon\" is an ellipse, which Lottie files cannot have; make it a circle, or write "
        + "SVG or PNG")
  }

  @Test("writes names as JSON, the even-odd rule, and a line of no width as no line")
  func drawings() throws {
    let style = try Self.drawing(
      """
      <path id="a&quot;b\\c" fill-rule="evenodd" d="M2 2H20V9H2Z" stroke="red" stroke-width="0"/>
      """)
    let file = try LottieFile(Face(0, style: style))
    let group = try #require(file.groups.first)
    #expect(group["nm"] as? String == "a\"b\\c")
    let items = try #require(group["it"] as? [[String: Any]])
    #expect(items.map { $0["ty"] as? String } == ["sh", "fl", "tr"])
    #expect(items[1]["r"] as? Int == 2)
    #expect(file.json["nm"] as? String == "drawing, 0 to 5")
  }

  @Test("writes the opacities of a gradient behind its colours, and a length for a dot")
  func translucent() throws {
    let style = try Self.drawing(
      """
      <linearGradient id="g"><stop stop-color="red" stop-opacity=".2"/><stop offset="1" stop-color="blue"/></linearGradient>
      <path d="M2 2H20V9H2Z" fill="url(#g)"/>
      <path d="M12 16h0" stroke="red" stroke-width="4" stroke-linecap="round"/>
      """)
    let file = try LottieFile(Face(0, style: style))
    let items = file.groups.compactMap { $0["it"] as? [[String: Any]] }
    let gradient = items.last?[1]["g"] as? [String: Any]
    #expect(file.numbers(gradient?["k"], at: 0) == [0, 1, 0, 0, 1, 0, 0, 1, 0, 0.2, 1, 1])
    let dot = file.numbers(items.first?[0]["ks"], at: 0)
    #expect(dot.count == 4 && dot[0] != dot[2], "\(dot)")
  }
}

/// A file as a player reads it.
private struct LottieFile {
  let json: [String: Any]

  init(_ face: Face, background: CSSColor? = nil) throws {
    let bytes = try face.lottie(background: background)
    json = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  var groups: [[String: Any]] {
    let layers = json["layers"] as? [[String: Any]]
    return layers?.first?["shapes"] as? [[String: Any]] ?? []
  }

  /// The numbers of a property at a frame.
  func numbers(_ property: Any?, at frame: Double) -> [Double] {
    let property = property as? [String: Any] ?? [:]
    guard property["a"] as? Int == 1, let keys = property["k"] as? [[String: Any]] else {
      return Self.numbers(property["k"])
    }
    let times = keys.map { $0["t"] as? Double ?? 0 }
    guard let next = times.firstIndex(where: { $0 > frame }), next > 0 else {
      return Self.numbers(times[0] > frame ? keys[0]["s"] : keys.last?["s"])
    }
    let part = (frame - times[next - 1]) / (times[next] - times[next - 1])
    return zip(Self.numbers(keys[next - 1]["s"]), Self.numbers(keys[next]["s"])).map {
      $0 + ($1 - $0) * part
    }
  }

  /// The numbers of a value; of a path, its vertices.
  private static func numbers(_ value: Any?) -> [Double] {
    switch value {
    case let number as Double: [number]
    case let list as [Any]: list.flatMap { numbers($0) }
    case let shape as [String: Any]: numbers(shape["v"])
    default: []
    }
  }

  /// The vertices of all paths.
  func vertices(at frame: Double) -> [Point] {
    groups.flatMap { $0["it"] as? [[String: Any]] ?? [] }.flatMap { item in
      let numbers = numbers(item["ks"], at: frame)
      return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
    }
  }
}
