import EmojiRate

/// An error in a drawing, with its place and a way to fix it.
public struct DrawingError: Error, Hashable, Sendable {
  /// The name of the file; nil if the drawing was given as text.
  public internal(set) var file: String?
  /// The line of the file, from 1; nil if the error is about the whole file.
  public let line: Int?
  /// The column of the element, in characters from 1, if all elements are on one line; else nil.
  public internal(set) var column: Int?
  /// The element with its name, as `<path "mouth">`; nil if the error is about no element.
  public let element: String?
  /// The error and a way to fix it.
  public let message: String

  /// What else cannot be drawn in the file, at most nine more.
  public internal(set) var others: [DrawingError] = []

  package init(_ message: String, line: Int? = nil, element: String? = nil, file: String? = nil) {
    self.message = message
    self.line = line
    self.element = element
    self.file = file
  }
}

extension DrawingError: CustomStringConvertible {
  /// One line: `FILE, line N, <element "name">: the problem; the fix`.
  ///
  /// If all elements are on one line, their columns stand in place of the line. Other errors of the file have
  /// lines of their own.
  public var description: String {
    ([sentence] + others.map { $0.sentence }).joined(separator: "\n")
  }

  private var sentence: String {
    let line = column.map { "column \($0)" } ?? line.map { "line \($0)" }
    let place = [file, line, element].compactMap { $0 }
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + message
  }
}

extension String {
  /// A name from a file for messages: up to 40 characters, without those that cannot be printed.
  var printable: String {
    let shown = unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
    return String(String(String.UnicodeScalarView(shown)).prefix(40))
  }
}

extension Size {
  /// The two lengths as text for messages.
  var text: String { "\(width.plainText) × \(height.plainText)" }
}
