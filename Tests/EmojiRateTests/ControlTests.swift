import Testing

@testable import EmojiRate

@Suite("Control")
struct ControlTests {
  private static let face = Size(width: 240, height: 240)
  /// Five stars without space, 40 pixels each.
  private static let row = Size(width: 200, height: 40)

  private func face(
    _ rating: Rating = Rating(2.5), _ direction: FaceDirection = .original,
    sensitivity: Double = 5
  ) -> Control {
    Control(.face(direction, sensitivity: sensitivity), rating: rating)
  }

  private func row(_ rule: TouchRule, _ value: Double = 0, step: Double = 0) -> Control {
    Control(
      .row(rule, layout: .fixed(side: 40, spacing: 0)), rating: Rating(value, step: step),
      unit: .stars, isRated: value > 0)
  }

  private func at(_ x: Double, _ y: Double, in size: Size = face) -> Touch {
    Touch(Point(x, y), in: size)
  }

  private func finger(_ x: Double, _ y: Double, in size: Size = face) -> Touch {
    Touch(Point(x, y), in: size, mayScroll: true)
  }

  /// A place on the row, in stars.
  private func star(_ x: Double) -> Touch { at(x * 40, 20, in: Self.row) }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.005 + 1e-9 }

  // MARK: The face

  @Test(
    "Dragging down raises by sensitivity · range / 5 over the height",
    arguments: [
      (0, 5, 5, 24, 3), (0, 5, 5, -24, 2), (0, 5, 1, 48, 2.7), (0, 5, 10, 24, 3.5),
      (0, 10, 5, 24, 3.5), (-1, 1, 5, 48, 0.4 + 0), (0, 5, 5, 1000, 5), (0, 5, 5, -1000, 0),
      // Sensitivities are clamped.
      (0, 5, 0, 48, 2.7), (0, 5, 99, 24, 3.5),
    ] as [(Double, Double, Double, Double, Double)])
  func drag(minimum: Double, maximum: Double, sensitivity: Double, way: Double, expected: Double) {
    let start = minimum < 0 ? 0 : 2.5
    var control = face(
      Rating(start, minimum: minimum, maximum: maximum), sensitivity: sensitivity)
    #expect(control.handle(.press(at(120, 500))) == .handled)
    #expect(control.handle(.move(at(90, 500 + way))) == [.handled, .input])
    #expect(isNear(control.rating.value, expected), "\(control.rating.value)")
    #expect(control.handle(.release(at(90, 500 + way))) == [.handled, .change])
  }

  @Test("Past an end, turning round moves at once")
  func turnsRound() {
    var control = face()
    control.handle(.press(at(120, 0)))
    control.handle(.move(at(120, 2000)))
    #expect(control.rating.value == 5)
    control.handle(.move(at(120, 1976)))
    #expect(control.rating.value == 4.5)
  }

  @Test("Small moves add up over a step")
  func steps() {
    var control = face(Rating(2, step: 1))
    control.handle(.press(at(120, 0)))
    var inputs = 0
    for y in stride(from: 4.0, through: 48, by: 4) {
      if control.handle(.move(at(120, y))).contains(.input) { inputs += 1 }
    }
    #expect(control.rating.value == 3)
    #expect(inputs == 1)
  }

  @Test("Across, the width is the scale, and the mirror's from right to left")
  func horizontal() {
    var control = face(Rating(1), .horizontal)
    control.handle(.press(at(120, 0)))
    control.handle(.move(at(60, 0)))
    #expect(control.rating.value == 1.25)
    control.handle(.move(at(900, 0)))
    #expect(control.rating.value == 5)
    control.isRightToLeft = true
    control.handle(.move(at(60, 0)))
    #expect(control.rating.value == 3.75)
  }

  @Test("A tap gives the rating of its place, and animates", arguments: FaceDirection.allCases)
  func tap(direction: FaceDirection) {
    var control = face(Rating(1), direction)
    let touch = [at(192, 10), at(10, 48), at(10, 192)][direction.rawValue]
    #expect(control.handle(.press(touch)) == .handled)
    // A hand is never still.
    #expect(control.handle(.move(at(touch.point.x + 2, touch.point.y + 2))) == .handled)
    #expect(control.rating.value == 1)
    #expect(control.handle(.release(touch)) == [.handled, .input, .change, .animation])
    #expect(control.rating.value == 4)
  }

  @Test("A move of three pixels is a tap, and of more a drag")
  func threshold() {
    for (way, value) in [(3.0, 4.0), (3.1, 2.5 + 5 * 3.1 / 240)] {
      var control = face()
      control.handle(.press(at(120, 192 - way)))
      control.handle(.move(at(120, 192)))
      control.handle(.release(at(120, 192)))
      #expect(isNear(control.rating.value, value))
    }
  }

  @Test(
    "A touch that is nowhere gives nothing",
    arguments: [
      ControlSurface.face(.original), .face(.horizontal), .row(.exact), .row(.whole),
      .row(.buttons),
    ])
  func nowhere(surface: ControlSurface) {
    for nowhere in [
      Point(.nan, 100), Point(100, .nan), Point(100, .infinity), Point(-.infinity, 0),
    ] {
      for touch in [Touch(nowhere, in: Self.face), Touch(nowhere, in: Self.face, mayScroll: true)] {
        var control = Control(surface, rating: Rating(2.5), unit: .stars)
        #expect(control.preview(at: touch) == nil)
        #expect(control.handle(.press(touch)) == [])
        var press = at(120, 120)
        press.mayScroll = true
        control.handle(.press(press))
        #expect(control.handle(.move(touch)) == .handled)
        #expect(control.handle(.release(touch)).isDisjoint(with: [.input, .change]))
        #expect(control.rating.value == 2.5 && control.gesture == nil)
      }
    }
  }

  @Test("Cancelling gives back the rating before the gesture, and what is unrated stays unrated")
  func cancel() {
    for isRated in [true, false] {
      var control = Control(.face(.original), rating: Rating(2.5), isRated: isRated)
      let before = control
      control.handle(.press(at(120, 0)))
      control.handle(.move(at(120, 99)))
      #expect(control.isRated && control.rating.value > 4)
      #expect(control.handle(.cancel) == [.handled, .input])
      #expect(control == before)
      #expect(control.handle(.cancel) == [])
    }
  }

  // MARK: Rows

  @Test(
    "A slide over a row reports each change, and once at the end",
    arguments: [
      (.middles, [0.5, 1, 1.5, 2.5], 2.5), (.whole, [1, 2, 3], 3),
      (.half, [0.5, 1, 1.5, 2.5], 2.5),
      (.exact, [0.25, 0.75, 1.25, 2.25], 2.25), (.cells, [0.5, 1, 1.5, 2.5], 2.5),
      (.buttons, [3], 3),
    ] as [(TouchRule, [Double], Double)])
  func slide(rule: TouchRule, inputs: [Double], end: Double) {
    var control = row(rule)
    var reported: [Double] = []
    var changes = 0
    func note(_ effects: ControlEffects) {
      if effects.contains(.input) { reported.append(control.rating.value) }
      if effects.contains(.change) { changes += 1 }
    }
    note(control.handle(.press(star(0.25))))
    for x in [0.75, 1.25, 2.25] { note(control.handle(.move(star(x)))) }
    #expect(changes == 0)
    note(control.handle(.release(star(2.25))))
    #expect(reported == inputs)
    #expect(changes == 1)
    #expect(control.rating.value == end)
  }

  @Test("A step rounds what the rule counts")
  func rowSteps() {
    var control = row(.exact, step: 0.5)
    control.handle(.press(star(2.3)))
    #expect(control.rating.value == 2.5)
  }

  @Test("The current button again takes the rating back to nothing, and the next tap gives one")
  func buttons() {
    var control = row(.buttons)
    func tap(_ x: Double) -> ControlEffects {
      control.handle(.press(star(x)))
      return control.handle(.release(star(x)))
    }
    #expect(tap(2.5) == [.handled, .input, .change, .animation])
    #expect(control.rating.value == 3)
    #expect(tap(2.5).contains(.change))
    #expect(control.rating.value == 0 && !control.isRated)
    _ = tap(4.5)
    #expect(control.rating.value == 5)
    // What is released beside all buttons does nothing.
    control.handle(.press(star(1.5)))
    #expect(control.handle(.release(star(7))) == .handled)
    #expect(control.rating.value == 5)
  }

  @Test("Where that is allowed, the current star again means no rating", arguments: [true, false])
  func clearing(isClearable: Bool) {
    var control = row(.whole, 3)
    control.isClearable = isClearable
    control.handle(.press(star(2.5)))
    let effects = control.handle(.release(star(2.5)))
    #expect(effects.contains(.change) == isClearable)
    #expect(control.isRated == !isClearable)
    #expect(control.rating.value == (isClearable ? 0 : 3))
  }

  @Test("What changes nothing is no change")
  func unchanged() {
    var control = row(.cells, 3)
    control.handle(.press(star(2.9)))
    #expect(control.handle(.release(star(2.9))) == .handled)
  }

  @Test("A preview is what a tap would give, and changes nothing")
  func preview() {
    let control = row(.half, 1)
    #expect(control.preview(at: star(3.2)) == 3.5)
    #expect(control.rating.value == 1)
    #expect(face().preview(at: at(0, 0)) == nil)
    // Rounded as what a tap gives is, to steps or to short decimals.
    #expect(row(.exact, step: 1).preview(at: star(3.2)) == 3)
    #expect(row(.exact).preview(at: star(3.201)) == 3.2)
  }

  // MARK: Fingers that may scroll

  @Test("A finger gives nothing until it moves along the control", arguments: TouchRule.allCases)
  func scrolling(rule: TouchRule) {
    var row = row(rule, 2)
    var upright = face(Rating(2))
    var across = face(Rating(2), .horizontal)
    #expect(row.handle(.press(finger(180, 20, in: Self.row))) == .handled)
    #expect(row.handle(.move(finger(170, -10, in: Self.row))) == .handled)
    #expect(upright.handle(.press(finger(180, 20))) == .handled)
    #expect(upright.handle(.move(finger(150, 30))) == .handled)
    #expect(across.handle(.press(finger(180, 20))) == .handled)
    #expect(across.handle(.move(finger(170, 50))) == .handled)
    for var control in [row, upright, across] {
      #expect(control.rating.value == 2)
      #expect(control.handle(.cancel) == .handled)
    }
  }

  @Test(
    "A finger moves along the control where it is nearer to it than to the other direction",
    // At 40 and 50 degrees, and at 44 and 46.
    arguments: [(60, 50, true), (50, 60, false), (60, 58, true), (58, 60, false)]
      as [(Double, Double, Bool)])
  func angle(along: Double, aside: Double, isAlong: Bool) {
    for (direction, way) in [
      (FaceDirection.horizontal, Point(along, aside)), (.original, Point(aside, along)),
    ] {
      var control = face(Rating(2), direction)
      control.handle(.press(finger(60, 60)))
      let effects = control.handle(.move(finger(60 + way.x, 60 + way.y)))
      #expect(effects.contains(.input) == isAlong)
    }
  }

  @Test("A finger that moves along the control drags, in whichever direction it goes on")
  func fingerDrags() {
    var row = row(.whole, 2)
    row.handle(.press(finger(20, 20, in: Self.row)))
    #expect(row.handle(.move(finger(110, 40, in: Self.row))) == [.handled, .input])
    #expect(row.rating.value == 3)
    #expect(row.handle(.move(finger(130, 140, in: Self.row))) == [.handled, .input])
    #expect(row.handle(.release(finger(130, 140, in: Self.row))) == [.handled, .change])
    #expect(row.rating.value == 4)
    var upright = face()
    upright.handle(.press(finger(120, 0)))
    upright.handle(.move(finger(110, 24)))
    #expect(upright.handle(.release(finger(0, 24))) == [.handled, .change])
    #expect(upright.rating.value == 3)
  }

  @Test("A finger that is lifted has tapped", arguments: TouchRule.allCases)
  func fingerTaps(rule: TouchRule) {
    var finger = row(rule, 1)
    finger.handle(.press(self.finger(150, 20, in: Self.row)))
    let effects = finger.handle(.release(self.finger(151, 24, in: Self.row)))
    #expect(effects == [.handled, .input, .change, .animation])
    var mouse = row(rule, 1)
    mouse.handle(.press(at(151, 20, in: Self.row)))
    mouse.handle(.release(at(151, 20, in: Self.row)))
    #expect(finger == mouse)
    // And the current star again clears.
    finger.isClearable = true
    finger.handle(.press(self.finger(151, 20, in: Self.row)))
    finger.handle(.release(self.finger(151, 20, in: Self.row)))
    #expect(!finger.isRated)
  }

  // MARK: Keys

  @Test(
    "Every key goes as far as the slider pattern says",
    arguments: [
      (.right, 2.6), (.up, 2.6), (.left, 2.4), (.down, 2.4), (.pageUp, 3.5), (.pageDown, 1.5),
      (.home, 0), (.end, 5), (.clear, 2.5),
    ] as [(ControlEvent.Key, Double)])
  func keys(key: ControlEvent.Key, expected: Double) {
    var control = face()
    let effects = control.handle(.key(key))
    #expect(isNear(control.rating.value, expected))
    #expect(effects == (key == .clear ? [] : [.handled, .input, .change, .animation]))
  }

  @Test(
    "A maximum between two steps is out of reach, as with a native range",
    arguments: [(2, 4), (4, 4), (10, 0), (0.1, 5), (0.3, 4.8), (5.0 / 3, 5), (0, 5)]
      as [(Double, Double)])
  func offGrid(step: Double, highest: Double) {
    for key in [ControlEvent.Key.end, .pageUp] {
      var control = Control(.face(), rating: Rating(0, step: step))
      for _ in 0..<6 { control.handle(.key(key)) }
      #expect(isNear(control.rating.value, highest))
    }
    var row = row(.exact, step: step)
    row.handle(.press(star(5)))
    row.handle(.release(star(5)))
    #expect(isNear(row.rating.value, highest))
  }

  @Test("From right to left the horizontal keys change places")
  func rightToLeftKeys() {
    var control = row(.whole, 2)
    control.isRightToLeft = true
    control.handle(.key(.left))
    #expect(control.rating.value == 3)
    control.handle(.key(.right))
    control.handle(.key(.right))
    #expect(control.rating.value == 1)
    control.handle(.key(.up))
    #expect(control.rating.value == 2)
  }

  @Test("Home and the clearing keys lead to no rating, where that is allowed")
  func clearingKeys() {
    for key in [ControlEvent.Key.home, .clear] {
      var control = row(.whole, 2)
      control.isClearable = true
      #expect(control.handle(.key(key)).contains(.change))
      #expect(!control.isRated)
      #expect(control.handle(.key(key)) == .handled)
    }
  }

  @Test("Clearing what is empty says nothing, whatever its surface was made of")
  func clearingNothing() {
    let none = Double.nan
    let surfaces = [
      ControlSurface.face(.original, sensitivity: none),
      .row(.whole, layout: .fixed(side: none, spacing: none)),
      .row(.half, layout: .fitted(width: none, height: none, margin: none, minimumSide: none)),
      .row(.exact, layout: .cells(width: none, height: none)),
    ]
    for surface in surfaces {
      var control = Control(surface, rating: Rating(none), unit: .stars, isRated: false)
      control.isClearable = true
      control.clear()
      #expect(control == control)
      for key in [ControlEvent.Key.home, .clear] {
        #expect(control.handle(.key(key)) == .handled, "\(surface)")
      }
    }
  }

  @Test("Without a rating a key up gives the first step, and a key down nothing")
  func unratedKeys() {
    var control = row(.whole)
    #expect(control.handle(.key(.left)) == .handled)
    #expect(!control.isRated)
    control.handle(.key(.right))
    #expect(control.isRated && control.rating.value == 1)
  }

  @Test(
    "The first key up gives the lowest rating there is",
    arguments: [
      (.row(.whole), 1, 1, 1), (.row(.whole), 1, 0, 1), (.row(.half), 1, 0.5, 1),
      (.row(.whole), 0, 0, 1), (.row(.half), 0, 0, 0.5), (.row(.whole), 0, 0.5, 0.5),
      (.face(.original), 1, 1, 1), (.face(.original), 0, 1, 0), (.face(.original), -1, 0, -1),
      (.row(.whole), -5, 0, -3),
    ] as [(ControlSurface, Double, Double, Double)])
  func firstKey(surface: ControlSurface, minimum: Double, step: Double, expected: Double) {
    for key in [ControlEvent.Key.up, .right, .pageUp] {
      var control = Control(
        surface, rating: Rating(minimum: minimum, step: step), isRated: false)
      #expect(control.handle(.key(key)).contains(.change))
      #expect(control.isRated && control.rating.value == expected)
      for key in [ControlEvent.Key.down, .left, .pageDown] {
        control.clear()
        #expect(control.handle(.key(key)) == .handled)
        #expect(!control.isRated)
      }
    }
  }

  @Test("What reads as not rated is no rating, whichever way it came about")
  func nothingIsNoRating() {
    let scale = Rating(2)
    for (surface, unit, isRated) in [
      (.row(.middles), .stars, false), (.row(.middles), .hearts, false),
      (.row(.middles), .step, true), (.face(.original), .step, true),
    ] as [(ControlSurface, RatingUnit, Bool)] {
      let control = Control(surface, rating: scale, unit: unit)
      let ways: [(inout Control) -> Void] = [
        { $0.handle(.key(.home)) }, { $0.assign(0) },
        {
          $0.handle(.press(at(100, 100)))
          $0.handle(.move(at(-900, -900)))
          $0.handle(.release(at(-900, -900)))
        },
      ]
      for (index, way) in ways.enumerated() {
        var control = control
        way(&control)
        #expect(control.rating.value == 0, "\(unit) \(index)")
        #expect(control.isRated == isRated, "\(unit) \(index)")
      }
      #expect(Control(surface, rating: Rating(0), unit: unit).isRated == isRated)
    }
    // A scale that begins higher has no nothing.
    var stars = Control(.row(.whole), rating: Rating(3, minimum: 1), unit: .stars)
    stars.handle(.key(.home))
    #expect(stars.isRated && stars.rating.value == 1)
    // And the zero of one that begins lower is a rating.
    #expect(Control(.row(.whole), rating: Rating(0, minimum: -5), unit: .stars).isRated)
  }

  @Test("While something is dragged, keys wait")
  func keysWhileDragging() {
    var control = face()
    control.handle(.press(at(120, 0)))
    #expect(control.handle(.key(.end)) == .handled)
    #expect(control.rating.value == 2.5)
  }

  // MARK: What went wrong once

  @Test("A gesture that is released while disabled is over, and the next one begins")
  func releasedWhileDisabled() {
    var control = face()
    control.handle(.press(at(120, 0)))
    control.handle(.move(at(120, 50)))
    control.isEnabled = false
    #expect(control.handle(.release(at(120, 50))) == [.handled, .input])
    #expect(control.rating.value == 2.5)
    control.isEnabled = true
    #expect(control.handle(.press(at(120, 0))) == .handled)
  }

  @Test("The last part of the way counts, even if only the release tells of it")
  func releaseMoves() {
    var control = face()
    control.handle(.press(at(120, 0)))
    #expect(control.handle(.release(at(120, 24))) == [.handled, .input, .change])
    #expect(control.rating.value == 3)
  }

  @Test("The current place again clears on a continuous scale too")
  func clearsContinuous() {
    var control = row(.exact, 2.34)
    control.isClearable = true
    control.handle(.press(star(2.341)))
    control.handle(.release(star(2.341)))
    #expect(!control.isRated)
  }

  @Test("A whole symbol stays whole on a scale of another length")
  func wholeSymbols() {
    var control = Control(.row(.whole, count: 3), rating: Rating(0))
    control.handle(.press(at(20, 20, in: Size(width: 148, height: 44))))
    #expect(StarRow(control.rating, count: 3).earned == 1)
  }

  @Test("An end is reached, even if it is no short decimal")
  func ends() {
    var control = face(Rating(0, maximum: 1.0 / 3), .horizontal)
    control.handle(.press(at(240, 0)))
    control.handle(.release(at(240, 0)))
    #expect(control.rating.value == 1.0 / 3)
  }

  @Test("No place stops it", arguments: TouchRule.allCases)
  func hostile(rule: TouchRule) {
    for number in [Double.nan, Double.infinity, -Double.infinity, 1e308, -1e308] {
      for size in [Self.row, Size(width: number, height: number), Size(width: 0, height: 0)] {
        for var control in [row(rule, 2), face(), face(Rating(2), .horizontal)] {
          let touch = at(number, number, in: size)
          control.handle(.press(touch))
          control.handle(.move(at(10, 10, in: size)))
          control.handle(.move(touch))
          control.handle(.release(touch))
          #expect(control.rating.value >= 0 && control.rating.value <= 5)
        }
      }
    }
  }

  // MARK: All of them

  @Test("What is disabled or read-only does nothing, but lets go of a gesture")
  func disabled() {
    for change in [{ $0.isEnabled = false }, { $0.isReadOnly = true }] as [(inout Control) -> Void]
    {
      var control = face()
      control.handle(.press(at(120, 0)))
      control.handle(.move(at(120, 50)))
      change(&control)
      #expect(control.handle(.move(at(120, 90))) == [])
      #expect(control.handle(.key(.end)) == [])
      #expect(control.handle(.cancel) == [.handled, .input])
      #expect(control.rating.value == 2.5)
      #expect(control.handle(.press(at(120, 0))) == [])
      #expect(control.preview(at: at(0, 0)) == nil)
    }
  }

  @Test(
    "On a continuous scale a touch gives a short decimal",
    arguments: [(0, 5), (0, 1), (-1, 1), (0, 100), (1, 5), (0, 1e-9), (-1e13, 1e13), (3, 3.001)])
  func shortDecimals(minimum: Double, maximum: Double) {
    var random = SplitMix64(seed: 41)
    for _ in 0..<200 {
      var control = face(Rating(minimum, minimum: minimum, maximum: maximum), .horizontal)
      let touch = at(Double.random(in: 0...240, using: &random), 0)
      control.handle(.press(touch))
      control.handle(.release(touch))
      let value = control.rating.value
      #expect(value >= minimum && value <= maximum)
      let place = minimum + touch.point.x / 240 * (maximum - minimum)
      #expect(abs(value - place) <= (maximum - minimum) / 400 * (1 + 1e-6))
      if maximum - minimum >= 1, maximum < 1e6 {
        #expect("\(abs(value))".count <= 5, "\(value)")
      }
    }
  }

  @Test("Whatever happens, the rating is on its scale, and inputs are changes")
  func properties() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<400 {
      let rule = TouchRule.allCases.randomElement(using: &random)!
      let isFace = Bool.random(using: &random)
      let rating = Rating(
        3, minimum: Bool.random(using: &random) ? 0 : 1,
        step: [0, 0.5, 1].randomElement(using: &random)!)
      var control = Control(
        isFace ? .face() : .row(rule, layout: random.rowLayout()), rating: rating,
        unit: isFace ? .step : .stars,
        isRated: Bool.random(using: &random))
      control.isClearable = Bool.random(using: &random)
      control.isRightToLeft = Bool.random(using: &random)
      var start: Control?
      for _ in 0..<30 {
        let before = control
        var touch = at(
          Double.random(in: -50...300, using: &random), Double.random(in: -50...300, using: &random)
        )
        touch.mayScroll = Bool.random(using: &random)
        let event: ControlEvent =
          switch Int.random(in: 0...5, using: &random) {
          case 0: .press(touch)
          case 1, 2: .move(touch)
          case 3: .release(touch)
          case 4: .cancel
          default: .key(ControlEvent.Key.allCases.randomElement(using: &random)!)
          }
        if case .press = event, control.gesture == nil { start = control }
        let effects = control.handle(event)
        let value = control.rating.value
        #expect(value >= rating.minimum && value <= rating.maximum)
        if rating.step > 0, control.isRated {
          let steps = (value - rating.minimum) / rating.step
          #expect(abs(steps - Double(Int(steps + 0.5))) < 1e-9)
        }
        #expect(!control.isRated || !control.rating.isNothing(of: control.unit))
        let isOther = value != before.rating.value || control.isRated != before.isRated
        #expect(effects.contains(.input) == isOther, "\(event)")
        if case .cancel = event, before.gesture != nil { #expect(control == start) }
        // The same event of the same state does the same.
        var again = before
        #expect(again.handle(event) == effects)
        #expect(again == control)
      }
    }
  }

  @Test("From right to left is the mirror image", arguments: TouchRule.allCases)
  func mirrored(rule: TouchRule) {
    for x in stride(from: 0.05, to: 5, by: 0.1) {
      var one = row(rule)
      var other = row(rule)
      other.isRightToLeft = true
      one.handle(.press(star(x)))
      one.handle(.release(star(x)))
      other.handle(.press(star(5 - x)))
      other.handle(.release(star(5 - x)))
      #expect(abs(one.rating.value - other.rating.value) < 1e-9)
    }
  }
}
