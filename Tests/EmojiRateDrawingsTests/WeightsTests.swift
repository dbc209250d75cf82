import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

/// Each number of `Weights`, half and twice as great, and a trial that then draws something else; - if none does.
@Suite
struct WeightsTests {
  /// Drawings of `Drawings/trials.txt` and `Drawings/small.txt`; several files have commas between.
  ///
  /// Those that begin with `seed` are random ones of `Tests/Rendering/drawings.py`.
  private static let trials = """
    hold lid cloud tearcheek halfell wide g01-frown,g01-smile g01-frown-area,g01-smile-area g02-line,g02-outline
    g03-down,g03-up g04-arc,g04-circle arc-beside arc-far arc-oval arc-long g08-dots,g08-circles g08-dots,g08-big g10-arch,g10-arch-reversed arm-147
    arm-of-paths blank-disc,smile-disc capa-sad,capa-plain dot-to-lash eye-clockwise,eye-counter
    eye-mouth-a,eye-mouth-b face-of-holes flower-group frown-to-open gradients hole-round,hole-flat joined-and-apart
    line-ring line-to-round-o mouth-caps needle order-a,order-b pentagram ring-fillrule ring-open,ring-closed
    ring-order ring-stroke-outline same-ids-a,same-ids-b separate,joined shine-and-hat state-names three-values
    touch-overlap xmlid-a,xmlid-b
    """.split { $0.isWhitespace }.map(String.init) + (0..<24).map { "seed-\($0)-a,seed-\($0)-b" }

  private struct Trial {
    let builder: DrawingBuilder
    let files: [DrawingFile]
    let data: DrawingData

    init(_ name: String, _ texts: [String: String]) throws {
      try self.init(
        name.split(separator: ",").map { name in
          let text = try #require(texts["\(name).svg"])
          return DrawingFile(name: "\(name).svg", bytes: Array(text.utf8))
        })
    }

    init(_ files: [DrawingFile]) throws {
      self.files = files
      builder = try DrawingBuilder(files, 0...5)
      var copy = builder
      data = try copy.data(of: files)
    }

    func notices(_ weights: Weights) throws -> Bool {
      var copy = builder
      let other = try copy.data(of: files, weights)
      return try other.stages != data.stages || other.warnings != data.warnings
        || Self.drawn(other) != Self.drawn(data)
        || DrawingCheck(files, 0...5, weights).text != DrawingCheck(files, 0...5, Weights()).text
    }

    private static func drawn(_ data: DrawingData) -> [[Double]] {
      (0...8).flatMap { eighth in
        let rating = Rating(Double(eighth), minimum: 0, maximum: 8)
        let face = Face(rating, style: FaceStyle(drawing: Drawing(data: data)))
        return Recording(face).shapes.map { $0.outline.coordinates }
      }
    }
  }

  /// The names of all numbers, in the order in which they lie in memory.
  private static var names: [String] {
    Mirror(reflecting: Weights()).children.flatMap { group in
      Mirror(reflecting: group.value).children.map { "\(group.label ?? "").\($0.label ?? "")" }
    }
  }

  @Test("a trial notices each number when it is half or twice as great")
  func table() throws {
    let pairs = try DrawingFiles.texts("small") + DrawingFiles.texts("trials")
    let texts = Dictionary(uniqueKeysWithValues: pairs.map { ($0.title, $0.text) })
    let edges = try Dictionary(
      uniqueKeysWithValues: DrawingFiles.texts("edges").map { edge in
        let content = edge.text.split(separator: "\n").map(String.init)
        return (edge.title, DrawingFile(svg: layers(content[0], content[1])))
      })
    let trials = try Dictionary(
      uniqueKeysWithValues: Self.trials.map { ($0, try Trial($0, texts)) })
    let recorded = Project.snapshot("weights", of: "EmojiRateDrawingsTests") ?? ""
    let lines = recorded.split(separator: "\n").map(String.init)
    let names = Self.names
    #expect(names.count * MemoryLayout<Double>.size == MemoryLayout<Weights>.size)
    var text = ""
    for (index, name) in names.enumerated() {
      for (word, factor) in [("half", 0.5), ("twice", 2)] {
        var weights = Weights()
        withUnsafeMutableBytes(of: &weights) {
          $0.assumingMemoryBound(to: Double.self)[index] *= factor
        }
        let start = "\(name) \(word): "
        if let edge = edges.first(where: { $0.key.hasPrefix(start) }) {
          let isNoticed = try Trial([edge.value]).notices(weights)
          text += isNoticed ? edge.key : start + "-"
        } else {
          // What noticed it when the table was recorded comes first, as others take their time.
          let known = lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
          let candidates = [known].compactMap { $0 } + Self.trials
          text += start + (try candidates.first { try trials[$0]?.notices(weights) == true } ?? "-")
        }
        text += "\n"
      }
    }
    try expectSnapshot(lines: text, "weights")
  }
}
