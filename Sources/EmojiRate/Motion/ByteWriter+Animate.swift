#if !hasFeature(Embedded)
  extension ByteWriter {
    /// Writes an element that animates an attribute of the one around it.
    ///
    /// - Parameter value: Writes the attribute's value in the frame of the given number.
    mutating func animate(
      _ attribute: StaticString, _ frames: Keyframes, _ timeline: Timeline,
      value: (Int, inout ByteWriter) -> Void
    ) {
      append("<animate attributeName=\"")
      append(attribute)
      append(frames.isDiscrete ? "\" calcMode=\"discrete" : "\" calcMode=\"spline")
      append("\" dur=\"")
      append(milliseconds: timeline.cycle)
      if timeline.repeatCount != 1 {
        append("\" repeatCount=\"")
        append(count: timeline.repeatCount)
      }
      // The last one stands until the next start.
      let standsAtEnd = timeline.pause > 0 && !frames.isDiscrete
      append("\" keyTimes=\"")
      for (index, part) in frames.parts.enumerated() {
        if index > 0 { append(";") }
        append(timeline.keyTime(part), Self.timeFormat)
      }
      if standsAtEnd { append(";1") }
      if !frames.isDiscrete {
        append("\" keySplines=\"")
        appendSplines(frames)
        if standsAtEnd { append(";0 0 1 1") }
      }
      append("\" values=\"")
      for index in frames.parts.indices {
        if index > 0 { append(";") }
        value(index, &self)
      }
      if standsAtEnd {
        append(";")
        value(frames.parts.count - 1, &self)
      }
      append("\"/>")
    }

    /// A pause may leave a movement of 10 ms a hundredth of the cycle.
    private static var timeFormat: DecimalFormat { DecimalFormat(precision: 6) }

    private mutating func appendSplines(_ frames: Keyframes) {
      let format = DecimalFormat(precision: 3)
      let places = frames.parts.map(Ease.parameter)
      for index in places.indices.dropFirst() {
        let piece = Ease.piece(from: places[index - 1], to: places[index])
        if index > 1 { append(";") }
        append(piece.x1, format)
        for number in [piece.y1, piece.x2, piece.y2] {
          append(" ")
          append(number, format)
        }
      }
    }

    /// Writes an element that sets an attribute of the one around it for as long as anything moves.
    mutating func setWhileMoving(
      _ attribute: StaticString, to value: StaticString, _ timeline: Timeline
    ) {
      append("<set attributeName=\"")
      append(attribute)
      append("\" to=\"")
      append(value)
      append("\" dur=\"")
      if let total = timeline.total { append(milliseconds: total) } else { append("indefinite") }
      append("\"/>")
    }

    private mutating func append(milliseconds: Int) {
      append(Double(milliseconds), DecimalFormat(precision: 0))
      append("ms")
    }

    private mutating func append(count: Int?) {
      if let count {
        append(Double(count), DecimalFormat(precision: 0))
      } else {
        append("indefinite")
      }
    }
  }
#endif
