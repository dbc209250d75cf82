/// The version that `emoji-rate --version` prints; the changelog's newest.
let version = "0.1.0"
/// The date of that version, or of later changes.
let versionDate = "2026-11-21"
