import FrameClock
import TestSupport
import Testing

// A17
struct TurnTests {
  let manual = ManualClock(frameInterval: 0.25)
  var clock: FrameClock { manual.clock }
  let log = Log()

  /// A loop whose frames the clock asks for.
  private func loop() -> FrameLoop {
    let loop = FrameLoop(clock: clock)
    manual.drive(loop) { loop.run(at: $0) }
    clock.asksForFrame = {
      loop.setNeedsFrame()
      return true
    }
    return loop
  }

  @Test func `what is for the next turn is done at the next advance`() {
    clock.nextTurn { log.add("done at \(clock.now)") }
    #expect(log.lines == [])
    manual.advance(by: 0)
    #expect(log.lines == ["done at 0.0"])
  }

  @Test func `a turn that sets the next one gets it in the next frame`() {
    let loop = loop()
    func go() {
      clock.nextTurn {
        log.add("\(clock.now)")
        if log.lines.count < 4 { go() }
      }
    }
    go()
    manual.advance(by: 2)
    #expect(log.lines == ["0.0", "0.25", "0.5", "0.75"])
    #expect(loop.frameCount == 3)
    #expect(!loop.wantsFrame)
    #expect(clock.pendingTimerCount == 0)
  }

  @Test func `what a timer sets for the next turn comes in the frame after it`() {
    let loop = loop()
    clock.at(0.1) {
      log.add("timer \(clock.now)")
      clock.nextTurn { log.add("turn \(clock.now)") }
    }
    manual.advance(by: 1)
    #expect(log.lines == ["timer 0.1", "turn 0.25"])
    #expect(loop.frameCount == 1)
  }

  @Test func `two screens on one clock run one turn between them`() {
    _ = loop()
    let second = FrameLoop(clock: clock)
    manual.drive(second) { second.run(at: $0) }
    second.setNeedsFrame()
    clock.nextTurn { [clock, log] in clock.nextTurn { log.add("\(clock.now)") } }
    manual.advance(by: 0.25)
    #expect(log.lines == ["0.25"])
  }

  @Test func `without frames a turn comes after a sixtieth of a second`() {
    clock.nextTurn { [clock, log] in clock.nextTurn { log.add("\(clock.now)") } }
    manual.advance(by: 1)
    #expect(log.lines == ["\(1.0 / 60)"])
  }

  @Test func `a frame that was promised and does not come is waited for a second`() {
    clock.asksForFrame = { true }
    clock.nextTurn { [clock, log] in clock.nextTurn { log.add("\(clock.now)") } }
    manual.advance(by: 2)
    #expect(log.lines == ["1.0"])
  }

  @Test func `what is complete at once is told at once, and within a turn in the next one`() {
    _ = loop()
    func go() {
      clock.complete {
        log.add("\(clock.now)")
        if log.lines.count < 3 { go() }
      }
    }
    go()
    #expect(log.lines == ["0.0"])
    manual.advance(by: 1)
    #expect(log.lines == ["0.0", "0.25", "0.5"])
  }

  @Test func `what was taken back is not done`() {
    _ = loop()
    clock.nextTurn { [clock, log] in clock.nextTurn { log.add("done") }.cancel() }
    manual.advance(by: 1)
    #expect(log.lines == [])
  }

  @Test func `the clock counts how many turns set each other`() {
    _ = loop()
    func go() { clock.nextTurn { go() } }
    go()
    #expect(clock.waitingTurnChain == 0)
    manual.advance(by: 1)
    #expect(clock.waitingTurnChain == 5)
    #expect(clock.isTurnWaiting)
  }

  @Test func `an action that adds itself again without a delay lets time go on after a hundred times`() {
    func again() {
      log.add("\(clock.now)")
      clock.after(0) { again() }
    }
    clock.after(0) { again() }
    manual.advance(by: 1.5 / 60)
    #expect(log.lines == Array(repeating: "0.0", count: 101) + Array(repeating: "\(1.0 / 60)", count: 101))
  }

  @Test func `a delay too short to move the clock lets time go on as well`() {
    clock.advance(to: 1)
    func again() {
      log.add("\(clock.now)")
      clock.after(1e-300) { again() }
    }
    again()
    clock.advance(to: 1 + 1.5 / 60)
    #expect(log.lines.count == 203)
    #expect(Set(log.lines).count == 2)
  }
}
