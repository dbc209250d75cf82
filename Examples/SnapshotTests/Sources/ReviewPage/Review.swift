/// What somebody thought of something.
public struct Review: Sendable {
  /// Who wrote it.
  public var author: String
  /// From 0 to 5.
  public var rating: Double
  /// In plain text.
  public var text: String

  /// Makes a review.
  public init(author: String, rating: Double, text: String) {
    self.author = author
    self.rating = rating
    self.text = text
  }
}
