import EmojiRate
import Testing

@testable import PictureServer

@Suite("Addresses")
struct PictureAddressTests {
  /// Values that some parameters take and others refuse.
  static let values: [String?] = [
    nil, "0.5", "00.30", "3", "7", "12.5", "48", "100", "1e3", "200x50", "30.0x4", "linear",
    "shorter",
    "heart", "face", "half", "whole", "zh-Hans", "en", "none", "crimson", "%23AbC", "%23dc143c80",
    "transparent", "rgb(1+2+3)", "hsl(10.5,20%25,30%25)", "HSB(10.123456+20%25+30%25)",
    "hsba(1,2%25,3%25,.5)",
    "a+b%26c%3D%7Bvalue%7D", "%C3%A4", "",
  ]

  /// Reads an address with one to four parameters of `Settings`, in any order; nil where it is
  /// refused.
  private func randomAddress<Settings: PictureSettings>(
    _: Settings.Type, _ random: inout SplitMix64
  ) -> PictureAddress<Settings>? {
    let parameters = Settings.parameters.shuffled(using: &random)
      .prefix(Int.random(in: 1...4, using: &random))
    let query = parameters.map { parameter in
      let value = Self.values.randomElement(using: &random)!
      return value.map { "\(parameter.name)=\($0)" } ?? parameter.name
    }.joined(separator: "&")
    return try? PictureAddress<Settings>(folder: "/x/", value: "3.20", query: query)
  }

  /// Checks that canonical addresses are read as canonical, so that no redirection is followed by
  /// another, and that they draw what the first spelling did.
  private func checkCanonical<Settings: PictureSettings>(_ settings: Settings.Type) throws {
    var random = SplitMix64(seed: 2)
    var readCount = 0
    for _ in 0..<20_000 {
      guard let address = randomAddress(settings, &random) else { continue }
      readCount += 1
      let text = String(decoding: address.canonical, as: UTF8.self)
      let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
      try #require(parts[0] == "/x/3.2.svg")
      let again = try PictureAddress<Settings>(
        folder: "/x/", value: "3.2", query: parts.count > 1 ? parts[1] : nil)
      #expect(again.canonical == address.canonical, "\(text)")
      #expect(
        again.picture.svg(again.options) == address.picture.svg(address.options), "\(text)")
    }
    #expect(readCount > 500)
  }

  @Test("A face's canonical address is its own, and draws the same")
  func face() throws { try checkCanonical(FaceSettings.self) }

  @Test("A row's canonical address is its own, and draws the same")
  func stars() throws { try checkCanonical(StarsSettings.self) }

  @Test("The defaults in the tables are the library's: leaving them out draws the same")
  func defaults() throws {
    let plain = try PictureAddress<FaceSettings>(folder: "/x/", value: "3", query: nil)
    #expect(plain.picture.svg(plain.options) == Face(3).svg())
    let row = try PictureAddress<StarsSettings>(folder: "/x/", value: "3", query: nil)
    #expect(row.picture.svg(row.options) == StarRow(3).svg())
    for query in [
      "size=240", "mouth-width=0.6", "lip-width=0.7", "mouth-position=0.35", "eye-width=0.2",
      "eye-position=0.6", "line-width=14", "minimum=0", "maximum=5", "step=0", "precision=2",
    ] {
      let address = try PictureAddress<FaceSettings>(folder: "/x/", value: "3", query: query)
      #expect(address.canonical == plain.canonical, "\(query)")
      #expect(address.picture.svg(address.options) == Face(3).svg(), "\(query)")
    }
  }
}
