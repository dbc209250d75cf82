import EmojiRate

/// The settings of the arguments, filled in row by row from the option table.
struct Settings: Equatable {
  var picture = PictureSettings()
  var style = StyleSettings()
  /// The path of the output; nil is the standard output.
  var output: String?
  /// The text to print instead of a picture.
  var text: String?
  var remarks = Remarks()

  // Those of one action each, and of the ratings that several of them read.
  var draw = DrawSettings()
  var summary = SummarySettings()
  var export = ExportSettings()
  var control = ControlSettings()
  var layers = LayerSettings()
  var input = InputSettings()
}
