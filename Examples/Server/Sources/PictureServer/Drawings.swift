import EmojiRate
import EmojiRateDrawings
import Foundation

/// The drawings of a folder, read when the server starts.
///
/// A file such as `owl.svg` has a layer for each value. A folder such as `owl` has a file for each value:
/// `0.svg`, `2.5.svg`, `100%.svg`. The address of both is `/drawings/owl/3.2.svg`.
public struct Drawings: Sendable {
  private var drawings: [String: Drawing] = [:]

  /// Makes an empty collection of drawings.
  public init() {}

  /// The reason why a folder cannot be served, as one sentence with the file.
  public struct Failure: Error, CustomStringConvertible {
    /// The file and the problem.
    public let description: String

    init(_ file: String, _ problem: String) { description = "\(file): \(problem)" }
  }

  /// Reads all drawings of a folder, or throws a ``Failure``.
  public init(folder: String) throws {
    for entry in try Self.entries(of: folder) {
      let path = "\(folder)/\(entry)"
      let isFolder = (try? Self.entries(of: path)) != nil
      guard isFolder || entry.hasSuffix(".svg") else { continue }
      let name = isFolder ? entry : String(entry.dropLast(4))
      guard Self.isName(name) else {
        throw Failure(path, "the name has more than letters, digits, - and _; give it another one")
      }
      guard drawings[name] == nil else {
        throw Failure(path, "there are a file and a folder of that name; leave one of them out")
      }
      drawings[name] = isFolder ? try Self.drawing(inFolder: path) : try Self.drawing(inFile: path)
    }
  }

  /// The drawing with a name; nil if the folder does not have it.
  subscript(name: String) -> Drawing? { drawings[name] }

  private static func entries(of folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw Failure(folder, "the folder cannot be read")
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func drawing(inFile path: String) throws -> Drawing {
    do {
      return try Drawing(svg: try text(path))
    } catch let error as DrawingError {
      throw Failure(path, error.description)
    }
  }

  private static func drawing(inFolder path: String) throws -> Drawing {
    let files = try entries(of: path).filter { $0.hasSuffix(".svg") }
      .map { file in
        let name = file.dropLast(4)
        let isPercentage = name.hasSuffix("%")
        guard let number = Double(isPercentage ? name.dropLast() : name) else {
          throw Failure("\(path)/\(file)", "the name is no value, such as 2.5 or 50%")
        }
        return (part: number / (isPercentage ? 100 : 5), svg: try text("\(path)/\(file)"))
      }
    do {
      return try Drawing(files)
    } catch {
      throw Failure(path, error.description)
    }
  }

  private static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path, "the file cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
