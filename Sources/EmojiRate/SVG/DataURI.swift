#if !hasFeature(Embedded)
  extension Symbol {
    /// The SVG document as a `data:` URI, to paste into `url("…")` in CSS and `src="…"` in HTML as it
    /// is.
    ///
    /// It is the document percent-encoded, with every character that could end the quotes, the URI or
    /// a word of a `srcset`: decoded, it is ``svg(_:)`` to the byte. That compresses better than
    /// Base64, and stays legible.
    public func dataURI(_ options: SVGOptions = SVGOptions()) -> String {
      let prefix: StaticString = "data:image/svg+xml,"
      let document = svg(options)
      var uri: [UInt8] = []
      uri.reserveCapacity(document.utf8.count * 3 / 2)
      uri += UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
      let digits = Array("0123456789ABCDEF".utf8)
      for byte in document.utf8 {
        if isPlain(byte) {
          uri.append(byte)
        } else {
          uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: uri, as: UTF8.self)
    }

    /// Whether a byte stands for itself: RFC 3986's unreserved characters, and of the reserved ones
    /// those that mean nothing in quotes, in `url()` and behind the comma.
    private func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="),
        UInt8(ascii: "?"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
  }
#endif
