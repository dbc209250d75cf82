#if !hasFeature(Embedded)
  /// A face of fixed style, scale and options, for documents of many values: only what depends on the
  /// value is worked out for each.
  ///
  /// ```swift
  /// let face = PreparedFace(Face(Rating(maximum: 10)), options: SVGOptions(size: 48))
  /// let documents = values.map { face.svg($0) }
  /// ```
  ///
  /// The bytes are those of ``Face``.
  public struct PreparedFace: Sendable {
    private let face: Face
    private let format: DecimalFormat
    /// The document of the lowest value, whose eyes are flat, as all are up to the middle of the scale.
    private let document: [UInt8]
    /// The places of the document that are to be filled, in order.
    private let holes: [Hole]
    private let flatEyes: Range<Int>

    private struct Hole: Sendable {
      var part: DocumentPart
      var range: Range<Int>
    }

    /// Prepares the documents of `face` for all values on the scale of its rating.
    ///
    /// - Complexity: That of writing two documents; it allocates memory, and writing into a buffer
    ///   does not.
    public init(_ face: Face = Face(Rating()), options: SVGOptions = SVGOptions()) {
      self.face = face
      format = DecimalFormat(precision: options.precision)
      var lowest = face
      lowest.rating.value = face.rating.minimum
      let count = lowest.write(
        into: UnsafeMutableRawBufferPointer(start: nil, count: 0), options: options)
      var parts: [(part: DocumentPart, range: Range<Int>)] = []
      // With room to spare the writer never leaves the buffer, so that marks are offsets in it.
      document = Array(unsafeUninitializedCapacity: count + ByteWriter.scratchCapacity) {
        let buffer = UnsafeMutableRawBufferPointer($0)
        var marks = RecordedMarks(start: buffer.baseAddress!)
        $1 = options.withTitle { title in
          ByteWriter.write(into: buffer) {
            lowest.render(options, title: title, into: &$0, marks: &marks)
          }
        }
        parts = marks.parts
      }
      // All subpaths are one hole: the way to write one depends on where the one before ends.
      let subpaths = parts.filter { $0.part == .subpath }.map(\.range)
      let outlines = subpaths[0].lowerBound..<subpaths[subpaths.count - 1].upperBound
      flatEyes = subpaths[0].upperBound..<outlines.upperBound
      holes =
        parts.filter { $0.part != .subpath }.map { Hole(part: $0.part, range: $0.range) }
        + [Hole(part: .subpath, range: outlines)]
    }

    /// Writes the document of `value`, clamped and snapped, into `buffer`, without the heap.
    ///
    /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it
    ///   holds the first of them.
    public func write(_ value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let face = face(value)
      return ByteWriter.write(into: buffer) { write(face, into: &$0) }
    }

    /// Writes the document of `value`, clamped and snapped, to `sink`, in one piece.
    ///
    /// It takes no heap for documents of up to 1,024 bytes, which is all faces without a long title.
    @_specialize(where Sink == [UInt8])
    public func write<Sink: ByteSink>(_ value: Double, to sink: inout Sink) {
      sink.write(expectedCount: 1024) { write(value, into: $0) }
    }

    /// The document of `value`, clamped and snapped.
    public func svg(_ value: Double) -> String {
      let face = face(value)
      return String(writing: document.count + 64) { write(face, into: &$0) }
    }

    private func face(_ value: Double) -> Face {
      var face = face
      face.rating.value = value
      return face
    }

    @inline(__always)
    private func write(_ face: Face, into bytes: inout ByteWriter) {
      document.withUnsafeBytes { document in
        var copied = 0
        for hole in holes {
          bytes.append(UnsafeRawBufferPointer(rebasing: document[copied..<hole.range.lowerBound]))
          switch hole.part {
          case .value: RatingSentence.writeValue(face.rating, into: &bytes)
          case .strokeColor: bytes.append(stroke: face.color.sRGB)
          case .subpath:
            var sink = PathDataSink(bytes, format)
            face.drawMouth(into: &sink)
            if face.rating.progress > 0.5 { face.drawEyes(into: &sink) }
            bytes = sink.bytes
          }
          copied = hole.range.upperBound
        }
        if face.rating.progress <= 0.5 {
          copied = flatEyes.lowerBound
        }
        bytes.append(UnsafeRawBufferPointer(rebasing: document[copied...]))
      }
    }
  }
#endif
