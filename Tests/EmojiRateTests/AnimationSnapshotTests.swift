import Testing

@testable import EmojiRate

@Suite("Snapshots of pictures that move")
struct AnimationSnapshotTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let picture: any Picture
    let options: SVGOptions

    init(_ name: String, _ picture: any Picture, _ options: SVGOptions = SVGOptions()) {
      (description, self.picture, self.options) = ("animated-\(name)", picture, options)
    }
  }

  static let samples: [Sample] = [
    Sample("face", AnimatedFace(Face(4.5), RatingAnimation(from: 0.5))),
    Sample(
      "face-forever",
      AnimatedFace(
        Face(
          Rating(2, maximum: 10),
          style: FaceStyle(
            showsEyes: false,
            color: .range(
              ColorRange(
                low: HSBColor(css: "#f008")!, high: HSBColor(css: "gold")!, huePath: .shorter)))),
        RatingAnimation(from: 9, duration: 1.5, repeatCount: nil)),
      SVGOptions(size: 48, precision: 0, background: HSBColor(css: "white"))),
    Sample("stars", AnimatedStarRow(StarRow(3.7), RatingAnimation(from: 0))),
    Sample(
      "hearts-half-right-to-left",
      AnimatedStarRow(
        StarRow(
          Rating(1), symbol: .heart, fillRule: .half, isRightToLeft: true,
          style: StarStyle(emptyColor: HSBColor(css: "#ddd"))),
        RatingAnimation(from: 4, repeatCount: 2)), SVGOptions(label: .decorative)),
    Sample(
      "faces", AnimatedStarRow(StarRow(Rating(4), symbol: .face), RatingAnimation(from: 1))),
  ]

  @Test("A document is what it was", arguments: samples)
  func document(sample: Sample) throws {
    try expectSnapshot(sample.picture.svg(sample.options), sample.description)
  }
}
