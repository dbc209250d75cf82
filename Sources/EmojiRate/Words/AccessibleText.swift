extension Rating {
  /// Writes the rating's text for screen readers into `buffer`, without the heap and without a `String`: "3.2
  /// out of 5", "3.5 out of 5 stars".
  ///
  /// - Returns: The number of bytes. If `buffer` is too small, it holds the first of them.
  package func writeSentence(
    unit: RatingUnit, language: Language, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    ByteWriter.write(into: buffer) { bytes in
      bytes.reserve(RatingSentence.capacity)
      RatingSentence.put(self, unit: unit, language: language, into: &bytes)
    }
  }
}

extension Language {
  /// The text "Not rated", in UTF-8.
  package var notRated: UnsafeBufferPointer<UInt8> { Phrases(self).notRated }
}
