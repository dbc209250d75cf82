import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct DrawnFaceTests {
  @Test("is, at a value that was drawn, that drawing", arguments: DrawingFiles.samples)
  func keys(_ names: [String]) throws {
    let files = try DrawingFiles.sample(names)
    let drawing = try Drawing(files: files)
    for (index, key) in drawing.keys.enumerated() {
      let shapes: [DrawnShape]
      if files.count > 1 {
        var reader = try ShapeReader(files[index].bytes, file: nil)
        shapes = try reader.readAll()
      } else {
        var reader = try ShapeReader(files[0].bytes, file: nil)
        shapes = try reader.readLayers()[index].shapes
      }
      let picture = Face(Rating(key, minimum: 0, maximum: 1), style: FaceStyle(drawing))
      let recording = Recording(picture)
      let drawn = recording.shapes.flatMap(\.spots)
      // Each point of what was drawn is on the picture, to a hundredth.
      for shape in shapes where !shape.isHidden {
        for segment in shape.subpaths.flatMap(\.segments) {
          for point in [segment.cubic.start, segment.cubic.end] {
            #expect(drawn.contains { ($0 - point).length < 0.01 }, "\(shape.source) at \(key)")
          }
        }
      }
    }
  }

  @Test("changes nowhere at once", arguments: DrawingFiles.samples)
  func continuous(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    var last: [Double]?
    for step in 0...500 {
      let recording = Recording(Face(Rating(Double(step) / 100), style: FaceStyle(drawing)))
      let numbers = recording.shapes.flatMap(\.outline.coordinates)
      if let last {
        #expect(last.count == numbers.count)
        #expect(zip(last, numbers).allSatisfy { abs($0 - $1) < 1.5 }, "at \(step)")
      }
      last = numbers
    }
  }

  @Test("moves, with its verbs as they are", arguments: DrawingFiles.samples)
  func moves(_ names: [String]) throws {
    let face = Face(Rating(4.5), style: FaceStyle(try Drawing(files: DrawingFiles.sample(names))))
    let moving = MovingPicture(face, RatingAnimation(from: 0.5)).svg()
    #expect(
      moving.contains("<animate") && !moving.contains("attributeName=\"visibility\" calcMode"))
  }

  @Test("is the same document every time, and one that can be parsed")
  func documents() throws {
    var lines = ""
    for names in DrawingFiles.samples {
      let drawing = try Drawing(files: DrawingFiles.sample(names))
      for value in [1.3, 5] {
        let svg = Face(value, style: FaceStyle(drawing)).svg()
        #expect(ParsedDocument(svg) != nil)
        lines += "\(names[0].dropLast(4)) at \(value): \(svg)\n"
      }
    }
    try expectSnapshot(lines: lines, "drawings")
  }

  @Test("two drawings of the same file are equal")
  func equality() throws {
    let (one, other) = (
      try Drawing(files: DrawingFiles.sample(["cup.svg"])),
      try Drawing(files: DrawingFiles.sample(["cup.svg"]))
    )
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != (try Drawing(files: DrawingFiles.sample(["owl.svg"]))))
    #expect(Face(Rating(1), style: FaceStyle(one)).canvasSize == Size(width: 240, height: 240))
  }

  @Test("has the canvas of its drawing, and is grey in a row", arguments: DrawingFiles.samples)
  func faces(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    let face = Face(3.2, style: FaceStyle(drawing))
    #expect(face.canvasSize == drawing.data.canvasSize)
    let row = Recording(StarRow(3, symbol: .face, style: StarStyle(face: face.style)))
    let count = row.shapes.count / 5
    #expect(count == drawing.data.lists.stages.reduce(0) { $0 + $1.order.count })
    for (index, shape) in row.shapes.enumerated() {
      guard case .color(let color)? = shape.paint.fill else { continue }
      let isGrey = color.red == color.green && color.green == color.blue
      // The third is given.
      if index / count != 2 { #expect(isGrey, "shape \(index)") }
      let frame = shape.outline.coordinates.indices.filter { $0.isMultiple(of: 2) }
      #expect(frame.allSatisfy { shape.outline.coordinates[$0].isFinite })
    }
    let hasColor = row.shapes[2 * count..<3 * count].contains { shape in
      if case .color(let color)? = shape.paint.fill { color.red != color.blue } else { false }
    }
    #expect(hasColor || names == ["battery.svg"])
  }

  @Test("stands in the middle of the square that a row has for it")
  func middle() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">"#
    let circle = #"<circle cx="10" cy="5" r="5"/></svg>"#
    let drawing = try Drawing([(0, svg + circle), (1, svg + circle)])
    var row = StarRow(1, count: 1, symbol: .face, layout: .cells(width: 240, height: 240))
    row.style.face = FaceStyle(drawing)
    #expect(Recording(row).shapes.map(\.outline.coordinates) == [[120, 120, 60]])
  }

  @Test("is stored as its SVG, and read again as itself", arguments: DrawingFiles.samples)
  func coding(_ names: [String]) throws {
    let drawing = try Drawing(files: DrawingFiles.sample(names))
    let data = try JSONEncoder().encode(drawing)
    #expect(try JSONDecoder().decode(Drawing.self, from: data) == drawing)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(FaceStyle(drawing)) }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FaceStyle.self, from: Data(#"{"drawing": "cat.svg"}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "drawing is not read here; read it with EmojiRateDrawings")
    let wrong = #"{"scale": [0, 5], "files": [{"svg": "<svg>"}]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Drawing.self, from: Data(wrong.utf8))
    }
  }
}
