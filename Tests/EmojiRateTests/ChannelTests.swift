import Testing

@testable import EmojiRate

@Suite("Channel")
struct ChannelTests {
  private static let places = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1]

  private func value(_ channel: Channel, _ progress: Double) -> Double { Moment(progress)[channel] }

  @Test("Has its keys at the ratings 0, 1, 2, 2.5, 3, 4 and 5 of 0…5")
  func keys() {
    let keys = [3, -1.5, 0, 7.25, 7.25, 90, -45]
    let channel = Channel(keys[0], keys[1], keys[2], keys[3], keys[4], keys[5], keys[6])
    for (place, key) in zip(Self.places, keys) { #expect(abs(value(channel, place) - key) < 1e-9) }
  }

  @Test("Is a straight line where its keys are on one, however far apart they are")
  func line() {
    let channel = Channel(0, 2, 4, 5, 6, 8, 10)
    for step in 0...100 {
      #expect(abs(value(channel, Double(step) / 100) - Double(step) / 10) < 1e-9)
    }
  }

  @Test("Has the tangents of Fritsch and Butland: of unequal distances, the nearer key counts more")
  func tangents() {
    // Slopes of 5 and 20 meet at 0.4, which has 0.2 before it and 0.1 behind it: the weights are 0.4 and 0.5.
    let channel = Channel(0, 1, 2, 4, 6, 10, 14)
    let tangent = 0.9 / (0.4 / 5 + 0.5 / 20)
    // Behind it both slopes are 20. So the middle is half-way, and an eighth of the tangents' difference more.
    let middle = 3 + 0.1 * (tangent - 20) / 8
    #expect(abs(value(channel, 0.45) - middle) < 1e-9)
  }

  @Test("Never leaves the range between two neighbouring keys, and turns nowhere between them")
  func monotone() {
    var random = SplitMix64(seed: 91)
    for _ in 0..<200 {
      let keys = (0..<7).map { _ in Double(random.integer(-60...60)) }
      let channel = Channel(keys[0], keys[1], keys[2], keys[3], keys[4], keys[5], keys[6])
      for index in 0..<6 {
        let (start, end) = (Self.places[index], Self.places[index + 1])
        let rises = keys[index + 1] >= keys[index]
        var last = keys[index]
        for step in 1...20 {
          let next = value(channel, start + (end - start) * Double(step) / 20)
          #expect(rises ? next >= last - 1e-9 : next <= last + 1e-9, "\(keys) \(index)")
          last = next
        }
        #expect(abs(last - keys[index + 1]) < 1e-9)
      }
    }
  }
}
