import Testing

@testable import EmojiRate

@Suite("Clearing a control")
struct ControlClearingTests {
  /// As the element makes them, of lengths and numbers that are not said.
  static let surfaces: [ControlSurface] = [
    .row(.whole, layout: .fixed(side: .nan, spacing: .nan)),
    .row(.exact, layout: .fitted(width: 90, height: .nan, margin: .nan, minimumSide: .nan)),
    .row(.buttons, layout: .cells(width: .nan, height: 30)),
    .face(.original, sensitivity: .nan),
  ]

  @Test(
    "What is empty already reports nothing to a key that clears",
    arguments: surfaces, [ControlEvent.Key.home, .clear])
  func empty(surface: ControlSurface, key: ControlEvent.Key) {
    var control = Control(surface, rating: Rating(0), unit: .stars, isRated: false)
    control.isClearable = true
    control.clear()
    let before = control
    for _ in 0..<3 { #expect(control.handle(.key(key)).isDisjoint(with: [.input, .change])) }
    #expect(control == before)
  }

  @Test("A rating is taken back, and that is reported once", arguments: surfaces)
  func rated(surface: ControlSurface) {
    var control = Control(surface, rating: Rating(3), unit: .stars)
    control.isClearable = true
    #expect(control.handle(.key(.clear)).isSuperset(of: [.input, .change]))
    #expect(!control.isRated)
    #expect(control.handle(.key(.clear)).isDisjoint(with: [.input, .change]))
  }
}
