import Testing

@testable import EmojiRate

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
