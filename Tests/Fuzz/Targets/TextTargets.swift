import EmojiRate
import EmojiRateDrawings
import EmojiRateHistory
import EmojiRatePNG

@testable import PictureServer

// What reads text, for libFuzzer, which finds inputs that reach other code than those before. Compiled
// with the command's sources, and beside the example server's, whose readers are nobody else's: see ../run.

/// What is done with an input: it may be refused, but it must end, and stay within its memory.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "arguments": { bytes in
    let words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let outcome = Command.run(words.map { String(decoding: $0, as: UTF8.self) }[...])
    precondition(outcome.exitStatus == 0 || !outcome.messages.isEmpty, "refused without a word")
  },
  "color": { bytes in
    guard let color = CSSColor(css: String(decoding: bytes, as: UTF8.self)) else { return }
    precondition(CSSColor(css: color.spelling) == color, "\(color.spelling) is another colour")
  },
  "style": { bytes in
    for kind in PictureKind.allCases {
      guard let given = try? StyleReader.read(bytes, file: "style.json", for: .drawing(kind)) else {
        continue
      }
      var settings = Settings()
      _ = try? settings.assign(given)
    }
  },
  "csv": { bytes in
    for isStream in [false, true] {
      let input = ByteInput(bytes: bytes)
      input.canReadAhead = !isStream
      var reader = CSVReader(input, .init(countsEmptyLines: isStream))
      var line = 0
      while true {
        do {
          guard try reader.next() else { break }
        } catch {}
        let record = reader.record
        precondition(record.line > line, "line \(record.line) after line \(line)")
        line = record.line
        for index in 0..<record.count { _ = record.text(index) }
      }
    }
  },
  "records": { bytes in
    for format in RecordFormat.allCases {
      var reader = RecordReader(ByteInput(bytes: bytes), .init(format: format))
      var count = 0
      while count <= bytes.count {
        do {
          guard try reader.next() else { break }
        } catch ReadingError.problem(let problem) where !problem.endsFile {
        } catch {
          break
        }
        count += 1
      }
      precondition(count <= bytes.count, "it does not end")
    }
  },
  "values": { bytes in
    // Whole files with a header row, or without, and lines of any length.
    for words in [
      [], ["--value-column", "stars", "--name-column", "product"], ["--value-column", "2"],
    ] {
      let outcome = Command.run((["export", "-o", "x", "--values", "v"] + words)[...])
      guard case .export(let job) = outcome.work else { preconditionFailure("no export") }
      for format in RecordFormat.allCases {
        var file = RecordFile(
          ByteInput(bytes: bytes), path: "v.\(format.rawValue)", job.settings.input,
          scale: job.scale, LineFilters([]), LineGroup())
        var count = 0
        while count <= bytes.count {
          do {
            guard let line = try file.next() else { break }
            precondition(line.line > 0, "\(line)")
          } catch ReadingError.problem {
          } catch {
            break
          }
          count += 1
        }
        precondition(count <= bytes.count, "it does not end")
      }
    }
  },
  "counts": { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let address = try? SummaryAddress(counts: text, query: nil) else { return }
    let counts = address.counts
    precondition(counts.percentages.reduce(0, +) == (counts.number == 0 ? 0 : 100), "not 100")
    for layout in SummaryLayout.allCases {
      precondition(!RatingSummary(counts, layout: layout).svg().contains("nan"), "NaN is drawn")
    }
  },
  "date": { bytes in
    guard case .since(let day, _)? = try? WrittenDate(bytes[...]) else { return }
    let again = try? WrittenDate(Array(day.description.utf8)[...])
    precondition(again == .since(day, .day), "\(day) is another day")
  },
  "history": { bytes in
    let query = String(decoding: bytes, as: UTF8.self)
    guard let address = try? HistoryAddress(query: query) else { return }
    let own = String(address.canonical.drop { $0 != "?" }.dropFirst())
    let again = try? HistoryAddress(query: own)
    precondition(again?.canonical == address.canonical, "\(address.canonical) is not canonical")
    for layout in HistoryLayout.allCases {
      var history = address.history
      history.layout = layout
      precondition(!history.svg().contains("nan"), "NaN is drawn")
    }
  },
  "json": { bytes in
    var reader = JSONReader(ByteInput(bytes: bytes), longestText: 64)
    while let token = try? reader.next(), token != .end {}
  },
  "manifest": { bytes in
    for file in (try? Manifest.files(ByteInput(bytes: bytes))) ?? [] {
      precondition(file.name != ".." && !file.name.contains("/"), "it leads out of the folder")
    }
  },
  "query": { bytes in
    let query = String(decoding: bytes, as: UTF8.self)
    for kind in PictureServer.PictureKind.allCases {
      guard let address = try? PictureAddress(kind, value: "3.2", query: query) else { continue }
      let canonical = address.canonical
      // The address of what a canonical address shows is that address.
      let again = try? PictureAddress(
        kind,
        value: String(
          canonical.prefix { $0 != "?" }.dropFirst(kind.folder.utf8.count).dropLast(4)),
        query: canonical.contains("?") ? String(canonical.drop { $0 != "?" }.dropFirst()) : nil)
      precondition(again?.canonical == address.canonical, "\(canonical) is not canonical")
    }
  },
  "drawing": { bytes in
    guard let drawing = try? Drawing(files: [DrawingFile(name: nil, bytes: bytes)]) else { return }
    for value: Double in [0, 1.3, 5] {
      let document = Face(Rating(value), style: FaceStyle(drawing: drawing)).svg()
      precondition(!document.contains("nan") && !document.contains("inf"), "it is no number")
      // Every tenth: pixels take longer than text.
      if bytes.count % 10 == 0 {
        _ = try? Face(value, style: FaceStyle(drawing: drawing)).png(size: .width(32))
      }
    }
    precondition((try? Drawing(svg: drawing.svg)) != nil, "what it is written as is refused")
  },
  "path": { bytes in
    guard let path = try? SymbolPath(String(decoding: bytes, as: UTF8.self)) else { return }
    precondition((try? SymbolPath(path.data)) == path, "\(path.data) is another path")
  },
  "name": { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let name = FileNames(prefix: "face").portable(text)
    precondition(!name.isEmpty && !name.contains("/") && !name.hasPrefix("."), text)
    precondition(FileNames.key(text) == FileNames.key(text.uppercased()), text)
    guard let template = try? TextTemplate(text, option: "--title") else { return }
    _ = template.filled(NamedSubject(subject: .value(0), line: 1), on: Rating())
  },
]

private let target: @Sendable ([UInt8]) -> Void = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    fatalError("there is no target '\(name)'; there are \(targets.keys.sorted())")
  }
  return target
}()

/// What libFuzzer calls for every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
