import Foundation
import Testing

@testable import EmojiRate

@Suite("FaceRow")
struct FaceRowTests {
  @Test(
    "A moving row of faces with gradients defines each of them once",
    arguments: [("sunny", 5), ("cat", 12)])
  func movingGradients(character: String, count: Int) throws {
    var style = StarStyle()
    style.face = FaceStyle(try #require(FaceCharacter(keyword: character)))
    style.face.paint = .linear
    let row = StarRow(
      Rating(3, maximum: Double(count)), count: count, symbol: .face, style: style)
    let parsed = try #require(
      ParsedDocument(MovingPicture(row, RatingAnimation(from: 1)).svg()))
    let identifiers = parsed.elements.compactMap { $0.attributes["id"] }
    #expect(identifiers.count > 2)
    #expect(Set(identifiers).count == identifiers.count)
    let references = parsed.elements.flatMap(\.attributes.values).filter { $0.contains("url(#") }
    for reference in references {
      let name = reference.dropFirst(5).prefix { $0 != ")" }
      #expect(identifiers.contains(String(name)))
    }
  }

  /// What each face is painted with, and its paths, from the lowest to the highest.
  private func faces(
    _ rating: Rating, count: Int = 5, style: StarStyle = StarStyle(), isRightToLeft: Bool = false
  ) -> [PaintedLayers.Layer] {
    let row = StarRow(
      rating, count: count, symbol: .face, isRightToLeft: isRightToLeft, style: style)
    return PaintedLayers(row).layers
  }

  /// A face placed in a frame of 44 by 44, `scale` times as large and in its middle.
  private func placed(_ face: Face, _ index: Int, scale: Double = 1) -> [PathElement] {
    let inset = 44 * (1 - scale) / 2
    let frame = Rect(
      x: Double(index) * 52 + inset, y: inset, width: 44 * scale, height: 44 * scale)
    var canvas = PathElements()
    canvas.transformed(by: Transform(onto: frame, from: face.canvasSize)) { face.draw(on: &$0) }
    return canvas.elements
  }

  private let muted = StarRow.mutedColor.brush

  @Test(
    "Of five faces the given one is whole and in its colour, and the others are muted",
    arguments: [1, 2, 3, 4, 5])
  func given(value: Int) throws {
    let layers = faces(Rating(Double(value)))
    #expect(layers.count == 5)
    for (index, layer) in layers.enumerated() where index != value - 1 {
      #expect(layer.paint.stroke?.brush == muted)
    }
    let face = Face(Rating(Double(value - 1), maximum: 4))
    let given = layers[value - 1]
    #expect(given.paint.fill == nil)
    #expect(given.paint.stroke?.brush == face.color.brush)
    #expect(largestDifference(given.elements, placed(face, value - 1)) < 1e-9)
  }

  @Test("The others are smaller and thinner too, for those who see no colours", arguments: 1...5)
  func smallerAndThinner(value: Int) throws {
    let layers = faces(Rating(Double(value)))
    let scale = 44.0 / 240
    for (index, layer) in layers.enumerated() {
      let stroke = try #require(layer.paint.stroke)
      let bounds = try #require(Polygons(layer.elements).bounds)
      let (width, center) = (bounds.right - bounds.left, (bounds.right + bounds.left) / 2)
      let isGiven = index == value - 1
      #expect(abs(center - (Double(index) * 52 + 22)) < 1e-9)
      #expect(abs((bounds.top + bounds.bottom) / 2 - 22) < 1e-9)
      // A radius leaves half the line and two units to the edge.
      #expect(abs(width - 2 * scale * (isGiven ? 111 : 0.8 * 113)) < 1e-9)
      #expect(abs(stroke.width - scale * (isGiven ? 14 : 0.8 * 10)) < 1e-9)
    }
    // Whichever is given, it is at least a third bolder and a fifth larger than all others.
    let widths = layers.compactMap(\.paint.stroke?.width).sorted()
    #expect(widths[4] > 1.33 * widths[3])
  }

  @Test("The others differ in more than colour where all have one, as in forced colours")
  func oneColor() {
    let style = StarStyle(emptyColor: .currentColor, faceColor: .fixed(.currentColor))
    for value in 1...5 {
      let layers = faces(Rating(Double(value)), style: style)
      #expect(Set(layers.map(\.paint.stroke?.brush)) == [.currentColor])
      let bold = layers.indices.filter { layers[$0].paint.stroke!.width > 2 }
      #expect(bold == [value - 1])
    }
  }

  @Test("The paint of the faces that are not given is the root's, and said once")
  func basePaint() {
    for value in 0...5 {
      let document = StarRow(Rating(Double(value)), symbol: .face).svg()
      #expect(document.components(separatedBy: "stroke=\"#949494\"").count == 2)
      // The given face's circle and path.
      #expect(document.components(separatedBy: "stroke=").count == (value == 0 ? 2 : 4))
    }
  }

  @Test("The nearest face is the given one, and none is where nothing is rated")
  func nearest() {
    func place(_ value: Double) -> Int? {
      faces(Rating(value)).firstIndex { $0.paint.stroke?.brush != muted }
    }
    #expect(place(0) == nil)
    #expect(place(0.49) == nil)
    #expect(place(0.5) == 0)
    #expect(place(1.49) == 0)
    #expect(place(3.5) == 3)
    #expect(place(4.4) == 3)
    #expect(place(5) == 4)
  }

  @Test("A fill rule, a fill and a line around say nothing about faces")
  func notAsked() {
    let plain = StarRow(Rating(3.3), symbol: .face).svg()
    for rule in FillRule.allCases {
      let style = StarStyle(
        fillColor: CSSColor(css: "red"), strokeColor: .currentColor, lineWidth: 7)
      #expect(StarRow(Rating(3.3), symbol: .face, fillRule: rule, style: style).svg() == plain)
    }
  }

  @Test("From right to left, the first face is the one at the right")
  func rightToLeft() throws {
    let layers = faces(Rating(1), isRightToLeft: true)
    let given = try #require(Polygons(layers[0].elements, pieces: 8).bounds)
    #expect(given.left > 208 && layers[0].paint.stroke?.brush != muted)
  }
}
