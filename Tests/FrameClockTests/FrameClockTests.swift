import FrameClock
import TestSupport
import Testing

@Suite struct FrameClockTests {
  let clock = FrameClock()
  let log = Log()

  @Test func `a clock stands at zero`() {
    #expect(clock.now == 0)
    #expect(clock.nextDeadline == nil)
    #expect(clock.pendingTimerCount == 0)
  }

  @Test func `a clock may start anywhere`() {
    let late = FrameClock(startingAt: 1000)
    late.after(2) { log.add("fired") }
    #expect(late.now == 1000)
    #expect(late.nextDeadline == 1002)
  }

  @Test func `timers fire in the order of their deadlines`() {
    for delay in [0.3, 0.1, 0.4, 0.2, 0.5] { clock.after(delay) { log.add("\(delay)") } }
    clock.advance(to: 0.45)
    #expect(log.lines == ["0.1", "0.2", "0.3", "0.4"])
    #expect(clock.pendingTimerCount == 1)
    #expect(clock.nextDeadline == 0.5)
  }

  @Test func `timers with equal deadlines fire in the order in which they were added`() {
    clock.at(2) { log.add("later") }
    for name in ["a", "b", "c", "d"] { clock.at(1) { log.add(name) } }
    clock.advance(to: 2)
    #expect(log.lines == ["a", "b", "c", "d", "later"])
  }

  @Test func `a timer is due at its deadline, not before`() {
    clock.after(1) { log.add("fired") }
    clock.advance(to: 0.999)
    #expect(log.lines == [])
    clock.advance(to: 1)
    #expect(log.lines == ["fired"])
  }

  @Test func `now is the deadline while an action runs, and the goal afterwards`() {
    for deadline in [0.25, 0.5] { clock.at(deadline) { log.add("\(clock.now)") } }
    clock.advance(to: 3)
    #expect(log.lines == ["0.25", "0.5"])
    #expect(clock.now == 3)
  }

  @Test func `a timer added by an action fires in the same call if it comes due`() {
    clock.after(1) {
      log.add("first at \(clock.now)")
      clock.after(0.5) { log.add("second at \(clock.now)") }
      clock.after(1.5) { log.add("third at \(clock.now)") }
    }
    clock.advance(to: 2)
    #expect(log.lines == ["first at 1.0", "second at 1.5"])
    clock.advance(to: 2.5)
    #expect(log.lines.last == "third at 2.5")
  }

  @Test func `a timer added by an action without delay fires in the same call, after those due at the same time`() {
    clock.at(1) {
      log.add("a")
      clock.after(0) { log.add("added by a") }
    }
    clock.at(1) { log.add("b") }
    clock.advance(to: 1)
    #expect(log.lines == ["a", "b", "added by a"])
  }

  @Test func `the same timers fire at the same times however time is sliced`() {
    func times(_ slices: [Double]) -> [String] {
      let clock = FrameClock()
      let log = Log()
      func tick() {
        log.add("\(clock.now)")
        clock.after(0.125) { tick() }
      }
      clock.after(0.125) { tick() }
      for slice in slices { clock.advance(to: slice) }
      return log.lines
    }
    let atOnce = times([1])
    #expect(atOnce == ["0.125", "0.25", "0.375", "0.5", "0.625", "0.75", "0.875", "1.0"])
    #expect(times([0.1, 0.13, 0.7, 0.7, 0.99, 1]) == atOnce)
  }

  @Test func `a timer that is kept can be set again, whether it came or was cancelled`() {
    let timer = clock.keptTimer(at: 1) { log.add("at \(clock.now)") }
    clock.advance(to: 1)
    #expect(!timer.isPending)
    clock.set(timer, at: 2)
    #expect(timer.isPending)
    #expect(clock.nextDeadline == 2)
    timer.cancel()
    clock.advance(to: 3)
    clock.set(timer, at: 4)
    clock.advance(to: 5)
    #expect(log.lines == ["at 1.0", "at 4.0"])
    #expect(clock.pendingTimerCount == 0)
  }

  @Test func `a timer that is kept and pending comes once, at the deadline that was set last`() {
    let timer = clock.keptTimer(at: 1) { log.add("at \(clock.now)") }
    clock.set(timer, at: 3)
    #expect(clock.pendingTimerCount == 1)
    clock.advance(to: 5)
    #expect(log.lines == ["at 3.0"])
  }

  @Test func `a timer that sets itself for the present comes again and again, and time goes on`() {
    var timer: ClockTimer?
    timer = clock.keptTimer(at: 1) { [clock] in
      guard let timer, clock.firedTimerCount < 200 else { return }
      clock.set(timer, at: clock.now)
    }
    clock.advance(to: 1)
    #expect(clock.firedTimerCount == 101)
    clock.advance(to: 2)
    #expect(clock.firedTimerCount == 200)
  }

  @Test func `a cancelled timer does not fire`() {
    let timer = clock.after(1) { log.add("cancelled") }
    clock.after(1) { log.add("kept") }
    #expect(timer.isPending)
    timer.cancel()
    #expect(!timer.isPending)
    #expect(clock.pendingTimerCount == 1)
    clock.advance(to: 1)
    #expect(log.lines == ["kept"])
  }

  @Test func `an action may cancel a timer that is due at the same time`() {
    var second: ClockTimer?
    clock.at(1) { second?.cancel() }
    second = clock.at(1) { log.add("second") }
    clock.advance(to: 1)
    #expect(log.lines == [])
  }

  @Test func `a timer is no longer pending while it fires, and cancelling it then has no effect`() {
    var timer: ClockTimer?
    clock.at(1) { log.add("other") }
    timer = clock.at(1) {
      log.add("pending \(timer?.isPending ?? true)")
      timer?.cancel()
    }
    clock.at(1) { log.add("next") }
    clock.advance(to: 1)
    #expect(log.lines == ["other", "pending false", "next"])
  }

  @Test func `cancelling the one of several equal timers takes that one`() {
    let timers = ["a", "b", "c"].map { name in clock.at(1) { log.add(name) } }
    timers[1].cancel()
    timers[1].cancel()
    clock.advance(to: 1)
    #expect(log.lines == ["a", "c"])
  }

  @Test func `a timer that was let go fires all the same, and lets its action go afterwards`() {
    weak var kept: Log?
    do {
      let owned = Log()
      kept = owned
      clock.after(1) { owned.add("fired") }
    }
    #expect(kept != nil)
    clock.advance(to: 1)
    #expect(kept == nil)
  }

  @Test func `a timer may outlive its clock`() {
    var short: FrameClock? = FrameClock()
    let timer = short?.after(1) { log.add("fired") }
    short = nil
    timer?.cancel()
    #expect(timer?.isPending == false)
    #expect(log.lines == [])
  }

  @Test(arguments: [0, -1, -Double.infinity, Double.nan])
  func `a delay that is none is due at the next advance, whatever time it brings`(delay: Double) {
    clock.advance(to: 5)
    let timer = clock.after(delay) { log.add("fired at \(clock.now)") }
    #expect(timer.deadline == 5)
    #expect(log.lines == [])
    clock.advance(to: 4)
    #expect(log.lines == ["fired at 5.0"])
  }

  @Test(arguments: [4, -Double.infinity, Double.nan])
  func `a deadline that has passed is due at the next advance`(deadline: Double) {
    clock.advance(to: 5)
    clock.at(deadline) { log.add("fired at \(clock.now)") }
    clock.advance(to: 5)
    #expect(log.lines == ["fired at 5.0"])
  }

  @Test func `a timer in all eternity never fires`() {
    clock.after(.infinity) { log.add("fired") }
    clock.advance(to: 1e300)
    #expect(log.lines == [])
    #expect(clock.nextDeadline == .infinity)
  }

  @Test(arguments: [1, -Double.infinity, Double.infinity, Double.nan])
  func `the clock does not run backwards, nor to what is no time`(time: Double) {
    clock.advance(to: 2)
    clock.after(0) { log.add("due") }
    clock.after(1) { log.add("not due") }
    clock.advance(to: time)
    #expect(clock.now == 2)
    #expect(log.lines == ["due"])
  }

  @Test func `a nested advance is ignored: the outer call goes on to its own time`() {
    clock.at(1) {
      log.add("first")
      clock.advance(to: 10)
      log.add("still \(clock.now)")
    }
    clock.at(2) { log.add("second") }
    clock.at(5) { log.add("fifth") }
    clock.advance(to: 3)
    #expect(log.lines == ["first", "still 1.0", "second"])
    #expect(clock.now == 3)
  }

  @Test func `the host hears when the next deadline becomes earlier, and only then`() {
    clock.deadlineDidChange = { log.add("\(clock.nextDeadline ?? -1)") }
    clock.at(3) {}
    clock.at(4) {}
    clock.at(3) {}
    clock.at(2) {}
    #expect(log.lines == ["3.0", "2.0"])
  }

  @Test func `the host hears of a timer that an action adds`() {
    clock.at(1) { clock.at(5) {} }
    clock.deadlineDidChange = { log.add("\(clock.nextDeadline ?? -1)") }
    clock.advance(to: 1)
    #expect(log.lines == ["5.0"])
  }

  @Test func `neither firing nor cancelling tells the host`() {
    clock.at(1) {}
    let timer = clock.at(2) {}
    clock.deadlineDidChange = { log.add("changed") }
    clock.advance(to: 1)
    timer.cancel()
    #expect(log.lines == [])
    #expect(clock.nextDeadline == nil)
  }

  @Test(arguments: [1, 2, 3])
  func `hundreds of random timers fire sorted by deadline and by age`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var expected: [(deadline: Int, number: Int)] = []
    var fired: [Int] = []
    var timers: [ClockTimer] = []
    for number in 0..<500 {
      let deadline = Int.random(in: 1...60, using: &random)
      expected.append((deadline, number))
      timers.append(clock.at(Double(deadline)) { fired.append(number) })
    }
    for _ in 0..<120 {
      let cancelled = Int.random(in: 0..<500, using: &random)
      timers[cancelled].cancel()
      expected.removeAll { $0.number == cancelled }
    }
    while clock.now < 60 { clock.advance(to: clock.now + Double.random(in: 0...7, using: &random)) }
    #expect(fired == expected.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }.map(\.number))
    #expect(clock.pendingTimerCount == 0)
  }

  @Test func `timers outlive their clock, and are over then`() {
    var clock: FrameClock? = FrameClock()
    let waiting = clock?.after(1) { log.add("waiting") }
    var inTurn: ClockTimer?
    clock?.after(0.5) { [weak clock] in inTurn = clock?.nextTurn { log.add("in a turn") } }
    clock?.advance(to: 0.5)
    #expect(waiting?.isPending == true)
    #expect(inTurn?.isPending == true)
    clock = nil
    #expect(waiting?.isPending == false)
    #expect(inTurn?.isPending == false)
    waiting?.cancel()
    inTurn?.cancel()
    #expect(log.lines == [])
  }

  @Test func `a clock that starts at no time traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FrameClock(startingAt: .nan)
    }
    #expect(trapSentence(of: result).contains("A clock cannot start at nan: give it a finite number of seconds."))
  }
}
