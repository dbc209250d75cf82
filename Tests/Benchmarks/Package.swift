// swift-tools-version: 6.1

import PackageDescription

// What is `package` in the library is measured here too: SwiftPM names a package by its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let library = folder.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

// The tool of `swift package benchmark` takes longer to build than everything else; the gate, which runs
// the tests and the ratios only, does without.
let hasBenchmarkTool = Context.environment["RATIOS_ONLY"] == nil

// Measures the library. Nested, so that what it is compared with is no dependency of the library's.
let package = Package(
  name: "EmojiRateBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "EmojiRate", path: "../.."),
    .package(
      url: "https://github.com/hummingbird-project/swift-mustache", .upToNextMinor(from: "2.1.1")),
  ],
  targets: [
    // Optimised in debug builds too: it stands for the fastest there is.
    .target(name: "CFloor", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CAllocations", cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "Writers",
      dependencies: [
        "CFloor",
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", library])]),
    .executableTarget(
      name: "Ratios",
      dependencies: [
        "CAllocations", "CFloor", "Writers",
        .product(name: "EmojiRate", package: "EmojiRate"),
        .product(name: "EmojiRateDrawings", package: "EmojiRate"),
      ],
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", library])]),
    .testTarget(
      name: "WritersTests",
      dependencies: [
        "CFloor", "Writers",
        .product(name: "EmojiRate", package: "EmojiRate"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if hasBenchmarkTool {
  // Without traits it does without jemalloc, which would have to be installed.
  package.dependencies.append(
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
  package.targets.append(
    .executableTarget(
      name: "Documents",
      dependencies: [
        "CFloor", "Writers",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "EmojiRate", package: "EmojiRate"),
      ],
      path: "Benchmarks/Documents",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}
