import EmojiRate

/// Path data as it is specified, written on text: points rounded to hundredths, each command in the shorter
/// of its two forms, the relative one where they are equal, and nothing that can be left out.
struct SpelledPathData {
  private(set) var text = ""
  private var letter: Character?
  private var hasPoint = false
  private var current = [0, 0]
  private var start = [0, 0]
  private var mirrored = [0, 0]

  init(_ elements: [PathElement]) {
    for element in elements {
      var points = element.points.map { [hundredths($0.x), hundredths($0.y)] }
      let end = points.last ?? start
      switch element {
      case .move:
        append("m", points)
        // What follows a move without a letter is a line.
        letter = letter == "M" ? "L" : "l"
        (start, mirrored) = (end, end)
      case .line:
        if end[1] == current[1] {
          append("h", points)
        } else {
          append(end[0] == current[0] ? "v" : "l", points)
        }
        mirrored = end
      case .curve:
        let isSmooth = points[0] == mirrored
        if isSmooth { points.removeFirst() }
        append(isSmooth ? "s" : "c", points)
        let control = points[points.count - 2]
        mirrored = [2 * end[0] - control[0], 2 * end[1] - control[1]]
      case .close:
        text += "z"
        (letter, hasPoint) = ("z", false)
        mirrored = end
      }
      current = end
    }
  }

  private mutating func append(_ command: Character, _ points: [[Int]]) {
    let axes = command == "h" ? [0] : command == "v" ? [1] : [0, 1]
    let relative = form(command, points.flatMap { point in axes.map { point[$0] - current[$0] } })
    let absolute = form(
      Character(command.uppercased()), points.flatMap { point in axes.map { point[$0] } })
    let shorter =
      text.isEmpty || absolute.text.utf8.count < relative.text.utf8.count ? absolute : relative
    text += shorter.text
    (letter, hasPoint) = (shorter.letter, shorter.hasPoint)
  }

  /// A command behind what there is.
  private func form(
    _ command: Character, _ numbers: [Int]
  ) -> (text: String, letter: Character, hasPoint: Bool) {
    let repeats = command == letter
    var text = repeats ? "" : String(command)
    var (follows, hasPoint) = (repeats, repeats && hasPoint)
    for number in numbers {
      let spelled = spelling(number, decimals: 2)
      if follows, !spelled.hasPrefix("-"), !(spelled.hasPrefix(".") && hasPoint) { text += " " }
      text += spelled
      (follows, hasPoint) = (true, spelled.contains("."))
    }
    return (text, command, hasPoint)
  }
}

/// The nearest number of hundredths, halves to even.
func hundredths(_ value: Double) -> Int { Int((value * 100).rounded(.toNearestOrEven)) }
