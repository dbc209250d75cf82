/// What an export shows: its pictures, known before anything is written, and gone through as often as it takes.
protocol ExportPlan {
  /// What they have in common, with their count.
  var pictures: PictureSet { get }
  /// What is said before anything is written.
  var warnings: [String] { get }
  /// How many there are, in words.
  var total: String { get }
  /// What the last line says besides.
  var remarks: [String] { get }
  /// What to do better; nil where there is nothing.
  var advice: String? { get }
  /// What ends the command in the end, when everything else is written.
  var error: CommandError? { get }

  /// Calls `body` with the entry of every picture, and the stem of its name.
  mutating func visit(_ body: (Entry, String) throws -> Void) throws
  /// Lists what a picture shows.
  func describe(_ entry: Entry, in manifest: ByteOutput)
  /// Lists what is not a file.
  mutating func end(_ manifest: inout Manifest) throws
}
