import EmojiRate
import Foundation
import Inputs
import Synchronization

// Looks at random inputs, on as many threads as are asked for, until the time is up or one is wrong.
//
//     swift run -c release Fuzz [SECONDS [FIRST [THREADS]]]
//     swift run -c release Fuzz input NUMBER
//
// Inputs are numbered; `input` looks at one again.

func fail(_ number: UInt64, _ error: any Error) -> Never {
  let sentence = (error as? Violation)?.sentence ?? "\(error)"
  print("input \(number): \(sentence)\nagain: swift run Fuzz input \(number)")
  exit(1)
}

func check(_ input: Input) {
  do { try Invariants.check(input) } catch { fail(input.number, error) }
}

/// Looks at blocks of inputs, one after the other, until the time is up, and says how many inputs they were.
func checkAll(for seconds: Double, from first: UInt64, threads: Int) -> UInt64 {
  let end = Date(timeIntervalSinceNow: seconds)
  let next = Atomic(first)
  let block: UInt64 = 256
  // What the threads share, as a server's do.
  let shared = (first..<first + 16).map { Input($0) }
  let documents = shared.map(\.documents)
  DispatchQueue.concurrentPerform(iterations: threads) { _ in
    while Date() < end {
      let start = next.wrappingAdd(block, ordering: .relaxed).oldValue
      for number in start..<start + block { check(Input(number)) }
      guard threads > 1 else { continue }
      for (input, documents) in zip(shared, documents) {
        if input.documents != documents {
          fail(input.number, Violation("threads that share a picture draw another one"))
        }
      }
    }
  }
  return next.load(ordering: .relaxed) - first
}

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.compactMap { UInt64($0) }
switch words.first {
case "input" where numbers.count == 1:
  let input = Input(numbers[0])
  print(input.documents.joined(separator: "\n"))
  check(input)
default:
  guard let seconds = Double(words.first ?? "10"), numbers.count >= words.count - 1 else {
    fatalError("give seconds, the first input's number, and how many threads")
  }
  let rest = Array(words.dropFirst()).compactMap { UInt64($0) }
  let first = rest.first ?? 0
  let threads = Int(rest.dropFirst().first ?? 1)
  let count = checkAll(for: seconds, from: first, threads: threads)
  print("fuzz: \(count) inputs from \(first) are as they should be, on \(threads) threads")
}
