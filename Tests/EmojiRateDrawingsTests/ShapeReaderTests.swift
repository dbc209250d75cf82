import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct ShapeReaderTests {
  /// The lines of the shapes that are read of elements or of a document, and of its warnings; or of the error.
  private func lines(_ content: String) -> [String] {
    let space = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    let isDocument = content.hasPrefix("<svg xmlns")
    let svg = isDocument ? content : "<svg \(space) viewBox='0 0 240 240'>\(content)</svg>"
    do throws(DrawingError) {
      var reader = try ShapeReader(Array(svg.utf8), file: nil)
      let shapes = try reader.readAll()
      return shapes.map(\.text) + reader.warnings.map { "warning: \($0.description)" }
    } catch { return ["error: \(error.description)"] }
  }

  @Test("reads the shapes of Drawings/shapes.txt as it did, and refuses what it cannot follow")
  func shapes() throws {
    var text = ""
    for (title, content) in try DrawingFiles.texts("shapes") {
      text += "\(title)\n" + lines(content).map { "  \($0)\n" }.joined()
    }
    try expectSnapshot(lines: text, "shapes")
  }

  @Test("names all problems of a file at once, at most ten, and each once")
  func problems() throws {
    let text = "<text id='a'/><g filter='url(#f)'><circle r='9'/></g><image id='b'/>"
    let found = try #require(lines(text).first)
    #expect(found.split(separator: "\n").count == 3, "\(found)")
    #expect(
      found.contains("<text \"a\">") && found.contains("filter") && found.contains("<image \"b\">"))
    let many = (0..<30).map { "<text id='t\($0)'/>" }.joined()
    #expect(try #require(lines(many).first).split(separator: "\n").count == 10)
    let copies = "<defs><text id='a'/></defs><use href='#a'/><use href='#a'/>"
    #expect(try #require(lines(copies).first).split(separator: "\n").count == 1)
  }

  @Test("warns of a group whose name may be a value, beside layers")
  func nearlyValue() throws {
    let circle = "<circle r='9'/>"
    let file = layers(circle, circle).replacing("</svg>", with: "<g id='2-5'>\(circle)</g></svg>")
    let warnings = try Drawing(svg: file).warnings
    #expect(warnings.count == 1 && warnings[0].contains("its name is not clearly one"))
    let word = file.replacing("2-5", with: "hat")
    #expect(try Drawing(svg: word).warnings.isEmpty)
  }

  @Test("reads what is at the limits of shapes and points, and stops beyond them and at copies")
  func limits() {
    func circles(_ count: Int) -> String { String(repeating: "<circle r='9'/>", count: count) }
    func line(_ count: Int) -> String {
      let points = (0..<count).map { "\($0 % 240) \($0 % 7)" }
      return "<polyline points='\(points.joined(separator: " "))'/>"
    }
    let bomb = (1...40).map {
      "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>"
    }
    let definitions = "<path d='M0 0h9v9z'/><defs><circle id='a0' r='1'/>\(bomb.joined())</defs>"
    for (content, error) in [
      (circles(200), nil), (circles(201), "201 shapes, 200 are"), (line(20_000), nil),
      (line(20_001), "20001 points, 20000 are"),
      ("\(definitions)<use href='#a40'/>", "more than 20000 elements"),
      ("\(definitions)<use href='#a40' style='display:none'/>", "more than 20000 elements"),
    ] as [(String, String?)] {
      let first = lines(content).first ?? ""
      #expect(error.map { first.contains($0) } ?? !first.hasPrefix("error: "))
    }
  }
}

extension DrawnShape {
  fileprivate var text: String {
    let commands = commands.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    let start = subpaths.first.map { numbers([$0.start.x, $0.start.y]) } ?? "nowhere"
    var text = "\(commands) from \(start) in \(numbers([box.left, box.top, box.right, box.bottom]))"
    if let fill { text += ", fill \(fill.text)" }
    if let stroke {
      text += ", stroke \(stroke.text), \(numbers([width])) wide, \(cap) \(join) \(miterLimit)"
    }
    return text + (isEvenOdd ? ", even-odd" : "") + (isHidden ? ", hidden" : "")
  }
}

extension DrawnBrush {
  fileprivate var text: String {
    let stops = stops.map { stop in
      numbers([stop.offset]) + ": " + numbers((0..<4).map { stop.color[$0] })
    }
    let geometry = points.isEmpty ? "" : " from \(numbers(points.flatMap { [$0.x, $0.y] }))"
    return (isCurrentColor ? "currentColor" : stops.joined(separator: "; ")) + geometry
  }
}

/// Rounded to thousandths.
private func numbers(_ numbers: [Double]) -> String {
  numbers.map { NumberParameter.text(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
}
