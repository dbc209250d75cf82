import EmojiRate
import Testing

@testable import EmojiRateCommand

@Suite("Options of a picture that moves")
struct AnimationOptionsTests {
  private func run(_ arguments: String) -> Command.Outcome {
    Command.run(arguments.split(separator: " ").map(String.init))
  }

  private func svg(_ animation: RatingAnimation) -> Command.Outcome {
    Command.Outcome(output: MovingPicture(Face(4), animation).svg())
  }

  @Test("Draws what the library draws")
  func library() {
    #expect(run("--value 4 --animate-from 1") == svg(RatingAnimation(from: 1)))
    #expect(
      run("--value 4 --animate-from 1 --format data-uri").output
        == MovingPicture(Face(4), RatingAnimation(from: 1)).dataURI())
    #expect(
      run("stars --value 4 --symbol heart --animate-from 1 --repeat 2").output
        == MovingPicture(
          StarRow(Rating(4), symbol: .heart), RatingAnimation(from: 1, repeatCount: 2)
        ).svg())
  }

  @Test("Takes the picture's own options along")
  func style() {
    let style = FaceStyle(mouthWidth: 0.4, color: Theme.traffic.faceColor)
    let face = Face(Rating(4, maximum: 8, step: 2), style: style)
    #expect(
      run(
        "--value 4 --maximum 8 --step 2 --mouth-width 0.4 --theme traffic --precision 1 "
          + "--animate-from 7.1"
      ).output == MovingPicture(face, RatingAnimation(from: 8)).svg(SVGOptions(precision: 1)))
  }

  @Test(
    "Reads a duration in seconds and in milliseconds",
    arguments: ["0.4s", "400ms", "0.4", ".4s", "4e-1s", "400.0ms"])
  func duration(text: String) {
    #expect(
      run("--value 4 --animate-from 1 --duration \(text)")
        == svg(RatingAnimation(from: 1, duration: 0.4)))
  }

  @Test("Takes as long as the control where nothing is said")
  func defaultDuration() {
    #expect(
      run("--value 4 --animate-from 1") == run("--value 4 --animate-from 1 --duration 250ms"))
    #expect(
      run("stars --value 4 --animate-from 1")
        == run("stars --value 4 --animate-from 1 --duration 0.2s"))
  }

  @Test("Repeats as often as is said, or forever")
  func repeatCount() {
    #expect(
      run("--value 4 --animate-from 1 --repeat 3") == svg(RatingAnimation(from: 1, repeatCount: 3)))
    #expect(
      run("--value 4 --animate-from 1 --repeat forever")
        == svg(RatingAnimation(from: 1, repeatCount: nil)))
    #expect(
      run("--value 4 --animate-from 1 --repeat forever --repeat 1") == svg(RatingAnimation(from: 1))
    )
  }

  @Test("Warns of a start outside of the scale, and uses the nearer end")
  func clamping() {
    let outcome = run("--value 4 --animate-from -3")
    #expect(outcome.output == svg(RatingAnimation(from: 0)).output)
    #expect(
      outcome.messages == "emoji-rate: warning: --animate-from -3 is below 0; using 0\n")
    #expect(outcome.exitStatus == 0)
  }
}
