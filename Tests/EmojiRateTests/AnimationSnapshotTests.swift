import Testing

@testable import EmojiRate

@Suite("Snapshots of pictures that move")
struct AnimationSnapshotTests {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let document: String

    init(
      _ name: String, _ picture: some Picture, _ animation: RatingAnimation,
      _ options: SVGOptions = SVGOptions()
    ) {
      description = "animated-\(name)"
      document = MovingPicture(picture, animation).svg(options)
    }
  }

  static let samples: [Sample] = [
    Sample("face", Face(4.5), RatingAnimation(from: 0.5)),
    Sample(
      "face-forever",
      Face(
        Rating(2, maximum: 10),
        style: FaceStyle(
          showsEyes: false,
          color: .range(
            ColorRange(
              low: HSBColor(css: "#f008")!, high: HSBColor(css: "gold")!, huePath: .shorter)))),
      RatingAnimation(from: 9, duration: 1.5, repeatCount: nil),
      SVGOptions(size: 48, precision: 0, background: CSSColor(css: "white"))),
    Sample("stars", StarRow(3.7), RatingAnimation(from: 0)),
    Sample(
      "hearts-half-right-to-left",
      StarRow(
        Rating(1), symbol: .heart, fillRule: .half, isRightToLeft: true,
        style: StarStyle(emptyColor: CSSColor(css: "#ddd"))),
      RatingAnimation(from: 4, repeatCount: 2), SVGOptions(label: .decorative)),
    Sample("faces", StarRow(Rating(4), symbol: .face), RatingAnimation(from: 1)),
    Sample("gradients", MovingGradientTests.Sun(rating: Rating(5)), RatingAnimation(from: 0)),
  ]

  @Test("A document is what it was", arguments: samples)
  func document(sample: Sample) throws {
    try expectSnapshot(sample.document, sample.description)
  }
}
