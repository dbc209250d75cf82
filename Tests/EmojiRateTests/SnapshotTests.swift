import Testing

@testable import EmojiRate

@Suite("Snapshots")
struct SnapshotTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let face: Face
    let options: SVGOptions

    init(_ name: String, _ face: Face, _ options: SVGOptions = SVGOptions()) {
      (description, self.face, self.options) = (name, face, options)
    }
  }

  private static func color(_ css: String) -> HSBColor { HSBColor(css: css)! }

  static let samples: [Sample] = [
    Sample("value-0", Face(0)),
    Sample("value-1.25", Face(1.25)),
    Sample("value-2.5", Face(2.5)),
    Sample("value-3.2", Face(3.2)),
    Sample("value-5", Face(5)),
    Sample("thin-without-eyes", Face(4, style: FaceStyle(lineWidth: 0.5, showsEyes: false))),
    Sample(
      "thick-and-wide",
      Face(
        4.4,
        style: FaceStyle(
          lineWidth: 20, mouthWidth: 0.7, lipWidth: 0.9, mouthPosition: 0.5, eyeWidth: 0.3,
          eyePosition: 0.8))),
    Sample(
      "narrow-and-low",
      Face(
        5,
        style: FaceStyle(
          lineWidth: 1, mouthWidth: 0.2, lipWidth: 0.2, mouthPosition: 0.1, eyeWidth: 0.1))),
    Sample("background", Face(3.2), SVGOptions(size: 48, background: CSSColor(css: "white"))),
    Sample(
      "translucent",
      Face(
        1.5,
        style: FaceStyle(
          color: .range(ColorRange(low: color("#f008"), high: color("rgb(0 128 0 / 90%)"))))),
      SVGOptions(background: CSSColor(css: "#0001"))),
    Sample(
      "title", Face(3.2),
      SVGOptions(label: .title("\u{201C}Fish & Chips\u{201D} <{value}/{maximum}> \u{1F600}\n\u{7}"))
    ),
    Sample("decorative-responsive", Face(3.2), SVGOptions(isResponsive: true, label: .decorative)),
    Sample("precision-0", Face(3.7), SVGOptions(size: 16, precision: 0)),
    Sample("precision-6", Face(3.7), SVGOptions(size: 100.0 / 3, precision: 6)),
    Sample("fixed-color", Face(1, style: FaceStyle(color: .originalFixed))),
    Sample("other-scale", Face(Rating(-7.4, minimum: -10, maximum: 10, step: 0.5))),
    Sample(
      "shorter-hue-path",
      Face(
        2.5,
        style: FaceStyle(
          color: .range(
            ColorRange(
              low: color("hsb(350 80% 90%)"), high: color("hsb(50 80% 90%)"), huePath: .shorter))))),
  ]

  @Test("A document is what it was", arguments: samples)
  func document(sample: Sample) throws {
    try expectSnapshot(sample.face.svg(sample.options), sample.description)
    #expect(ParsedDocument(sample.face.svg(sample.options)) != nil)
  }

  @Test("There is no snapshot that nothing is compared with")
  func leftovers() throws {
    let names =
      Self.samples.map(\.description) + StarSnapshotTests.samples.map(\.description)
      + AnimationSnapshotTests.samples.map(\.description) + DrawnFaceTests.snapshots
    #expect(try Snapshots.names().subtracting(names) == [])
  }
}
