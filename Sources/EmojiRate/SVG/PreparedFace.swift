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
    /// The path after its first move, which is the mouth's.
    private let path: PathDataWriter
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
      path = Self.path(
        from: Mouth.curve(face.style, progress: 0).left,
        DecimalFormat(precision: options.precision))
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
      // All subpaths are one hole: how to write one depends on where the one before ends.
      let subpaths = parts.filter { $0.part == .subpath }.map(\.range)
      let outlines = subpaths[0].lowerBound..<subpaths[subpaths.count - 1].upperBound
      flatEyes = subpaths[0].upperBound..<outlines.upperBound
      holes =
        parts.filter { $0.part != .subpath }.map { Hole(part: $0.part, range: $0.range) }
        + [Hole(part: .subpath, range: outlines)]
    }

    private static func path(from start: Point, _ format: DecimalFormat) -> PathDataWriter {
      var path = PathDataWriter(format)
      _ = ByteWriter.write(into: UnsafeMutableRawBufferPointer(start: nil, count: 0)) {
        path.move(to: start, &$0)
      }
      return path
    }

    /// Writes the document of `value`, clamped and snapped, into `buffer`, without the heap.
    ///
    /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it
    ///   holds the first of them.
    public func write(_ value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let rating = rating(value)
      return ByteWriter.write(into: buffer) { write(rating, into: &$0) }
    }

    /// Writes the document of `value`, clamped and snapped, to `sink`, in one piece.
    ///
    /// It takes no heap for documents of up to 1,024 bytes, which is all faces without a long title.
    public func write<Sink: ByteSink>(_ value: Double, to sink: inout Sink) {
      sink.write(expectedCount: 1024) { write(value, into: $0) }
    }

    /// The document of `value`, clamped and snapped.
    public func svg(_ value: Double) -> String {
      let rating = rating(value)
      return String(writing: document.count + 64) { write(rating, into: &$0) }
    }

    private func rating(_ value: Double) -> Rating {
      var rating = face.rating
      rating.value = value
      return rating
    }

    @inline(__always)
    private func write(_ rating: Rating, into bytes: inout ByteWriter) {
      let progress = rating.progress
      let hasFlatEyes = progress <= 0.5
      document.withUnsafeBytes { document in
        var copied = 0
        for hole in holes {
          bytes.append(UnsafeRawBufferPointer(rebasing: document[copied..<hole.range.lowerBound]))
          copied = hole.range.upperBound
          switch hole.part {
          case .value: RatingSentence.writeValue(rating, into: &bytes)
          case .strokeColor: bytes.append(stroke: face.style.color.color(at: progress).sRGB)
          case .subpath:
            var sink = PathDataSink(bytes, path)
            Mouth.curve(face.style, progress: progress).drawCurves(into: &sink)
            if hasFlatEyes {
              copied = flatEyes.lowerBound
            } else {
              Eye.draw(face.style, progress: progress, into: &sink)
            }
            bytes = sink.bytes
          }
        }
        bytes.append(UnsafeRawBufferPointer(rebasing: document[copied...]))
      }
    }
  }
#endif
