import Testing

@testable import EmojiRate

@Suite("Snapshots of pictures that move")
struct AnimationSnapshotTests {
  private static let samples: [(name: String, picture: any Symbol, options: SVGOptions)] = [
    ("face", AnimatedFace(Face(4.5), RatingAnimation(from: 0.5)), SVGOptions()),
    (
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
      SVGOptions(size: 48, precision: 0, background: HSBColor(css: "white"))
    ),
    ("stars", AnimatedStarRow(StarRow(3.7), RatingAnimation(from: 0)), SVGOptions()),
    (
      "hearts-half-right-to-left",
      AnimatedStarRow(
        StarRow(
          Rating(1), symbol: .heart, fillRule: .half, isRightToLeft: true,
          style: StarStyle(emptyColor: HSBColor(css: "#ddd"))),
        RatingAnimation(from: 4, repeatCount: 2)), SVGOptions(label: .decorative)
    ),
    (
      "faces", AnimatedStarRow(StarRow(Rating(4), symbol: .face), RatingAnimation(from: 1)),
      SVGOptions()
    ),
  ]

  @Test("A document is what it was", arguments: samples.indices)
  func document(index: Int) throws {
    let (name, picture, options) = Self.samples[index]
    try expectSnapshot(picture.svg(options), "animated-\(name)")
  }
}
