#if !hasFeature(Embedded)
  /// What a document says of itself, for lists and pages that are made beside it.
  extension Picture {
    /// What the document tells those who do not see it, as plain text; nil where it is decorative.
    ///
    /// Characters are as they were given: what XML forbids is replaced in the document alone.
    ///
    /// - Parameter options: How the document is written.
    public func accessibleText(_ options: SVGOptions = SVGOptions()) -> String? {
      switch options.label {
      case .decorative: return nil
      case .notRated: return String(decoding: options.language.notRated, as: UTF8.self)
      case .title(var title) where !title.isEmpty:
        return title.withUTF8 { title in
          String(writing: 64) {
            RatingSentence.write(title, rating, into: &$0) { $0.append(UnsafeRawBufferPointer($1)) }
          }
        }
      case .sentence, .title:
        let empty = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        if let count = writeSentence(language: options.language, into: empty) {
          return String(expecting: count) {
            writeSentence(language: options.language, into: $0) ?? 0
          }
        }
        return String(writing: 64) {
          $0.reserve(RatingSentence.capacity)
          RatingSentence.put(rating, unit: unit, language: options.language, into: &$0)
        }
      }
    }

    /// The width and height of the document in CSS pixels, as it has them; those of its view box, where it
    /// is responsive.
    ///
    /// - Parameter options: How the document is written.
    public func documentSize(_ options: SVGOptions = SVGOptions()) -> Size {
      let format = SVGFormat(precision: options.precision ?? precision)
      let scale = options.scale(of: canvasSize)
      func rounded(_ length: Double) -> Double {
        let (length, decimals) =
          options.isResponsive ? (length, format.coordinates) : format.size(length * scale)
        return Double(decimals.units(length)) / Double(decimals.unitsPerOne)
      }
      return Size(width: rounded(canvasSize.width), height: rounded(canvasSize.height))
    }
  }
#endif
