import EmojiRate

/// A picture of an export.
struct ExportedPicture {
  var entry: Entry
  /// What its files are called, less the ending.
  var stem: String
  /// The accessible text; empty where it is decorative.
  var title: String
  /// One for every look that all pictures have.
  var looks: [Look]

  /// A picture in the colours for light or for dark pages.
  struct Look {
    /// What the files are called, less the ending.
    var stem: String
    var isDark: Bool
    var document: [UInt8]
    /// In the order in which they are written.
    var files: [PictureFile] = []
  }

  init(_ entry: Entry, stem: String, _ variants: [PictureVariant]) {
    self.entry = entry
    self.stem = stem
    title = variants[0].renderer.title(entry.value)
    looks = variants.map {
      Look(
        stem: stem + $0.tag, isDark: $0.isDark, document: $0.renderer.document(entry.value))
    }
  }
}

/// A file of a picture; in a stylesheet, its class.
struct PictureFile {
  var name: String
  var size: Size
  /// What is to be written; nil where the file is as it should be.
  var bytes: [UInt8]?
  var change = OutputFolder.Change.new
  /// How many bytes the file has, and their digest; nil for what is no file.
  var content: (count: Int, digest: String)?
}
