/// Why there is no export, or only a part of it: data only; the sentences are in ExportMessages.swift.
indirect enum ExportError: Error, Equatable {
  // How the command is written.
  case noFolder
  case noValues
  case folderIsOutput
  case streamIntoFolder(String)
  case unknownPlaceholder(String, suggestion: String?)
  case sameNames(template: String)

  // What is given.
  case descendingRange(from: Double, to: Double)
  case noDistance(Double)
  case tooManyValues(count: Int, most: Int)
  case tooManyPictures(most: Int)
  case badTemplate(PortableName.Problem)

  // What is read.
  case unreadable(source: String, reason: String)
  case neitherListNorFile(text: String, reason: String)
  case empty(source: String)
  case line(source: String, line: Int, LineProblem)
  /// Lines of a stream that went on.
  case wrongLines(Int)

  // What is in the way.
  case foreign(path: String)
  case foreignManifest(path: String)
  /// A folder where the export's own would be until it is complete.
  case foreignStage(path: String)
  case busy(path: String)
  case notAFolder(path: String)
  case tooManyNames(path: String)
  case noConverter
  /// No path is that of the standard output.
  case failedConversion(path: String?, reason: String)

  // What stopped it half-way.
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case unwritten(reason: String)
  case interrupted(signal: Int32)

  /// What is wrong with a line of values.
  enum LineProblem: Error, Equatable {
    /// The first line of a stream, which has letters and no number.
    case header(String)
    /// Its column may have a title, and have been taken for the value as the first line had a number there
    /// too.
    case notANumber(String, title: String? = nil)
    case noValue
    case noName
    case outside(value: Double, limits: ClosedRange<Double>)
    case columns(count: Int, expected: Int, in: [String])
    case noColumn(Int, of: Int)
    case unknownColumn(String, [String])
    case doubtfulColumns(Int)
    case doubtfulName(String)
    case unclosedQuote
    case textBehindQuote
    case tooLong
    case notUTF8
    case utf16
    case badName(String, PortableName.Problem)
    case taken(String)
    case collision(name: String, otherLine: Int, otherName: String)
  }

  /// The status the process ends with, as in BSD's `sysexits.h`, or as a shell has it for a signal.
  var exitStatus: Int32 {
    switch self {
    case .noFolder, .noValues, .folderIsOutput, .streamIntoFolder, .unknownPlaceholder, .sameNames:
      64  // EX_USAGE
    case .descendingRange, .noDistance, .tooManyValues, .tooManyPictures, .badTemplate, .empty,
      .line, .wrongLines:
      65  // EX_DATAERR
    case .unreadable, .neitherListNorFile: 66  // EX_NOINPUT
    case .noConverter: 69  // EX_UNAVAILABLE
    case .foreign, .foreignManifest, .foreignStage, .busy, .notAFolder, .tooManyNames,
      .cannotCreate:
      73  // EX_CANTCREAT
    case .failedConversion, .cannotWrite, .unwritten: 74  // EX_IOERR
    case .interrupted(let signal): 128 + signal
    }
  }
}
