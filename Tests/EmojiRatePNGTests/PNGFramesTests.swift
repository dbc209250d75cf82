import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG frames")
struct PNGFramesTests {
  /// The content of a frame's control chunk, in numbers.
  private struct Control {
    let number, width, height, x, y, delay, perSecond: Int
    let disposal, blending: UInt8

    init(_ bytes: [UInt8]) {
      func word(_ place: Int, _ size: Int = 4) -> Int {
        DecodedPNG.number(bytes[place..<place + size])
      }
      (number, width, height, x, y) = (word(0), word(4), word(8), word(12), word(16))
      (delay, perSecond, disposal, blending) = (word(20, 2), word(22, 2), bytes[24], bytes[25])
    }
  }

  private static func decoded(_ moving: MovingPicture<Face>) throws -> DecodedPNG {
    try #require(DecodedPNG(moving.png(width: 48)))
  }

  @Test("The frames together are the last picture, which is also the file's own")
  func frames() throws {
    let decoded = try Self.decoded(MovingPicture(Face(4), RatingAnimation(from: 1)))
    let controls = decoded.chunks.filter { $0.type == "fcTL" }.map { Control($0.content) }
    let frames = decoded.chunks.filter { $0.type == "fdAT" }.map(\.content)
    // A quarter of a second, and the end.
    #expect(controls.count == 9 && frames.count == 9)
    #expect(decoded.content("acTL") == PNGFile.numbers(9, 1))
    let order = decoded.chunks.map(\.type)
    #expect(order.firstIndex(of: "acTL")! < order.firstIndex(of: "IDAT")!)
    #expect(order.firstIndex(of: "IDAT")! < order.firstIndex(of: "fcTL")!)
    var colors = Array(repeating: 0 as UInt32, count: 48 * 48)
    for (index, (control, frame)) in zip(controls, frames).enumerated() {
      #expect(control.number == 2 * index)
      #expect(DecodedPNG.number(frame[0..<4]) == 2 * index + 1)
      #expect(control.delay == 1 && control.perSecond == 30)
      #expect(control.disposal == 0 && control.blending == 0)
      #expect(control.x + control.width <= 48 && control.y + control.height <= 48)
      let rows = try #require(Inflate.zlib(Array(frame.dropFirst(4))))
      #expect(rows.count == control.height * (1 + 4 * control.width))
      for y in 0..<control.height {
        for x in 0..<control.width {
          let start = y * (1 + 4 * control.width) + 1 + 4 * x
          let color = DecodedPNG.number(rows[start..<start + 4])
          colors[(control.y + y) * 48 + control.x + x] = UInt32(color)
        }
      }
      if index == 0 {
        #expect(control.width == 48 && control.height == 48)
        let start = try #require(DecodedPNG(Face(1).png(width: 48)))
        #expect(colors == start.colors)
      }
    }
    #expect(colors == decoded.colors)
    let still = try Face(4).png(width: 48)
    #expect(decoded.colors == DecodedPNG(still)?.colors)
  }

  @Test("Repeats are counted, and rest a second at the end")
  func repeats() throws {
    for (count, plays) in [(3, 3), (nil, 0)] as [(Int?, Int)] {
      let decoded = try Self.decoded(
        MovingPicture(Face(4), RatingAnimation(from: 1, repeatCount: count)))
      #expect(decoded.content("acTL") == PNGFile.numbers(9, plays))
      let last = try #require(decoded.chunks.last { $0.type == "fcTL" })
      #expect(Control(last.content).delay == 30)
    }
  }

  @Test("Equal frames are one that stays longer, and no motion is a still file")
  func still() throws {
    let same = try MovingPicture(Face(4), RatingAnimation(from: 4)).png(width: 48)
    #expect(same == (try Face(4).png(width: 48)))
    let slow = MovingPicture(Face(4), RatingAnimation(from: 3.999, duration: 2))
    let decoded = try Self.decoded(slow)
    let delays = decoded.chunks.filter { $0.type == "fcTL" }.map { Control($0.content).delay }
    #expect(delays.isEmpty || delays.count < 61 && delays.reduce(0, +) == 61)
  }
}
