import EmojiRate
import EmojiRateDrawings
import Studio

/// Reads the files that the user chose.
enum DrawnFiles {
  /// Reads files, which replace the drawing unless there is an error.
  ///
  /// - Parameter words: The ends of the scale; and for each file its name, its value and its SVG.
  /// - Returns: The warnings, one on each line, an empty line, and the output of `check`.
  static func read(_ words: [String]) throws(Refusal) -> String {
    guard words.count > 2 else {
      ReadDrawing.form = nil
      return ""
    }
    let ends = words.prefix(2).map { NumberParameter.number($0) }
    let scale = Rating(minimum: ends[0] ?? .nan, maximum: ends[1] ?? .nan)
    var files: [DrawingFile] = []
    var items: [String] = []
    for start in stride(from: 2, to: words.count - 2, by: 3) {
      items.append((words[start + 1].isEmpty ? "" : words[start + 1] + "=") + words[start])
      files.append(
        DrawingFile(
          name: words[start], part: try part(words[start + 1], words[start], of: scale),
          bytes: Array(words[start + 2].utf8)))
    }
    do throws(DrawingError) {
      let check = try DrawingCheck(files: files, over: scale.minimum...scale.maximum)
      ReadDrawing.form = FaceStyle(drawing: check.drawing).form
      ReadDrawing.argument = items.joined(separator: ",")
      let warnings = check.drawing.warnings.joined(separator: "\n")
      return "\(warnings)\n\n\(check.text)"
    } catch { throw Refusal(error.description) }
  }

  /// The place on the scale, 0…1, of a value such as `3` or `50%`; nil for an empty text.
  private static func part(
    _ text: String, _ file: String, of scale: Rating
  ) throws(Refusal) -> Double? {
    guard !text.isEmpty else { return nil }
    guard let part = DrawingFile.part(text, of: scale) else {
      throw Refusal("\(file): \(text) is not a value; give a number or a percentage")
    }
    guard part >= 0, part <= 1 else {
      let (low, high) = (NumberParameter.text(scale.minimum), NumberParameter.text(scale.maximum))
      throw Refusal("\(file): the value \(text) is outside of \(low) to \(high)")
    }
    return part
  }
}
