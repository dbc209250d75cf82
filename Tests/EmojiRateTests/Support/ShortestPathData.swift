import EmojiRate

/// The shortest path data for an outline on a grid, found by trying every choice of letters: absolute
/// or relative, spelled or implied, shorthand or not.
struct ShortestPathData {
  private(set) var text = ""
  var count: Int { text.utf8.count }

  /// Nil where `data`, some spelling of the outline, is not path data.
  init?(_ data: String, decimals: Int) {
    guard let parsed = PathData(data) else { return nil }
    var unitsPerOne = 1.0
    for _ in 0..<decimals { unitsPerOne *= 10 }
    var current = [0, 0]
    var start = [0, 0]
    var mirrored = [0, 0]
    var best = [State(): ""]
    for element in parsed.elements {
      let points = element.points.map { point in
        [Int((point.x * unitsPerOne).rounded()), Int((point.y * unitsPerOne).rounded())]
      }
      let end = points.last ?? start
      // All commands that say this, as a relative letter and the numbers' places and axes.
      var commands: [(letter: Character, numbers: [(value: Int, axis: Int)])] = []
      func command(_ letter: Character, _ points: [[Int]]) {
        commands.append((letter, points.flatMap { [(value: $0[0], axis: 0), ($0[1], 1)] }))
      }
      switch element {
      case .move: command("m", points)
      case .line:
        command("l", points)
        if end[1] == current[1] { commands.append(("h", [(end[0], 0)])) }
        if end[0] == current[0] { commands.append(("v", [(end[1], 1)])) }
      case .curve:
        command("c", points)
        if points[0] == mirrored { command("s", Array(points.dropFirst())) }
      case .close: command("z", [])
      }
      best = Self.extended(best, by: commands, from: current, decimals: decimals)
      if case .curve = element {
        mirrored = [2 * end[0] - points[1][0], 2 * end[1] - points[1][1]]
      } else {
        mirrored = end
      }
      if case .move = element { start = end }
      current = end
    }
    text = best.values.min { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// All that what follows depends on.
  private struct State: Hashable {
    /// The letter that need not be repeated.
    var letter: Character?
    /// Whether the last number has a point.
    var hasPoint = false
  }

  private static func extended(
    _ best: [State: String],
    by commands: [(letter: Character, numbers: [(value: Int, axis: Int)])], from current: [Int],
    decimals: Int
  ) -> [State: String] {
    var next: [State: String] = [:]
    for (state, text) in best {
      for command in commands {
        for isRelative in [true, false] {
          let letter =
            isRelative ? command.letter : Character(command.letter.uppercased())
          var text = text
          var follows = state.letter == letter && letter != "z" && letter != "Z"
          var hasPoint = follows && state.hasPoint
          if !follows { text.append(letter) }
          for number in command.numbers {
            let value = isRelative ? number.value - current[number.axis] : number.value
            let spelled = spelling(value, decimals: decimals)
            if follows && !spelled.hasPrefix("-") && !(spelled.hasPrefix(".") && hasPoint) {
              text.append(" ")
            }
            text += spelled
            hasPoint = spelled.contains(".")
            follows = true
          }
          let implied: Character =
            switch letter {
            case "m": "l"
            case "M": "L"
            default: letter
            }
          let reached = State(letter: implied, hasPoint: hasPoint)
          if next[reached].map({ text.utf8.count < $0.utf8.count }) ?? true {
            next[reached] = text
          }
        }
      }
    }
    return next
  }
}
