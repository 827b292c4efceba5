import FrameClock
import TestSupport
import Testing

@Suite struct ManualClockTests {
  let manual = ManualClock(frameInterval: 0.25)
  let log = Log()

  private func drivenLoop(_ name: String = "frame") -> FrameLoop {
    let loop = FrameLoop(clock: manual.clock)
    manual.drive(loop) { [log] time in
      log.add("\(name) \(time)")
      loop.run(at: time)
    }
    return loop
  }

  @Test func `advancing an application at rest runs no frame`() {
    let loop = drivenLoop()
    manual.advance(by: 3600)
    #expect(log.lines == [])
    #expect(loop.frameCount == 0)
    #expect(manual.now == 3600)
  }

  @Test func `a wanted frame runs at the next time of the grid, and no further one`() {
    let loop = drivenLoop()
    manual.advance(by: 0.3)
    loop.setNeedsFrame()
    manual.advance(by: 1)
    #expect(log.lines == ["frame 0.5"])
    #expect(manual.now == 1.3)
  }

  @Test func `frames run while they are wanted`() {
    let loop = drivenLoop()
    let observer = loop.addObserver { _ in }
    manual.advance(by: 0.75)
    observer.isPaused = true
    manual.advance(by: 1)
    observer.isPaused = false
    manual.advance(by: 0.25)
    #expect(log.lines == ["frame 0.25", "frame 0.5", "frame 0.75", "frame 2.0"])
  }

  @Test func `the frame at the end is run, and not run again`() {
    let loop = drivenLoop()
    _ = loop.addObserver { _ in }
    manual.advance(by: 0.25)
    manual.advance(by: 0)
    manual.advance(to: 0.25)
    #expect(log.lines == ["frame 0.25"])
  }

  @Test func `timers between frames fire at their deadlines`() {
    let loop = drivenLoop()
    _ = loop.addObserver { _ in }
    for deadline in [0.1, 0.3, 0.4] { manual.clock.at(deadline) { log.add("timer \(manual.now)") } }
    manual.advance(to: 0.6)
    #expect(log.lines == ["timer 0.1", "frame 0.25", "timer 0.3", "timer 0.4", "frame 0.5"])
  }

  @Test func `a timer at a frame's time fires before the frame`() {
    let loop = drivenLoop()
    _ = loop.addObserver { _ in }
    manual.clock.at(0.25) { log.add("timer \(manual.now)") }
    manual.advance(to: 0.25)
    #expect(log.lines == ["timer 0.25", "frame 0.25"])
  }

  @Test func `a timer that asks for a frame gets it at the next time of the grid`() {
    let loop = drivenLoop()
    manual.clock.at(0.3) { loop.setNeedsFrame() }
    manual.advance(to: 2)
    #expect(log.lines == ["frame 0.5"])
  }

  @Test func `sixty frames a second do not drift in an hour`() {
    let manual = ManualClock()
    let loop = FrameLoop(clock: manual.clock)
    var last = 0.0
    var count = 0
    var offGrid = 0
    manual.drive(loop) { time in
      count += 1
      if time != Double(count) * (1.0 / 60) { offGrid += 1 }
      last = time
      loop.run(at: time)
    }
    _ = loop.addObserver { _ in }
    for _ in 0..<3600 { manual.advance(by: 1) }
    #expect(count == 216_000)
    #expect(offGrid == 0)
    #expect(last == 3600)
  }

  @Test func `a sixtieth of a second at a time gives one frame each, though the sum is rounded`() {
    let manual = ManualClock()
    let loop = FrameLoop(clock: manual.clock)
    manual.drive(loop) { time in loop.run(at: time) }
    _ = loop.addObserver { _ in }
    var counts: Set<Int> = []
    for _ in 0..<10_000 {
      let before = loop.frameCount
      manual.advance(by: 1.0 / 60)
      counts.insert(loop.frameCount - before)
    }
    #expect(counts == [1])
  }

  @Test func `a frame whose time a rounded sum has only just missed counts as past`() {
    let manual = ManualClock(frameInterval: 0.1)
    let loop = FrameLoop(clock: manual.clock)
    manual.drive(loop) { time in loop.run(at: time) }
    for _ in 0..<10 { manual.advance(by: 0.1) }
    #expect(manual.now < 1)
    _ = loop.addObserver { _ in }
    manual.advance(by: 0.1)
    #expect(loop.frameCount == 1)
  }

  @Test(arguments: [1e6, 1e7, 123_456_789])
  func `frames go on after weeks, each at a later time`(start: Double) {
    let manual = ManualClock(clock: FrameClock(startingAt: start))
    let loop = FrameLoop(clock: manual.clock)
    var times: [Double] = []
    manual.drive(loop) { time in
      times.append(time)
      loop.run(at: time)
    }
    _ = loop.addObserver { _ in }
    manual.advance(by: 1)
    #expect(times.count == 60)
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-6 })
  }

  @Test func `of two loops each runs only the frames that it wants, in the order in which they were added`() {
    let first = drivenLoop("first")
    let second = drivenLoop("second")
    first.setNeedsFrame()
    let observer = second.addObserver { _ in }
    manual.advance(by: 0.5)
    observer.invalidate()
    first.setNeedsFrame()
    manual.advance(by: 0.5)
    #expect(log.lines == ["first 0.25", "second 0.25", "second 0.5", "first 0.75"])
  }

  @Test func `a frame of one loop may make another want the same frame`() {
    let first = drivenLoop("first")
    let second = drivenLoop("second")
    let observer = first.addObserver { _ in second.setNeedsFrame() }
    manual.advance(by: 0.25)
    observer.invalidate()
    #expect(log.lines == ["first 0.25", "second 0.25"])
  }

  @Test func `advancing from within an action is ignored`() {
    manual.clock.at(1) {
      manual.advance(by: 5)
      log.add("timer \(manual.now)")
    }
    manual.clock.at(3) { log.add("timer \(manual.now)") }
    manual.advance(to: 2)
    #expect(log.lines == ["timer 1.0"])
    #expect(manual.now == 2)
  }

  @Test func `advancing from within an action that the clock itself fires is ignored`() {
    manual.clock.at(1) { manual.advance(by: 5) }
    manual.clock.advance(to: 2)
    #expect(manual.now == 2)
  }

  @Test func `advancing from within a frame is ignored`() {
    let loop = drivenLoop()
    _ = loop.addObserver { _ in manual.advance(by: 5) }
    manual.advance(by: 0.5)
    #expect(log.lines == ["frame 0.25", "frame 0.5"])
    #expect(manual.now == 0.5)
  }

  @Test func `advancing backwards moves nothing but fires what is due`() {
    manual.advance(to: 2)
    manual.clock.after(0) { log.add("timer \(manual.now)") }
    manual.advance(by: -1)
    #expect(manual.now == 2)
    #expect(log.lines == ["timer 2.0"])
  }

  @Test(arguments: [0, -1])
  func `an interval that gives no frames traps`(interval: Double) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [interval] in
      _ = ManualClock(frameInterval: interval)
    }
    #expect(trapSentence(of: result).contains("s gives no frames: give a positive number of seconds, such as 1/60."))
  }

  @Test func `advancing to no time traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ManualClock().advance(by: .infinity)
    }
    #expect(trapSentence(of: result).contains("Time cannot be advanced to inf: give a finite number of seconds."))
  }

  @Test func `time goes from event to event`() {
    let loop = drivenLoop()
    manual.clock.after(0.3) { [log] in log.add("timer") }
    loop.setNeedsFrame()
    #expect(manual.advanceToNextEvent(until: 5))
    #expect(manual.now == 0.25)
    #expect(manual.advanceToNextEvent(until: 5))
    #expect(manual.now == 0.3)
    #expect(!manual.advanceToNextEvent(until: 5))
    #expect(manual.now == 5)
    #expect(log.lines == ["frame 0.25", "timer"])
  }
}
