#if !hasFeature(Embedded)
  /// What is wrong with a drawing, where, and the way out.
  public struct DrawingError: Error, Hashable, Sendable {
    /// The name of the file; nil for a drawing that was given as text.
    public internal(set) var file: String?
    /// The line of the file, from 1; nil where it is about the whole file.
    public let line: Int?
    /// The element with its name, as `<path "mouth">`; nil where it is about none.
    public let element: String?
    /// What is wrong, and the way out.
    public let message: String

    init(_ message: String, line: Int? = nil, element: String? = nil, file: String? = nil) {
      self.message = message
      self.line = line
      self.element = element
      self.file = file
    }
  }

  extension DrawingError: CustomStringConvertible {
    /// One line: `FILE, line N, <element "name">: what is wrong; the way out`.
    public var description: String {
      let place = [file, line.map { "line \($0)" }, element].compactMap(\.self)
      return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + message
    }
  }

  /// What is drawn, but perhaps not as it was meant.
  public struct DrawingWarning: Hashable, Sendable, CustomStringConvertible {
    /// One line: what happens, and what can be done.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  extension String {
    /// A name from a file, as a message can say it: at most 40 characters, none that cannot be printed.
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
#endif
