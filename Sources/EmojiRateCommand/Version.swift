/// The version that `emoji-rate --version` prints; the changelog's newest.
let version = "0.1.0"
/// The day of that version, or of what follows it.
let versionDate = "2026-11-21"
