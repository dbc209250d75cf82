import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("FaceStyle")
struct FaceStyleTests {
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
}
