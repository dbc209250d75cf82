import EmojiRate
import EmojiRateDrawings

extension Settings {
  /// Reads the files of the drawing, if any are given and not only checked.
  mutating func readDrawing() throws(CommandError) {
    guard !style.drawnFiles.isEmpty, !layers.checks else { return }
    let (files, range) = try drawingFiles()
    do throws(DrawingError) {
      picture.style.drawing = try Drawing(files: files, over: range)
    } catch {
      throw .data(error.description)
    }
  }

  /// The files of the drawing with their parts of the scale, and the scale.
  ///
  /// Values in names are on the given scale, or by default on 0…5, for every kind of picture.
  func drawingFiles() throws(CommandError) -> (files: [DrawingFile], scale: ClosedRange<Double>) {
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
    return (files, range)
  }
}
