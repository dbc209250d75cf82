import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Moving pictures as PNG")
struct MovingPicturePNGTests {
  @Test("A cat of 128 pixels takes at most 60 kB")
  func size() throws {
    let cat = Face(4, style: FaceStyle(.cat))
    let png = try MovingPicture(cat, RatingAnimation(from: 1)).png(width: 128)
    #expect(png.count <= 60_000)
  }

  @Test("Too many frames of too many pixels are refused before they are drawn")
  func limits() {
    let long = MovingPicture(Face(4), RatingAnimation(from: 1, duration: 60))
    #expect(throws: PNGError.tooComplex) { try long.png(width: 4096) }
    #expect(throws: PNGError.size(width: 4097, height: 4097)) { try long.png(width: 4097) }
  }
}
