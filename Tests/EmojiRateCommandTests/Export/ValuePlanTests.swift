import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Value plan")
struct ValuePlanTests {
  @Test("Finds a collision among many names", arguments: [("n", true), ("N0", false)])
  func many(last: String, isFine: Bool) throws {
    let folder = try TemporaryFolder()
    let count = 3000
    let lines = (0..<count).map { "1,n\($0)\n" }.joined()
    try folder.make("values", "value,name\n\(lines)2,\(last)\n")
    var settings = Settings()
    settings.input.values = [.file(folder.file("values").path)]
    settings.export.nameTemplate = "{name}"
    let job = ExportJob(picture: .face, settings: settings, scale: .init(0))
    let plan = Result { try ValuePlan(job) }
    if isFine {
      #expect(try plan.get().pictures.count == count + 1)
    } else {
      let error = #expect(throws: CommandError.self) { try plan.get() }
      #expect(
        error?.sentence.hasSuffix(
          "line \(count + 2): 'N0.svg' is the name of another picture too, at least where case and accents "
            + "do not count; tell them apart with {value}, {name} or {line} in --name-template")
          == true)
    }
  }
}
