import Testing
import WindowScenes

@Suite struct FramePacerTests {
  private var pacer = FramePacer()

  // W11
  @Test mutating func `after a rest the first frame is at once, and the next a refresh later`() {
    pacer.setRate(50)
    #expect(pacer.step(now: 3, isWanted: true, isVisible: true) == .frame(at: 3))
    pacer.frameDidBegin(at: 3)
    #expect(pacer.step(now: 3.004, isWanted: true, isVisible: true) == .wait(until: 3.02))
    #expect(pacer.step(now: 3.02, isWanted: true, isVisible: true) == .frame(at: 3.02))
  }

  // W11
  @Test mutating func `frames keep the display's grid although each begins a little late`() {
    pacer.setRate(50)
    pacer.frameDidBegin(at: 1)
    for number in 1...100 {
      let due = 1 + 0.02 * Double(number)
      #expect(pacer.step(now: due - 0.001, isWanted: true, isVisible: true) != .frame(at: due - 0.001))
      #expect(pacer.step(now: due + 0.003, isWanted: true, isVisible: true) == .frame(at: due + 0.003))
      pacer.frameDidBegin(at: due + 0.003)
    }
  }

  // W11
  @Test mutating func `frames that were missed are left out`() {
    pacer.setRate(50)
    pacer.frameDidBegin(at: 1)
    #expect(pacer.step(now: 1.2, isWanted: true, isVisible: true) == .frame(at: 1.2))
    pacer.frameDidBegin(at: 1.2)
    #expect(pacer.step(now: 1.205, isWanted: true, isVisible: true) == .wait(until: 1.22))
  }

  // W11
  @Test mutating func `where presenting waits for the display frames follow it, and never twice as fast as it says`() {
    pacer.setRate(50)
    pacer.presentationWaits = true
    pacer.frameDidBegin(at: 1)
    // A display of sixty that says fifty.
    for number in 1...200 {
      let time = 1 + Double(number) / 60
      #expect(pacer.step(now: time, isWanted: true, isVisible: true) == .frame(at: time))
      pacer.frameDidBegin(at: time)
    }
    // A driver that does not wait.
    pacer.frameDidBegin(at: 10)
    #expect(pacer.step(now: 10.001, isWanted: true, isVisible: true) == .wait(until: 10.01))
    #expect(pacer.step(now: 10.01, isWanted: true, isVisible: true) == .frame(at: 10.01))
  }

  // W12
  @Test mutating func `nothing runs while nothing is wanted, or nobody looks`() {
    #expect(pacer.step(now: 3, isWanted: false, isVisible: true) == .rest)
    #expect(pacer.step(now: 3, isWanted: true, isVisible: false) == .rest)
  }

  @Test(arguments: [0, -60, .nan, .infinity, 1e9])
  mutating func `a rate that cannot be is sixty`(rate: Double) {
    pacer.setRate(rate)
    #expect(pacer.interval == 1.0 / 60)
  }
}
