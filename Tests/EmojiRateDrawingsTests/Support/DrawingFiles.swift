import Foundation

import EmojiRate
import EmojiRateDrawings

/// The drawings of the examples, and those that are refused.
enum DrawingFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The samples, each of one file or of several.
  static let samples = [
    ["owl.svg"], ["cup.svg"], ["plant.svg"], ["battery.svg"],
    ["avocado-sad.svg", "avocado-ok.svg", "avocado-happy.svg"],
  ]

  static func sample(_ names: [String]) throws -> [DrawingFile] {
    try names.map { try file("Examples/Drawings", $0) }
  }

  static func refused(_ name: String) throws -> DrawingFile {
    try file("Tests/EmojiRateDrawingsTests/Drawings", name)
  }

  private static func file(_ folder: String, _ name: String) throws -> DrawingFile {
    let url = root.appendingPathComponent(folder).appendingPathComponent(name)
    return DrawingFile(name: name, bytes: Array(try Data(contentsOf: url)))
  }
}

/// A document of two layers, at 0 and 5, on a canvas of 240 units.
func layers(_ first: String, _ second: String, before: String = "", root: String = "") -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" \(root)>\(before)
  <g id="0">\(first)</g>
  <g id="5">\(second)</g>
  </svg>
  """
}

/// The elements of a drawing at a value of 0…5, as a document has them.
func drawnElements(_ svg: String, at value: Double) throws -> String {
  let options = SVGOptions(label: .decorative)
  let document = DrawnFace(Rating(value), try Drawing(svg: svg)).svg(options)
  return String(document.drop { $0 != ">" }.dropFirst().dropLast(6))
}
