import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawnFaceTests {
  @Test("changes nowhere at once", arguments: DrawingFiles.samples)
  func continuous(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    var last: [Double]?
    for step in 0...250 {
      let recording = Recording(Face(Rating(Double(step) / 50), style: FaceStyle(drawing: drawing)))
      let numbers = recording.shapes.flatMap(\.outline.coordinates)
      if let last {
        #expect(last.count == numbers.count)
        #expect(zip(last, numbers).allSatisfy { abs($0 - $1) < 3 }, "at \(step)")
      }
      last = numbers
    }
  }

  @Test("moves, with its verbs as they are", arguments: DrawingFiles.samples)
  func moves(_ names: [String]) throws {
    let face = Face(
      Rating(4.5), style: FaceStyle(drawing: try Drawing(files: DrawingFiles.sample(names))))
    let moving = face.svg(animation: RatingAnimation(from: 0.5))
    #expect(
      moving.contains("<animate") && !moving.contains("attributeName=\"visibility\" calcMode"))
  }

  @Test("is the same document every time, and one that can be parsed")
  func documents() throws {
    var lines = ""
    for names in DrawingFiles.samples {
      let drawing = try Drawing(files: DrawingFiles.sample(names))
      for value in [1.3, 5] {
        let svg = Face(value, style: FaceStyle(drawing: drawing)).svg()
        #expect(ParsedDocument(svg) != nil)
        lines += "\(names[0].dropLast(4)) at \(value): \(svg)\n"
      }
    }
    try expectSnapshot(lines: lines, "drawings")
  }

  @Test("has the canvas of its drawing, and is grey in a row", arguments: DrawingFiles.samples)
  func faces(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    let face = Face(3.2, style: FaceStyle(drawing: drawing))
    #expect(face.canvasSize == drawing.data.canvasSize)
    let row = Recording(StarRow(3, symbol: .face, style: StarStyle(face: face.style)))
    let count = row.shapes.count / 5
    for (index, shape) in row.shapes.enumerated() where index / count != 2 {
      guard case .color(let color)? = shape.paint.fill else { continue }
      #expect(color.red == color.green && color.green == color.blue, "shape \(index)")
    }
  }

  @Test("stands in the middle of the square that a row has for it")
  func middle() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">"#
    let circle = #"<circle cx="10" cy="5" r="5"/></svg>"#
    let drawing = try Drawing([(0, svg + circle), (1, svg + circle)])
    var row = StarRow(1, count: 1, symbol: .face, layout: .cells(width: 240, height: 240))
    row.style.face = FaceStyle(drawing: drawing)
    #expect(Recording(row).shapes.map(\.outline.coordinates) == [[120, 120, 60]])
  }

  @Test("is cut at its canvas in a row and a summary, where it leaves it")
  func cut() throws {
    let drawing = try Drawing(
      svg: layers(
        "<circle cx='120' cy='120' r='120'/><path d='M9 9V240' stroke='red' fill='none'/>",
        "<circle cx='200' cy='120' r='120'/><path d='M9 9V240' stroke='red' fill='none'/>"))
    let style = StarStyle(face: FaceStyle(drawing: drawing))
    let row = StarRow(
      2, count: 2, symbol: .face, layout: .cells(width: 480, height: 240), style: style)
    let parts = row.svg().components(separatedBy: "<clipPath id=\"")
    try #require(parts.count == 2)
    let name = parts[1].prefix { $0 != "\"" }
    #expect(
      parts[1].hasPrefix(
        "\(name)\"><path d=\"M240 0h240v240H240z\"/></clipPath><g clip-path=\"url(#\(name))\">"))
    #expect(parts[1].hasSuffix("/></g></svg>"))
    let right = Box(240, 0, 480, 240)
    #expect(Recording(row).shapes.map(\.window) == [nil, nil, right, right])
    #expect(row.shapes.map(\.window) == [nil, nil, right, right])
    let mirrored = StarRow(
      2, count: 2, symbol: .face, layout: .cells(width: 480, height: 240), isRightToLeft: true,
      style: style)
    #expect(Recording(mirrored).shapes[2].window == Box(0, 0, 240, 240))
    let moving = row.svg(animation: RatingAnimation(from: 1))
    #expect(moving.contains("<animate") && moving.contains("<svg x=\"240\" "))
    let badge = RatingSummary(
      RatingCounts(counts: [0, 0, 0, 0, 9]), layout: .badge, symbol: .face, style: style)
    #expect(badge.svg().components(separatedBy: "<clipPath").count == 2)
  }

  @Test("is stored as its SVG, and read again as itself", arguments: DrawingFiles.samples)
  func coding(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    #expect(try roundTrip(drawing) == drawing)
    #expect(throws: EncodingError.self) { try encode(FaceStyle(drawing: drawing)) }
    #expect(
      problem(FaceStyle.self, #"{"drawing": "cat.svg"}"#)?.debugDescription
        == "drawing is not read here; read it with EmojiRateDrawings")
    let wrong = #"{"scale": [0, 5], "files": [{"svg": "<svg>"}]}"#
    #expect(throws: DecodingError.self) { try decode(Drawing.self, wrong) }
  }
}

@Suite
struct MainColorTests {
  private func color(_ content: String) throws -> Brush? {
    try Drawing(svg: layers(content, content)).data.mainBrush(at: 0)
  }

  private let red = Brush.color(SRGBColor(rgba: 0xFF00_00FF))

  @Test(
    "is that of the largest fill, and colours count more than grey",
    arguments: [
      "<circle cx='99' cy='99' r='80' fill='red'/><circle cx='99' cy='99' r='20' fill='blue'/>",
      "<circle cx='120' cy='120' r='110' fill='#eee'/><circle cx='99' cy='99' r='80' fill='red'/>",
      "<circle cx='99' cy='99' r='80' fill='red'/><path d='M0 0H240V240' fill='none' stroke='blue'/>",
      "<circle cx='99' cy='99' r='80' fill='blue' opacity='.1'/><circle cx='99' cy='99' r='70' fill='red'/>",
    ])
  func fills(_ content: String) throws {
    #expect(try color(content) == red)
  }

  @Test("is that of the largest line in a drawing of lines")
  func lines() throws {
    #expect(
      try color("<g fill='none'><circle cx='99' cy='99' r='80' stroke='red'/></g>") == red)
  }

  @Test("paints the bars of a summary, unless colours are set")
  func bars() throws {
    let drawing = try Drawing(
      svg: layers(
        "<circle cx='99' cy='99' r='80' fill='red'/>",
        "<circle cx='99' cy='99' r='80' fill='blue'/>"
      ))
    var style = StarStyle(face: FaceStyle(drawing: drawing))
    func svg() -> String {
      RatingSummary(
        RatingCounts(counts: [9, 2, 3, 4, 5]), layout: .bars, symbol: .face, style: style
      ).svg()
    }
    // The bar of two is a quarter of the way from red to blue.
    #expect(svg().contains("<path fill=\"#bf0040\""))
    style.face.color = .fixed("green")
    #expect(!svg().contains("<path fill=\"#bf0040\""))
  }
}

@Suite("PictureSettings+Drawing")
struct PictureSettingsDrawingTests {
  private struct Look: Decodable {
    let settings: PictureSettings
    init(from decoder: any Decoder) throws {
      settings = try PictureSettings(from: decoder) { path in
        let data = path == "leaf.svg" ? "M0 0H9V9Z" : path
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='\(data)'/></svg>"
      }
    }
  }

  @Test("The file of a symbol is read by the function, and path data is none")
  func symbol() throws {
    for (text, data) in [("leaf.svg", "M0 0H9V9Z"), ("m0 0H9V9Z", "m0 0H9V9Z")] {
      let look = try decode(Look.self, #"{"symbol-path": "\#(text)"}"#)
      var row = StarRow(3)
      row.symbolPath = try SymbolPath(data)
      #expect(look.settings.row(3).svg() == row.svg())
    }
    for (key, json) in [
      ("symbol-path", #"{"symbol-path": "lines"}"#), ("symbol-path", #"{"symbol-path": " "}"#),
      ("offset 12", #"{"symbol-path": "evenodd M0 0X"}"#),
      ("drawing", #"{"drawing": ["0=M0 0H9V9Z", "M0 0H9V5Z"]}"#),
    ] {
      let error = #expect(throws: DecodingError.self) { try decode(Look.self, json) }
      #expect("\(error!)".contains(key), "\(json)")
    }
  }

  @Test("The files of a drawing are read by a function")
  func drawing() throws {
    let expected = try Drawing([
      (0, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V9Z'/></svg>"),
      (1, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H9V5Z'/></svg>"),
    ])
    for json in [
      #""M0 0H9V9Z, M0 0H9V5Z""#, #"["M0,0H9V9Z", "M0 0H9V5Z"]"#,
      #"{"0": "M0 0H9V9Z", "100%": "M0 0H9V5Z"}"#, #"{"0": "M0 0H9V9Z", "10": "M0 0H9V5Z"}"#,
    ] {
      let look = try decode(Look.self, #"{"maximum": 10, "drawing": \#(json)}"#)
      #expect(
        look.settings.face(4).svg()
          == Face(Rating(4, maximum: 10), style: FaceStyle(drawing: expected)).svg())
    }
  }
}

@Suite("SymbolPath+SVG")
struct SymbolPathSVGTests {
  @Test("A symbol is the one filled shape of a file")
  func files() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g transform="scale(2)">
      <path fill-rule="evenodd" d="M0 0H10V10H0ZM2 2V8H8V2Z"/></g></svg>
      """
    let line = svg.replacing("<path ", with: "<path fill='none' stroke='red' ")
    #expect(throws: DrawingError.self) { try SymbolPath(svg: line) }
    let symbol = try SymbolPath(svg: svg)
    #expect(symbol.fillRule == .evenOdd)
    var (row, other) = (StarRow(3.5), StarRow(3.5))
    row.symbolPath = symbol
    other.symbolPath = try SymbolPath("M0 0H10V10H0ZM2 2V8H8V2Z", fillRule: .evenOdd)
    #expect(row.svg() == other.svg())
  }
}
