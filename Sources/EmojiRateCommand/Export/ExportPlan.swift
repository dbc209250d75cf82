/// The pictures of an export.
protocol ExportPlan: AnyObject {
  /// The common properties of the pictures, with their number.
  var pictures: PictureSet { get }
  /// The warnings and notes to print before anything is written.
  var warnings: [String] { get }
  var notes: [String] { get }
  /// The number of pictures, in words.
  var total: String { get }
  /// Further remarks for the summary line.
  var remarks: [String] { get }
  /// A hint for a better result, or nil.
  var advice: String? { get }

  /// Calls `body` with the entry of each picture and the stem of its name.
  func visit(_ body: (Entry, String) throws -> Void) throws
  /// Writes the members of an entry into the manifest, such as its value.
  func describe(_ entry: Entry, in manifest: ByteOutput)
  /// The members of the manifest about lines without a picture, each with a comma behind it.
  var members: String { get }
}
