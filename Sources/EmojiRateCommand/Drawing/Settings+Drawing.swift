import EmojiRate
import EmojiRateDrawings

extension Settings {
  /// Reads the files of the drawing, if any are given.
  ///
  /// Values in names are on the given scale, or by default on 0…5, for every kind of picture.
  mutating func readDrawing() throws(CommandError) {
    guard !style.drawnFiles.isEmpty else { return }
    try DrawnFile.check(style.drawnFiles, "--drawing")
    let scale = Rating(minimum: picture.minimum ?? .nan, maximum: picture.maximum ?? .nan)
    let range = scale.minimum...scale.maximum
    var files: [DrawingFile] = []
    for file in style.drawnFiles {
      let name = InputFile.name(file.path).excerpt(longest: 4096)
      let value = file.value?.place(on: scale)
      if let value, !range.contains(value) {
        throw .data(
          "\(name): the value \(Messages.plain(value)) is outside of \(Messages.plain(scale.minimum)) to "
            + "\(Messages.plain(scale.maximum)); give a percentage, or --minimum and --maximum")
      }
      files.append(
        DrawingFile(
          name: name, part: value.map { ($0 - scale.minimum) / (scale.maximum - scale.minimum) },
          bytes: try InputFile.read(file.path, of: "an SVG file of a drawing")))
    }
    do throws(DrawingError) {
      picture.style.drawing = try Drawing(files: files, over: range)
    } catch {
      throw .data(error.description)
    }
  }
}
