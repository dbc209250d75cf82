/// The pictures of an export, and what there is to say about them.
struct ExportPlan {
  /// The common properties of the pictures, with their number.
  let pictures: PictureSet
  /// The warnings and notes to print before anything is written.
  var warnings: [String] = []
  var notes: [String] = []
  /// The number of pictures, in words.
  let total: String
  /// Further remarks for the summary line.
  var remarks: [String] = []
  /// A hint for a better result, or nil.
  var advice: String?
  /// The members of the manifest about lines without a picture, each with a comma behind it.
  var members = ""
  /// Writes the members of an entry into the manifest, such as its value.
  let describe: (Entry, ByteOutput) -> Void
  /// Calls a function with the entry of each picture and the stem of its name.
  let visit: ((Entry, String) throws -> Void) throws -> Void
}
