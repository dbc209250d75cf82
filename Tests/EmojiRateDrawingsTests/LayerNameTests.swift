import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite
struct LayerNameTests {
  @Test(
    "reads the value that a name says",
    arguments: [
      ("0", .number(0)), ("2.5", .number(2.5)), ("2,5", .number(2.5)), ("50%", .percentage(50)),
      ("value-3", .number(3)), ("VALUE 3", .number(3)), ("rating=4", .number(4)),
      ("value-1", .number(1)),
      ("value--1", .number(-1)), ("27-percent", .percentage(27)), ("27 percent", .percentage(27)),
      ("0 sad", .number(0)), ("5: very happy", .number(5)), ("5–5", nil),
      ("_x35_0_x25_", .percentage(50)),
      ("_x35__1_", .number(5)), ("_0", .number(0)), ("_-1", .number(-1)), ("sad", nil),
      ("sad 0", nil), ("0sad", nil),
      ("1.2.3", nil), ("", nil), ("%", nil), ("0 2", nil), ("12345678901234567890", nil),
      (" 5 ", .number(5)),
    ] as [(String, LayerName.Value?)])
  func values(_ name: String, _ value: LayerName.Value?) { #expect(LayerName.value(name) == value) }

  private func name(_ attributes: [String: String], _ ids: Set<String> = []) -> String? {
    let element = XMLDocument.Element(
      name: "path", isSVG: true, attributes: attributes, line: 1, column: 1, parent: nil)
    return LayerName.shapeName(element, Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) }))
  }

  @Test("finds a shape by its label, else by its identifier without the suffix of a copy")
  func shapes() {
    #expect(name(["inkscape:label": "Wing  Left", "id": "path7"]) == "wing left")
    #expect(name(["data-name": "eye_left", "id": "eye"]) == "eye left")
    #expect(name(["id": "eye_2"], ["eye", "eye_2"]) == "eye")
    #expect(name(["id": "eye-2-1"], ["eye", "eye-2", "eye-2-1"]) == "eye")
    #expect(name(["id": "eye_1_"], ["eye"]) == "eye")
    #expect(name(["id": "eye_2"], ["eye_2"]) == "eye 2")
    #expect(name(["id": "_x65_ye"]) == "eye")
    #expect(name(["data-name": "eye_2", "id": "x"], ["eye"]) == "eye 2")
  }

  @Test(
    "takes no name for one that a tool gave",
    arguments: [
      "path833-3-6", "Ellipse 12", "g12", "Rectangle 4 copy 2", "Group", "tracé 3", "Layer_1", "-",
    ])
  func automatic(_ label: String) { #expect(name(["id": label]) == nil) }

  @Test("has no name where there is none")
  func nameless() { #expect(name([:]) == nil) }
}
