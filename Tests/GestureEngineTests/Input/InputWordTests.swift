import GestureEngine
import Testing

@Suite struct InputWordTests {
  // These words stand in traces, stories and recordings of former versions.
  @Test func `phases of touches have the names of their cases`() {
    let phases: [TouchSample.Phase] = [.began, .moved, .ended, .cancelled]
    #expect(phases.map(\.name) == ["began", "moved", "ended", "cancelled"])
  }

  @Test func `effects of drops have the names of their cases`() {
    let effects: [DropEffect] = [.none, .copy, .move]
    #expect(effects.map(\.name) == ["none", "copy", "move"])
  }
}
