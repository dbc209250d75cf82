/// A review: a rating and a text by an author.
public struct Review: Sendable {
  /// The author's name, in plain text.
  public var author: String
  /// The rating, from 0 to 5.
  public var rating: Double
  /// The text of the review, in plain text.
  public var text: String

  /// Makes a review.
  public init(author: String, rating: Double, text: String) {
    self.author = author
    self.rating = rating
    self.text = text
  }
}
