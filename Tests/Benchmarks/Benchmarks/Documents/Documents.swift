import Benchmark
import CFloor
import EmojiRate
import Writers

/// The cases of `Ratios`, one by one, for `swift package benchmark`.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions], scalingFactor: .kilo, maxDuration: .seconds(2))

  Benchmark("C floor") { benchmark in
    var style = floor_style(FaceStyle())
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      for value in values(benchmark) {
        blackHole(floor_face(buffer.baseAddress, value, 0, 5, &style))
      }
    }
  }

  Benchmark("face into a reused buffer") { benchmark in
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
      for value in values(benchmark) { blackHole(Face(value).write(into: buffer)) }
    }
  }

  Benchmark("face as a fresh String") { benchmark in
    for value in values(benchmark) { blackHole(Face(value).svg()) }
  }

  Benchmark("row of five stars into a reused buffer") { benchmark in
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      for value in values(benchmark) { blackHole(StarRow(value).write(into: buffer)) }
    }
  }

  add("Swift interpolation") { InterpolationWriter() }
  add("String(format:)") { FormatWriter() }
  add("Mustache") { try MustacheWriter() }
}

private func add(_ name: String, _ makeWriter: @escaping () throws -> any DocumentWriter) {
  Benchmark(name, configuration: .init(scalingFactor: .one)) { benchmark in
    let writer = try makeWriter()
    benchmark.startMeasurement()
    for value in values(benchmark) { blackHole(try writer.svg(value)) }
  }
}

/// 0, 0.01 … 5, over and over.
private func values(_ benchmark: Benchmark) -> some Sequence<Double> {
  benchmark.scaledIterations.lazy.map { Double($0 % 501) / 100 }
}
