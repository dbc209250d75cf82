import Testing

@testable import EmojiRate

@Suite("FaceStyle")
struct FaceStyleTests {
  @Test("A number that is given to the initialiser is that property's")
  func initializer() {
    let style = FaceStyle(
      lineWidth: 3, mouthWidth: 0.3, lipWidth: 0.4, mouthPosition: 0.2, eyeWidth: 0.15,
      eyePosition: 0.7)
    #expect(
      FaceNumber.allCases.map { style[$0].wrappedValue } == [3, 0.3, 0.4, 0.2, 0.15, 0.7, 1, 1, 8])
    let unknown = FaceStyle(lineWidth: .nan, eyeWidth: .nan)
    #expect(unknown.lineWidth == 14 && unknown.eyeWidth == 0.2)
  }

  @Test("What was set stays when the character changes, and what was not follows it")
  func overrides() {
    var style = FaceStyle(.cat) { $0.mouth = .tongue }
    style.rimWidth = 3
    style.character = .bear
    #expect(style.$head == nil && style.head == FaceStyle(.bear).head)
    #expect(style.eyes == FaceStyle(.bear).eyes)
    #expect(style.mouth == .tongue && style.rimWidth == 3)
    style.$mouth = nil
    style.givenCharacter = nil
    #expect(style.mouth == .classic && style.head == .circle && style.character == .classic)
  }

  @Test("A number that is taken back is the character's again")
  func takenBack() {
    var style = FaceStyle(.cat)
    let own = style.lineWidth
    style.lineWidth = 3
    #expect(style.$lineWidth == 3)
    style.$lineWidth = nil
    #expect(style.$lineWidth == nil && style.lineWidth == own)
    style.$lineWidth = .nan
    #expect(style == FaceStyle(.cat))
  }

  @Test("Styles are equal if they stay alike when the character changes")
  func equalOverrides() {
    var (eyes, line) = (FaceStyle(), FaceStyle())
    eyes.eyes = .classic
    line.lineWidth = 14
    #expect(eyes.eyes == FaceStyle().eyes && line.lineWidth == FaceStyle().lineWidth)
    #expect(Set([eyes, line, FaceStyle()]).count == 3)
    eyes.$eyes = nil
    line.$lineWidth = nil
    #expect(Set([eyes, line, FaceStyle()]).count == 1)
  }

  @Test("Eyes that are shown stay when they are to be shown, and come back as the character's")
  func eyes() {
    var style = FaceStyle(.cat) { $0.eyes = .heart }
    style.showsEyes = true
    #expect(style.eyes == .heart)
    style.showsEyes = false
    #expect(style.eyes == .none)
    style.showsEyes = true
    #expect(style.eyes == .shine)
  }

  @Test("Styles of equal values are equal")
  func equality() {
    #expect(FaceStyle(lineWidth: 99) == FaceStyle(lineWidth: 20))
    #expect(FaceStyle(lineWidth: 99).hashValue == FaceStyle(lineWidth: 20).hashValue)
    #expect(FaceStyle(showsEyes: false) != FaceStyle())
  }
}

@Suite("FaceExtras")
struct FaceExtrasTests {
  @Test("Every extra is in the set that it makes, and in no other", arguments: FaceExtra.allCases)
  func membership(extra: FaceExtra) {
    for other in FaceExtra.allCases {
      #expect(FaceExtras(extra).contains(other) == (extra == other))
    }
    var found: [FaceExtra] = []
    found += FaceExtras(extra).with(.blush).each
    #expect(found == (extra == .blush ? [.blush] : [.blush, extra]))
    var rest: FaceExtras = [extra, .blush]
    rest.remove(extra)
    #expect(rest == (extra == .blush ? [] : [.blush]))
  }

  @Test("A list that was chosen makes the same set as a literal")
  func sequence() {
    let chosen = FaceExtra.allCases.filter { "\($0)".hasPrefix("b") }
    #expect(FaceExtras(chosen) == [.blush, .bow, .bowTie, .bearEars, .bunnyEars])
    #expect(FaceExtras([FaceExtra]()).isEmpty)
  }

  @Test("Bits that name nothing are nothing")
  func unknown() {
    var count = 0
    for _ in FaceExtras(rawValue: .max).each { count += 1 }
    #expect(count == FaceExtra.allCases.count)
  }
}
