import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Value plan")
struct ValuePlanTests {
  private func source(_ job: ExportJob) throws -> ValueSource {
    try ValueSource(job.settings, scale: job.scale)
  }

  @Test("Finds a collision among many names, and refuses more than it can tell apart")
  func many() throws {
    let folder = try TemporaryFolder()
    let count = 3000
    var lines: [UInt8] = []
    for index in 0..<count { lines += "1,n\(index)\n".utf8 }
    for (last, isFine) in [("n", true), ("N0", false)] {
      try Data(lines + "2,\(last)\n".utf8).write(to: folder.file("values"))
      var settings = Settings()
      settings.export.values = .file(folder.file("values").path)
      settings.export.nameTemplate = "{name}"
      let job = ExportJob(picture: .face, settings: settings, scale: .init(0))
      let pictures = try PictureSet(job)
      let sentence =
        "there are more than 2,999 files, too many names to be told apart; export the values in "
        + "parts, each into a folder of its own"
      #expect(throws: CommandError.data(sentence)) {
        try ValuePlan(source(job), pictures, mostNames: 2999)
      }
      let plan = Result { try ValuePlan(source(job), pictures) }
      if isFine {
        #expect(try plan.get().pictures.count == count + 1)
      } else {
        let problem = try source(job).problem(
          "'N0.svg' is the name of another picture too, at least where case and accents do not count; "
            + "tell them apart with {value}, {name} or {line} in --name-template", line: count + 1)
        #expect(try plan.get().wrong.sentences == [problem.sentence])
      }
    }
  }
}
