extension Rating {
  /// Writes what assistive technology reads of the rating into `buffer`, without the heap and without a
  /// `String`: "3.2 out of 5", "3.5 out of 5 stars".
  ///
  /// - Returns: How many bytes the sentence has. If they are more than `buffer` has room for, it holds
  ///   the first of them.
  public func writeSentence(
    unit: RatingUnit, language: Language, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    ByteWriter.write(into: buffer) { bytes in
      bytes.reserve(RatingSentence.capacity)
      RatingSentence.put(self, unit: unit, language: language, into: &bytes)
    }
  }
}

extension Language {
  /// The text without a rating, "Not rated", in UTF-8.
  public var notRated: UnsafeBufferPointer<UInt8> { Phrases(self).notRated }
}
