import Testing

@testable import EmojiRate

@Suite("FaceFit")
struct FaceFitTests {
  private func frame(_ style: FaceStyle) -> Frame { style.character.data.frame(style) }

  @Test("What stays on the head takes no room", arguments: FaceHead.allCases)
  func roomless(head: FaceHead) {
    var style = FaceStyle(.sunny) { $0.head = head }
    style.extras = []
    let bare = frame(style)
    style.extras = [.blush, .tears, .crack, .nose, .muzzle, .moustache, .bearEars, .bunnyEars]
    let worn = frame(style)
    // Without a head, the features are as large as the canvas.
    if head == .none { return }
    #expect(abs(worn.unit - bare.unit) < 0.001)
    #expect(abs(worn.center.x - bare.center.x) + abs(worn.center.y - bare.center.y) < 0.1)
  }

  @Test(
    "A head makes room for what is beyond it",
    arguments: [
      (FaceExtras.partyHat, 0.87...0.92), (.crown, 0.92...0.98), (.topHat, 0.91...0.98),
      (.bowTie, 0.96...1.04), (.halo, 0.94...1.0), (.antenna, 0.9...0.97), (.bow, 1.07...1.07),
      ([.partyHat, .bowTie], 0.8...0.84),
    ] as [(FaceExtras, ClosedRange<Double>)])
  func room(extras: FaceExtras, units: ClosedRange<Double>) {
    #expect(units.contains(frame(FaceStyle(.sunny) { $0.extras = extras }).unit))
  }

  @Test("A wider rim than the character's makes a head smaller, and a thinner one none larger")
  func rims() {
    func unit(_ width: Double) -> Double {
      frame(
        FaceStyle(.sunny) {
          $0.rimWidth = width
          $0.extras = []
        }
      ).unit
    }
    #expect(unit(0) == unit(8) && unit(20) < unit(8))
  }

  @Test("The room is no larger than what has to fit: one end touches each margin")
  func tight() {
    var style = FaceStyle(.sunny) { $0.extras = .partyHat }
    style.head = .circle
    var (top, bottom) = (240.0, 0.0)
    for step in 0...40 {
      for shape in Face(Double(step) / 8, style: style).shapes {
        top = min(top, shape.spots.map { $0.y - shape.outset }.min() ?? top)
        bottom = max(bottom, shape.spots.map { $0.y + shape.outset }.max() ?? bottom)
      }
    }
    #expect((0.7...4).contains(top))
    #expect((0.9...1.1).contains(240 - bottom))
  }

  @Test(
    "Nothing leaves the canvas, whatever is worn on whatever head", arguments: FaceHead.allCases)
  func fits(head: FaceHead) {
    var random = SplitMix64(seed: 10)
    for extra in FaceExtra.allCases {
      for number in 0..<3 {
        var style = FaceStyle(.sunny) { $0.head = head }
        style.extras = FaceExtras(extra)
        if number > 0 {
          style.extras.formUnion(FaceExtras(rawValue: UInt32(truncatingIfNeeded: random.next())))
          style.extraScale = random.double(0...2)
          style.rimWidth = random.double(0...20)
          style.lineWidth = random.double(0.5...20)
          style.morph = random.double()
          style.paint = FacePaint.allCases[random.integer(0...4)]
          style.expression = number == 1 ? .crying : .furious
        }
        // The room is the same at all values, and what is worn moves little between these.
        for value in [0, 2.5, 5] {
          var (low, high) = (0.0, 240.0)
          for shape in Face(value, style: style).shapes where shape.isVisible {
            for spot in shape.spots {
              low = min(low, spot.x - shape.outset, spot.y - shape.outset)
              high = max(high, spot.x + shape.outset, spot.y + shape.outset)
            }
          }
          #expect(low == 0 && high == 240, "\(extra) \(number) at \(value), \(style)")
        }
      }
    }
  }
}
