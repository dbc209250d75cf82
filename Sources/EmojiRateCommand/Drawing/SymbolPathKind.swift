import EmojiRate
import EmojiRateDrawings

/// A symbol as path data, or an SVG file that draws one shape.
struct SymbolPathKind: ArgumentKind {
  var placeholder: String { "path" }
  var allowed: String { "path data such as M0 0H9V9Z, or an SVG file with one shape" }
  var limits: String? { "path data, or an SVG file with one shape" }
  var isPath: Bool { true }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> SymbolPath {
    let first = given.text.utf8.first { $0 > UInt8(ascii: " ") }
    let second = given.text.utf8.dropFirst().first { $0 > UInt8(ascii: " ") }
    guard let first else { throw .data("\(given.option) is empty; give \(allowed)") }
    // A file name that begins like path data has a letter where path data has a number.
    let isData = first | 0x20 == UInt8(ascii: "m") && !(second.map { $0 | 0x20 >= 0x61 } ?? false)
    guard isData else { return try readFile(given, &settings) }
    do throws(PathDataError) {
      return try SymbolPath(given.text)
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
