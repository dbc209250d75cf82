/// A command of path data: its letter, empty where it repeats, and its numbers, each with the
/// separator that it needs.
struct PathCommand {
  var letter: String
  var numbers: [String]

  var text: String { letter + numbers.joined() }
}

/// The commands of a face's path, each in the shorter of its two forms.
struct PathCommands {
  private(set) var commands: [PathCommand] = []
  private let number: (Double) -> String
  private var current = FaceValues.Point(x: 0, y: 0)
  private var lastLetter = ""
  private var lastNumber = ""

  /// Makes the commands.
  ///
  /// - Parameter number: How hundredths are put into digits, without a zero before the point.
  init(_ values: FaceValues, number: @escaping (Double) -> String) {
    self.number = number
    for form in values.forms {
      let (center, control) = (form.center, form.control)
      append("m", "M", [form.left])
      lastLetter = ""
      append("s", "S", [FaceValues.Point(x: center.x - control, y: center.y), center])
      // The middle is level, so the second curve's first control point mirrors the first's second.
      append("s", "S", [form.right, form.right])
    }
  }

  private mutating func append(
    _ relativeLetter: String, _ absoluteLetter: String, _ points: [FaceValues.Point]
  ) {
    let absolute = command(absoluteLetter, points, from: FaceValues.Point(x: 0, y: 0))
    let relative = command(relativeLetter, points, from: current)
    let isAbsolute =
      commands.isEmpty || absolute.text.utf8.count < relative.text.utf8.count
    let shorter = isAbsolute ? absolute : relative
    commands.append(shorter)
    lastLetter = isAbsolute ? absoluteLetter : relativeLetter
    lastNumber = shorter.numbers[shorter.numbers.count - 1]
    current = points[points.count - 1]
  }

  private func command(
    _ letter: String, _ points: [FaceValues.Point], from origin: FaceValues.Point
  ) -> PathCommand {
    let repeats = letter == lastLetter
    var before = repeats ? lastNumber : nil
    var numbers: [String] = []
    for point in points {
      for hundredths in [point.x - origin.x, point.y - origin.y] {
        let text = number(hundredths)
        let separated = separator(text, after: before) + text
        numbers.append(separated)
        before = separated
      }
    }
    return PathCommand(letter: repeats ? "" : letter, numbers: numbers)
  }

  private func separator(_ text: String, after before: String?) -> String {
    guard let before, !text.hasPrefix("-") else { return "" }
    return text.hasPrefix(".") && before.utf8.contains(UInt8(ascii: ".")) ? "" : " "
  }
}
