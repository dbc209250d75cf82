import EmojiRate
import Testing

@testable import EmojiRatePNG
@testable import EmojiRateTestSupport

@Suite("The bytes of PNG files")
struct PNGBytesTests {
  @Test("200 files are what they were")
  func digests() throws {
    var lines = ""
    for kind in StillDocuments.allCases {
      try add(
        (0..<20).map { index in
          let (picture, options) = kind.picture(index)
          let drawn = try #require(picture as? any PNGPicture)
          return { try drawn.png(width: 96, height: 24, options) }
        }, kind.rawValue, to: &lines)
    }
    for character in FaceCharacter.allCases {
      try add(
        stride(from: 0.0, through: 5, by: 0.75).map { value in
          { try Face(value, style: FaceStyle(character)).png(width: 32) }
        }, character.rawValue, to: &lines)
    }
    try add(
      [FaceCharacter.classic, .cat].map { character in
        {
          let face = Face(4, style: FaceStyle(character))
          return try MovingPicture(face, RatingAnimation(from: 1)).png(width: 32)
        }
      }, "moving", to: &lines)
    try expectSnapshot(lines: lines, "png-files")
  }

  /// Adds a line with the digest of all files.
  private func add(_ files: [() throws -> [UInt8]], _ name: String, to lines: inout String) throws {
    var digest = FNV1a()
    for file in files { digest.add(try file()) }
    lines += "\(name) \(files.count) \(digest.hexadecimal)\n"
  }
}
