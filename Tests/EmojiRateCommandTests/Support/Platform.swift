/// Whether the tests run on one of Apple's systems.
let isDarwin: Bool = {
  #if canImport(Darwin)
    true
  #else
    false
  #endif
}()
