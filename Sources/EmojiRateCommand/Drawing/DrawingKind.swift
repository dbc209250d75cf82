import EmojiRate
import EmojiRateDrawings

/// The files of a drawing: one with a layer for each value, or several with or without values.
///
/// Given once for each file, or once with commas between.
struct DrawingKind: ArgumentKind {
  var placeholder: String { "files" }
  var allowed: String { "an SVG file with a layer for each value, or several with commas between" }
  var limits: String? { "one with layers, or several: sad.svg,happy.svg or 0=sad.svg,50%=ok.svg" }
  var isPath: Bool { true }
  var form: JSONForm { .files }

  /// Reads the files of one option, or of a list in a style file, whose items end with NUL.
  ///
  /// Names can contain commas and equals signs: a whole item that is a file is that file.
  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> [DrawnFile] {
    let isList = given.text.hasSuffix("\0")
    var files: [DrawnFile] = []
    for item in isList ? given.text.split(separator: "\0") : [given.text[...]] {
      if let file = file(item, settings), !item.isEmpty, SystemCalls.exists(file.path) {
        files.append(file)
        continue
      }
      let parts = isList ? [item] : item.split(separator: ",", omittingEmptySubsequences: false)
      for part in parts.map({ $0.drop { $0 == " " } }) {
        if part.isEmpty || part.last == "=" {
          throw .data("\(given.option) has a file without a name; give \(allowed)")
        }
        guard let file = file(part, settings) else { throw noValue(part, given) }
        files.append(file)
      }
    }
    try DrawnFile.check(files, given.option)
    return files
  }

  /// The file of a name, or of a value, `=` and a name; nil if what is before `=` is no value.
  private func file(_ item: Substring, _ settings: Settings) -> DrawnFile? {
    let whole = settings.style.path(String(item))
    guard let sign = item.firstIndex(of: "="), !SystemCalls.exists(whole) else {
      return DrawnFile(path: whole)
    }
    guard let value = RatingLiteral(String(item[..<sign])), value.isFinite else { return nil }
    let path = String(item[sign...].dropFirst())
    return DrawnFile(path: settings.style.path(path), value: value)
  }

  private func noValue(_ part: Substring, _ given: Given) -> CommandError {
    let parts = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // The name of a file ends with `.svg`, so this one was cut at a comma.
    let isCut = given.text.contains(",") && !given.text.contains("\0") && !parts[1].contains(".")
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
  mutating func readDrawing() throws(CommandError) {
    guard !style.drawnFiles.isEmpty else { return }
    let (files, range) = try drawingFiles(style.drawnFiles)
    do throws(DrawingError) {
      picture.style.drawing = try Drawing(files: files, over: range)
    } catch {
      throw .data(error.description)
    }
  }

  /// The files of a drawing with their parts of the scale, and the scale.
  ///
  /// Values in names are on the given scale, or by default on 0…5, for every kind of picture.
  func drawingFiles(
    _ drawn: [DrawnFile]
  ) throws(CommandError) -> (files: [DrawingFile], scale: ClosedRange<Double>) {
    try DrawnFile.check(drawn, "--drawing")
    let scale = Rating(minimum: picture.minimum ?? .nan, maximum: picture.maximum ?? .nan)
    let range = scale.minimum...scale.maximum
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
    return (files, range)
  }
}

/// A symbol as path data, or an SVG file that draws one shape.
struct SymbolPathKind: ArgumentKind {
  var placeholder: String { "path" }
  var allowed: String { "path data such as M0 0H9V9Z, or an SVG file with one shape" }
  var limits: String? { "path data, or an SVG file with one shape" }
  var isPath: Bool { true }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> SymbolPath {
    guard given.text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw .data("\(given.option) is empty; give \(allowed)")
    }
    guard SymbolPath.isData(given.text) else { return try readFile(given, &settings) }
    do throws(PathDataError) {
      return try SymbolPath(text: given.text)
    } catch {
      throw .data("\(given.option): \(error.description.excerpt(longest: 200))")
    }
  }

  private func readFile(
    _ given: Given, _ settings: inout Settings
  ) throws(CommandError) -> SymbolPath {
    let path = settings.style.path(given.text)
    settings.style.readPaths.append(path)
    let bytes = try InputFile.read(path, of: "an SVG file with one shape")
    let name = InputFile.name(path).excerpt(longest: 4096)
    do throws(DrawingError) {
      return try SymbolPath(DrawingFile(name: name, bytes: bytes))
    } catch {
      throw .data(error.description)
    }
  }
}
