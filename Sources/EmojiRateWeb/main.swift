#if !arch(wasm32)
  // The package builds everywhere; the module itself is for WebAssembly.
  print("Run Sources/EmojiRateWeb/build to make emoji-rate.js.")
#endif
