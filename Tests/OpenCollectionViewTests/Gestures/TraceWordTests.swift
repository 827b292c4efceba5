import Testing

@testable import OpenCollectionView

/// Words of traces do not depend on what a compiler keeps of the names of cases.
@Suite struct TraceWordTests {
  @Test func `states of recognizers have the names of their cases`() {
    // G20
    let states = (0...5).compactMap(UIGestureRecognizer.State.init(rawValue:))
    #expect(states.map(\.name) == ["possible", "began", "changed", "ended", "cancelled", "failed"])
  }

  @Test func `phases of touches have the names of their cases`() {
    let phases = (0...7).compactMap(UITouch.Phase.init(rawValue:))
    #expect(
      phases.map(\.name) == [
        "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved", "regionExited",
      ])
  }

  @Test func `phases of presses have the names of their cases`() {
    let phases = (0...4).compactMap(UIPress.Phase.init(rawValue:))
    #expect(phases.map(\.name) == ["began", "changed", "stationary", "ended", "cancelled"])
  }

  @Test func `states of springs have the names of their cases`() {
    // N70
    let states = (0...3).compactMap(UISpringLoadedInteractionEffectState.init(rawValue:))
    #expect(states.map(\.name) == ["inactive", "possible", "activating", "activated"])
  }
}
