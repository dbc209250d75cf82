import Foundation
import Testing

import EmojiRate
import EmojiRateDrawings

/// The drawings of the examples, and those that are refused.
enum DrawingFiles {
  /// The samples, each of one file or of several.
  static let samples = [
    ["owl.svg"], ["cup.svg"], ["plant.svg"], ["battery.svg"],
    ["avocado-sad.svg", "avocado-ok.svg", "avocado-happy.svg"],
  ]

  static func sample(_ names: [String]) throws -> [DrawingFile] {
    try names.map { name in
      let bytes = try Data(contentsOf: Project.file("Examples/Drawings/\(name)"))
      return DrawingFile(name: name, bytes: Array(bytes))
    }
  }

  /// A small drawing of `Drawings/small.txt`, with what is hard to draw between two values.
  static func small(_ name: String) throws -> DrawingFile {
    let text = try #require(try texts("small").first { $0.title == "\(name).svg" }).text
    return DrawingFile(name: "\(name).svg", bytes: Array(text.utf8))
  }

  /// The files of `Drawings/refused.txt`, each with the error that it is refused with.
  static func refused() throws -> [(error: String, file: DrawingFile)] {
    try texts("refused").map { title, text in
      let name = String(title.prefix { !",:".contains($0) })
      return (title, DrawingFile(name: name, bytes: Array(text.utf8)))
    }
  }

  /// The texts of a file, each below a line with its title.
  static func texts(_ name: String) throws -> [(title: String, text: String)] {
    let all = try Project.read("Tests/EmojiRateDrawingsTests/Drawings/\(name).txt")
    return "\n\(all.dropLast())".split(separator: "\n== ").map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), String(lines[1]))
    }
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
  let document = Face(Rating(value), style: FaceStyle(drawing: try Drawing(svg: svg))).svg(options)
  return String(document.drop { $0 != ">" }.dropFirst().dropLast(6))
}
