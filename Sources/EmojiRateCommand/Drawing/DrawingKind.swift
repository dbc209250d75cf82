import EmojiRate
import EmojiRateDrawings

/// The argument of `--drawing`: an SVG file with layers, or several files with or without values.
///
/// The option is given once for each file, or once for all files with commas between them.
struct DrawingKind: ArgumentKind {
  var placeholder: String { "files" }
  var allowed: String { "an SVG file with a layer for each value, or several with commas between" }
  var limits: String? { "one with layers, or several: sad.svg,happy.svg or 0=sad.svg,50%=ok.svg" }
  var isPath: Bool { true }
  var form: JSONForm { .files }

  /// Reads the files of one option, or of a list in a style file.
  ///
  /// File names can contain commas and equals signs. If a file has the whole item as its name, the
  /// item is that file.
  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> [DrawnFile] {
    var files: [DrawnFile] = []
    for item in given.list?.map({ $0[...] }) ?? [given.text[...]] {
      if let file = file(item, given), !item.isEmpty, SystemCalls.exists(file.path) {
        files.append(file)
        continue
      }
      let isList = given.list != nil
      let parts = isList ? [item] : item.split(separator: ",", omittingEmptySubsequences: false)
      for part in parts.map({ $0.drop { $0 == " " } }) {
        if part.isEmpty || part.last == "=" {
          throw .data("\(given.option) has a file without a name; give \(allowed)")
        }
        guard let file = file(part, given) else { throw noValue(part, given) }
        files.append(file)
      }
    }
    try DrawnFile.check(files, given.option)
    return files
  }

  /// The file of an item `sad.svg` or `0=sad.svg`; nil if the text before `=` is not a value.
  private func file(_ item: Substring, _ given: ArgumentText) -> DrawnFile? {
    let whole = given.path(String(item))
    guard let sign = item.firstIndex(of: "="), !SystemCalls.exists(whole) else {
      return DrawnFile(path: whole)
    }
    guard let value = RatingLiteral(String(item[..<sign])), value.isFinite else { return nil }
    let path = String(item[sign...].dropFirst())
    return DrawnFile(path: given.path(path), value: value)
  }

  private func noValue(_ part: Substring, _ given: ArgumentText) -> CommandError {
    let parts = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // A part without an extension was probably cut at a comma in a file name.
    let isCut = given.text.contains(",") && given.list == nil && !parts[1].contains(".")
    let way = given.option.hasPrefix("-") ? "give \(given.option) for each file" : "give a list"
    return .data(
      "\(given.option): \(String(parts[0]).quoted) is not a value; give a number or a percentage"
        + (isCut ? ", or, if names have commas, \(way)" : ""))
  }
}

/// A file of a drawing.
struct DrawnFile: Equatable {
  let path: String
  /// The value that the file shows; nil if it is not given.
  var value: RatingLiteral?

  /// Throws if some files have values and some have none.
  static func check(_ files: [DrawnFile], _ option: String) throws(CommandError) {
    let keyed = files.filter { $0.value != nil }.count
    guard keyed == 0 || keyed == files.count else {
      throw .data(
        "\(option): some files have values and some have none; give value=file for all or none")
    }
  }
}

extension Settings {
  /// Reads the files of the drawing, if any are given.
  ///
  /// A row and a summary begin with the lowest face. Of layers from 1 to 5 on a scale from 0 to 5, the faces in between
  /// are no layers, so a note says what to give.
  ///
  /// - Parameter range: The scale of the layers of one file. That of words is for values of files alone.
  mutating func readDrawing(
    of kind: PictureKind, layersOn range: ClosedRange<Double>
  ) throws(CommandError) {
    guard !style.drawnFiles.isEmpty else { return }
    let files = try drawingFiles(style.drawnFiles)
    let drawing = try CommandError.described { () throws(DrawingError) in
      try Drawing(files: files, over: range)
    }
    picture.style.drawing = drawing
    let ends = [drawing.keys.first, drawing.keys.last].map { key in
      Messages.plain(lerp(range.lowerBound, range.upperBound, key ?? 0))
    }
    // Words set other ends than those of the layers, unless both are given.
    if kind != .face, picture.minimum != range.lowerBound, ends[0] == "1" {
      let isGiven = picture.maximum == range.upperBound
      let scale = "--minimum 1" + (isGiven ? "" : " --maximum \(ends[1])")
      remarks.notes.append(
        "the layers from 1 to \(ends[1]) are on a scale from 0 to \(Messages.plain(range.upperBound)); "
          + "give \(scale), and each is a face")
    }
  }

  /// The files of a drawing with their parts of the scale.
  ///
  /// The values of files are on the given scale, on that of the words, or by default on 0…5, for every kind of picture.
  func drawingFiles(
    _ drawn: [DrawnFile]
  ) throws(CommandError) -> [DrawingFile] {
    try DrawnFile.check(drawn, "--drawing")
    let range = picture.scale
    let scale = Rating(minimum: range.lowerBound, maximum: range.upperBound)
    var files: [DrawingFile] = []
    for file in drawn {
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
    return files
  }
}

extension PictureSettings {
  /// The given scale, by default 0…5.
  var scale: ClosedRange<Double> {
    let scale = Rating(minimum: minimum ?? .nan, maximum: maximum ?? .nan)
    return scale.minimum...scale.maximum
  }
}

/// The argument of `--symbol-path`: path data, or an SVG file that draws one shape.
struct SymbolPathKind: ArgumentKind {
  var placeholder: String { "path" }
  var allowed: String { "path data such as M0 0H9V9Z, or an SVG file with one shape" }
  var limits: String? { "path data, or an SVG file with one shape" }
  var isPath: Bool { true }

  /// A path, and the file that it was read from, if any.
  struct Value: Sendable {
    let path: SymbolPath
    var files: [String] = []
  }

  func read(_ given: ArgumentText, _ settings: Settings) throws(CommandError) -> Value {
    guard given.text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw .data("\(given.option) is empty; give \(allowed)")
    }
    guard SymbolPath.isData(given.text) else { return try readFile(given) }
    do throws(PathDataError) {
      return Value(path: try SymbolPath(text: given.text))
    } catch {
      throw .data("\(given.option): \(error.description.excerpt(longest: 200))")
    }
  }

  private func readFile(_ given: ArgumentText) throws(CommandError) -> Value {
    let path = given.path(given.text)
    let bytes = try InputFile.read(path, of: "an SVG file with one shape")
    let name = InputFile.name(path).excerpt(longest: 4096)
    let symbol = try CommandError.described { () throws(DrawingError) in
      try SymbolPath(DrawingFile(name: name, bytes: bytes))
    }
    return Value(path: symbol, files: [path])
  }
}
