import EmojiRate
import Foundation
import Testing

@testable import EmojiRateWeb

/// The numbers that stand in the script, which the compiler does not see.
@Suite("ControlEvent+Number")
struct ControlEventNumberTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/EmojiRateWeb/Element")

  /// The numbers in the script by their names; -1 for two that differ.
  private func numbers(_ names: Regex<(Substring, Substring, Substring)>) throws -> [String: Int] {
    let script = try ["gestures.js", "keys.js"].map {
      try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let found = script.matches(of: names).map { (String($0.output.1), Int($0.output.2)!) }
    return Dictionary(found) { $0 == $1 ? $0 : -1 }
  }

  @Test("The script's events are the module's")
  func events() throws {
    let touch = Touch(Point(1, 2), in: Size(width: 3, height: 4))
    let numbers = try numbers(/\b(PRESS|MOVE|RELEASE|CANCEL|KEY) = (\d+)/)
    let events = numbers.mapValues { ControlEvent(number: $0, touch) }
    #expect(
      events == [
        "PRESS": .press(touch), "MOVE": .move(touch), "RELEASE": .release(touch),
        "CANCEL": .cancel, "KEY": .key(ControlEvent.Key.allCases[0]),
      ])
  }

  @Test("The script's keys are the library's, each of them")
  func keys() throws {
    let touch = Touch(Point(1, 2), in: Size(width: 3, height: 4))
    let numbers = try numbers(/\b(Arrow\w+|Page\w+|Home|End|Delete|Backspace): ([4-9]|\d\d),/)
    let expected: [String: ControlEvent.Key] = [
      "ArrowRight": .right, "ArrowLeft": .left, "ArrowUp": .up, "ArrowDown": .down,
      "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end,
      "Delete": .clear, "Backspace": .clear,
    ]
    #expect(
      numbers.mapValues { ControlEvent(number: $0, touch) }
        == expected.mapValues { .key($0) })
    #expect(Set(expected.values) == Set(ControlEvent.Key.allCases))
  }

  @Test("The script's effects are the library's")
  func effects() throws {
    #expect(
      try numbers(/\b(INPUT|CHANGE|ANIMATION|HANDLED) = (\d+)/)
        == [
          "INPUT": ControlEffects.input.rawValue, "CHANGE": ControlEffects.change.rawValue,
          "ANIMATION": ControlEffects.animation.rawValue,
          "HANDLED": ControlEffects.handled.rawValue,
        ])
  }
}
