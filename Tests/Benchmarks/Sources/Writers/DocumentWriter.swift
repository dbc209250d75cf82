/// A way to write the document of a face in the default style that is not the library's.
public protocol DocumentWriter {
  /// The face that shows `value` of 5.
  func svg(_ value: Double) throws -> String
}
