import FrameClock
import Testing

@Suite struct FrameLoopTests {
  let clock: FrameClock
  let loop: FrameLoop
  let log = Log()

  init() {
    clock = FrameClock()
    loop = FrameLoop(clock: clock)
  }

  /// An observer that logs its name and the time.
  private func observer(_ name: String, isPaused: Bool = false) -> FrameObserver {
    loop.addObserver(isPaused: isPaused) { [log] time in log.add("\(name) \(time)") }
  }

  @Test func `a loop at rest wants nothing`() {
    #expect(!loop.wantsFrame)
    #expect(loop.frameCount == 0)
  }

  @Test func `a timer is no reason for frames`() {
    clock.after(1) {}
    #expect(!loop.wantsFrame)
  }

  @Test func `asking for a frame gives one, however often it is asked for`() {
    loop.setNeedsFrame()
    loop.setNeedsFrame()
    #expect(loop.wantsFrame)
    loop.run(at: 1)
    #expect(!loop.wantsFrame)
    #expect(loop.frameCount == 1)
  }

  @Test func `a frame moves the clock, fires what is due, and then calls the observers with its time`() {
    clock.after(0.5) { log.add("timer \(clock.now)") }
    _ = observer("a")
    _ = observer("b")
    loop.run(at: 1)
    #expect(log.lines == ["timer 0.5", "a 1.0", "b 1.0"])
    #expect(clock.now == 1)
  }

  @Test(arguments: [0.5, .nan, -.infinity, .infinity])
  func `a frame at a time that has passed or is none gives the observers the clock's time`(time: Double) {
    clock.advance(to: 1)
    _ = observer("a")
    loop.run(at: time)
    #expect(log.lines == ["a 1.0"])
  }

  @Test func `frames are wanted while an observer runs`() {
    let observer = observer("a")
    #expect(loop.wantsFrame)
    loop.run(at: 1)
    #expect(loop.wantsFrame)
    observer.isPaused = true
    #expect(!loop.wantsFrame)
    loop.run(at: 2)
    observer.isPaused = false
    #expect(loop.wantsFrame)
    loop.run(at: 3)
    #expect(log.lines == ["a 1.0", "a 3.0"])
  }

  @Test func `pausing twice counts once`() {
    let first = observer("a")
    let second = observer("b")
    first.isPaused = true
    first.isPaused = true
    #expect(loop.wantsFrame)
    second.isPaused = true
    #expect(!loop.wantsFrame)
  }

  @Test func `an observer may be added paused`() {
    let observer = observer("a", isPaused: true)
    #expect(!loop.wantsFrame)
    observer.isPaused = false
    #expect(loop.wantsFrame)
  }

  @Test func `an invalidated observer is never called again, whatever it is set to`() {
    let observer = observer("a")
    observer.invalidate()
    #expect(!loop.wantsFrame)
    observer.invalidate()
    observer.isPaused = true
    observer.isPaused = false
    #expect(!loop.wantsFrame)
    loop.run(at: 1)
    #expect(log.lines == [])
  }

  @Test func `pausing an invalidated observer takes nothing from the others`() {
    _ = observer("a")
    let invalidated = observer("b")
    invalidated.invalidate()
    invalidated.isPaused = true
    #expect(loop.wantsFrame)
  }

  @Test func `invalidating a paused observer takes nothing from the others`() {
    _ = observer("a")
    observer("b", isPaused: true).invalidate()
    #expect(loop.wantsFrame)
  }

  @Test func `an observer that was let go is called all the same`() {
    _ = observer("a")
    loop.run(at: 1)
    #expect(log.lines == ["a 1.0"])
  }

  @Test func `invalidating lets the action go`() {
    weak var kept: Log?
    let observer: FrameObserver
    do {
      let owned = Log()
      kept = owned
      observer = loop.addObserver { time in owned.add("\(time)") }
    }
    observer.invalidate()
    #expect(kept == nil)
  }

  @Test func `an observer added by an observer is first called in the next frame`() {
    var isAdded = false
    _ = loop.addObserver { [loop, log] time in
      log.add("old \(time)")
      guard !isAdded else { return }
      isAdded = true
      _ = loop.addObserver { time in log.add("new \(time)") }
    }
    loop.run(at: 1)
    loop.run(at: 2)
    #expect(log.lines == ["old 1.0", "old 2.0", "new 2.0"])
  }

  @Test func `observers that come last are called after those that were added later`() {
    let last = loop.addObserver(comesLast: true) { [log] time in log.add("last \(time)") }
    let paused = loop.addObserver(isPaused: true, comesLast: true) { [log] time in log.add("paused \(time)") }
    _ = observer("a")
    loop.run(at: 1)
    last.invalidate()
    paused.isPaused = false
    loop.run(at: 2)
    #expect(log.lines == ["a 1.0", "last 1.0", "a 2.0", "paused 2.0"])
  }

  @Test func `an observer invalidated by an earlier one in the same frame is not called`() {
    var second: FrameObserver?
    let first = loop.addObserver { [log] time in
      log.add("a \(time)")
      second?.invalidate()
    }
    second = observer("b")
    _ = observer("c")
    loop.run(at: 1)
    first.invalidate()
    loop.run(at: 2)
    #expect(log.lines == ["a 1.0", "c 1.0", "c 2.0"])
  }

  @Test func `an observer may invalidate itself`() {
    var own: FrameObserver?
    own = loop.addObserver { [log] time in
      log.add("once \(time)")
      own?.invalidate()
    }
    _ = observer("b")
    loop.run(at: 1)
    loop.run(at: 2)
    #expect(log.lines == ["once 1.0", "b 1.0", "b 2.0"])
  }

  @Test func `an observer paused by an earlier one in the same frame is skipped, one that goes on again is called`() {
    var later: [FrameObserver] = []
    _ = loop.addObserver { _ in
      later[0].isPaused = true
      later[1].isPaused = false
    }
    later = [observer("paused"), observer("resumed", isPaused: true)]
    loop.run(at: 1)
    #expect(log.lines == ["resumed 1.0"])
  }

  @Test func `the host hears when frames become wanted, and only then`() {
    loop.wantsFrameDidBecomeTrue = { log.add("wanted") }
    loop.setNeedsFrame()
    loop.setNeedsFrame()
    let observer = observer("a")
    #expect(log.lines == ["wanted"])
    loop.run(at: 1)
    observer.isPaused = true
    observer.isPaused = false
    #expect(log.lines == ["wanted", "a 1.0", "wanted"])
  }

  @Test func `what is wanted during a frame does not wake the host, which asks after each frame`() {
    let observer = loop.addObserver { [loop] _ in loop.setNeedsFrame() }
    loop.wantsFrameDidBecomeTrue = { log.add("wanted") }
    loop.run(at: 1)
    observer.invalidate()
    #expect(loop.wantsFrame)
    #expect(log.lines == [])
  }

  @Test func `what a timer asks for, the frame that fires it gives`() {
    clock.after(0.5) { loop.setNeedsFrame() }
    loop.run(at: 1)
    #expect(!loop.wantsFrame)
  }

  @Test func `an observer added by a timer is called in the frame that fires the timer`() {
    clock.after(0.5) { [loop, log] in _ = loop.addObserver { time in log.add("a \(time)") } }
    loop.run(at: 1)
    #expect(log.lines == ["a 1.0"])
  }

  @Test func `a frame within a frame is ignored`() {
    let first = loop.addObserver { [loop, log] time in
      log.add("a \(time)")
      loop.run(at: time + 1)
    }
    _ = observer("b")
    observer("c").invalidate()
    loop.run(at: 1)
    first.invalidate()
    #expect(log.lines == ["a 1.0", "b 1.0"])
    #expect(loop.frameCount == 1)
    #expect(clock.now == 1)
  }

  @Test func `an observer may outlive its loop`() {
    var short: FrameLoop? = FrameLoop(clock: clock)
    let observer = short?.addObserver { _ in }
    short = nil
    observer?.isPaused = true
    observer?.invalidate()
    #expect(observer?.isPaused == true)
  }

  @Test func `an observer whose owner is gone asks for no more than one frame`() {
    final class Owner {}
    var owner: Owner? = Owner()
    let observer = loop.addObserver(ownedBy: owner!) { [log] _, time in log.add("\(time)") }
    loop.run(at: 1)
    owner = nil
    #expect(loop.wantsFrame)
    loop.run(at: 2)
    #expect(!loop.wantsFrame)
    #expect(observer.loop === loop)
    #expect(log.lines == ["1.0"])
  }
}
