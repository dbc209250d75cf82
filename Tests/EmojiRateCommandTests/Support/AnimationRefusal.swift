/// Arguments about a picture that moves that are refused.
extension Refusal {
  static let animation = requirements + starts + durations + repeats + elsewhere

  private static let requirements = [
    after(["--duration", "1s"], 64, "--duration requires --animate-from; give both"),
    after(["--repeat", "3"], 64, "--repeat requires --animate-from; give both"),
    Refusal(
      ["stars", "--repeat", "forever", "--value", "3"], 64,
      "--repeat requires --animate-from; give both"),
  ]

  private static let starts = [
    Refusal(["--animate-from", "3"], 64, noValue),
    after(["--animate-from"], 64, "--animate-from needs a value: \(rating)"),
    after(
      ["--animate-from", "low"], 65,
      "--animate-from 'low' is not a number; give \(rating)"),
    after(
      ["--animate-from", "1e999"], 65,
      "--animate-from '1e999' is not allowed; give \(rating)"),
    after(
      ["--animate-from", "9", "--strict"], 65,
      "--animate-from 9 is above 5; give one of 0 to 5, or leave out --strict"),
  ]

  private static func moving(_ arguments: [String], _ status: Int32, _ text: String) -> Refusal {
    after(["--animate-from", "1"] + arguments, status, text)
  }

  private static let seconds = "a number of seconds from 0.01 to 60"

  private static let durations =
    [moving(["--duration"], 64, "--duration needs a value: \(seconds)")]
    + ["soon", "", "s", "ms", "1 s", "1m", "1h", "s1", "1sms", "0x1s", "nan", "inf", "forever"].map
  {
    moving(["--duration=\($0)"], 65, "--duration '\($0)' is not a number; give \(seconds)")
  }
    + ["0", "0s", "9ms", "-1s", "61", "60.001s", "60001ms", "1e999s"].map {
      moving(["--duration=\($0)"], 65, "--duration '\($0)' is not allowed; give \(seconds)")
    }

  private static let times = "a whole number from 1 to 1000 or forever"

  private static let repeats =
    [moving(["--repeat"], 64, "--repeat needs a value: \(times)")]
    + ["always", "", "Forever", "3x", "infinity"].map {
      moving(["--repeat=\($0)"], 65, "--repeat '\($0)' is not a number; give \(times)")
    }
    + ["0", "-1", "1.5", "1001", "1e300", "1e999"].map {
      moving(["--repeat=\($0)"], 65, "--repeat '\($0)' is not allowed; give \(times)")
    }

  private static let elsewhere = [
    Refusal(
      ["export", "--by", "1", "--output", "faces", "--animate-from", "1"], 64,
      "there is no option '--animate-from' here; emoji-rate, emoji-rate stars and "
        + "emoji-rate summary have it")
  ]
}
