import GestureEngine
import Testing

/// All pairs of a state and a request. A mark `!` stands for an action, `ignored` for a request that changes nothing
/// and is reported.
@Suite struct TransitionTableTests {
  typealias Row = (state: RecognitionState, results: [RecognitionState: String])

  // G20, G21, G22, G23; `changed` from possible, and `failed` once under way, are taken for what they can only mean.
  static let table: [Row] = [
    (
      .possible,
      [
        .possible: "possible", .began: "began!", .changed: "began!", .ended: "ended!", .cancelled: "failed",
        .failed: "failed",
      ]
    ),
    (
      .began,
      [
        .possible: "ignored", .began: "ignored", .changed: "changed!", .ended: "ended!", .cancelled: "cancelled!",
        .failed: "cancelled!",
      ]
    ),
    (
      .changed,
      [
        .possible: "ignored", .began: "ignored", .changed: "changed!", .ended: "ended!", .cancelled: "cancelled!",
        .failed: "cancelled!",
      ]
    ),
    (
      .ended,
      [
        .possible: "ignored", .began: "ignored", .changed: "ignored", .ended: "ignored", .cancelled: "ignored",
        .failed: "ignored",
      ]
    ),
    (
      .cancelled,
      [
        .possible: "ignored", .began: "ignored", .changed: "ignored", .ended: "ignored", .cancelled: "ignored",
        .failed: "ignored",
      ]
    ),
    (
      .failed,
      [
        .possible: "ignored", .began: "ignored", .changed: "ignored", .ended: "ignored", .cancelled: "ignored",
        .failed: "ignored",
      ]
    ),
  ]

  /// What must be asked for, one after the other, to bring a new member into a state.
  static let ways: [RecognitionState: [RecognitionState]] = [
    .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended], .cancelled: [.began, .cancelled],
    .failed: [.failed],
  ]

  @Test(arguments: RecognitionState.allCases, RecognitionState.allCases)
  func `every request in every state`(state: RecognitionState, request: RecognitionState) throws {
    let referee = Referee()
    referee.add("A", touches: 0)
    for step in try #require(Self.ways[state]) { referee.ask(step, "A") }
    #expect(referee.states == "A \(state.name)")
    _ = referee.takeActions()
    let changesBefore = referee.changes.count
    referee.ask(request, "A")
    let actions = referee.takeActions()
    let change = referee.changes.count > changesBefore ? referee.changes.last : nil
    let result: String
    if change == "A stays \(state.name), not \(request.name)" {
      result = "ignored"
      #expect(referee.states == "A \(state.name)")
      #expect(actions == "")
    } else {
      let now = referee.arena.state(of: referee["A"])
      result = now.name + (actions == "A \(now.name)" ? "!" : actions)
      #expect(change == (now == state && !now.isActive ? nil : "A \(state.name) → \(now.name): asked"))
    }
    #expect(result == Self.table.first { $0.state == state }?.results[request])
  }

  /// What a member has done once the one that it waited for has failed, by what it asked for at first and while it
  /// waited.
  @Test(
    arguments: [
      (.began, .possible, "began", "A began"),
      (.began, .began, "began", "A began"),
      (.began, .changed, "began", "A began"),
      (.began, .ended, "ended", "A began, A ended"),
      (.began, .cancelled, "failed", ""),
      (.began, .failed, "failed", ""),
      (.changed, .changed, "began", "A began"),
      (.ended, .possible, "ended", "A ended"),
      (.ended, .changed, "ended", "A ended"),
      (.ended, .ended, "ended", "A ended"),
      (.ended, .cancelled, "failed", ""),
      (.ended, .failed, "failed", ""),
    ] as [(RecognitionState, RecognitionState, String, String)])
  func `every request while waiting`(
    first: RecognitionState, then: RecognitionState, state: String, actions: String
  ) {
    let referee = Referee()
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(first, "A")
    #expect(referee.states == "A possible (waits), B possible")
    referee.ask(then, "A")
    #expect(referee.takeActions() == "")
    referee.ask(.failed, "B")
    #expect(referee.states == "A \(state), B failed")
    #expect(referee.takeActions() == actions)
  }
}
