/// A part of a document that changes with the rating's value.
enum DocumentPart {
  /// The value in the accessible text.
  case value
  /// The attributes of the stroke's colour.
  case strokeColor
  /// A subpath, without its move.
  case subpath
}

/// Is told where the parts of a document begin and end while it is written.
protocol DocumentMarks {
  /// Notes that `part` begins, and any before it ends.
  mutating func begin(_ part: DocumentPart, at next: UnsafeMutableRawPointer)
  /// Notes that the part ends.
  mutating func end(at next: UnsafeMutableRawPointer)
}

/// The marks of a document nobody takes to pieces: none, at no cost.
struct NoMarks: DocumentMarks {
  @inline(__always)
  mutating func begin(_ part: DocumentPart, at next: UnsafeMutableRawPointer) {}
  @inline(__always)
  mutating func end(at next: UnsafeMutableRawPointer) {}
}

#if !hasFeature(Embedded)
  /// Keeps the marks of a document that is written in one piece from `start` on.
  struct RecordedMarks: DocumentMarks {
    private let start: UnsafeMutableRawPointer
    private(set) var parts: [(part: DocumentPart, range: Range<Int>)] = []
    private var open: (part: DocumentPart, start: Int)?

    init(start: UnsafeMutableRawPointer) { self.start = start }

    mutating func begin(_ part: DocumentPart, at next: UnsafeMutableRawPointer) {
      end(at: next)
      open = (part, next - start)
    }

    mutating func end(at next: UnsafeMutableRawPointer) {
      guard let (part, first) = open else { return }
      parts.append((part, first..<next - start))
      open = nil
    }
  }
#endif
