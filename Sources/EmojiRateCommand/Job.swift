import EmojiRate

/// The work that a command line asks for, after its options were checked.
enum Job {
  /// A text, such as the help.
  case text(String)
  case picture(PictureJob)
  /// The pictures of an export, in a folder or as a stream.
  case folder(ExportJob)
  case control(ControlJob)
  case layers(LayersJob)
  case check(CheckJob)

  func outcome() throws(CommandError) -> Command.Outcome {
    switch self {
    case .text(let text): Command.Outcome(output: text)
    case .picture(let job): job.outcome()
    case .folder(let job): Command.Outcome(.export(job), messages: job.messages)
    case .control(let job): job.outcome()
    case .layers(let job): try job.outcome()
    case .check(let job): try job.outcome()
    }
  }
}
