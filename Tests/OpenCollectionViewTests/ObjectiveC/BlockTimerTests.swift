import FrameClock
import OpenCollectionView
import Testing
import TouchTesting

// A18
@MainActor struct BlockTimerTests {
  @MainActor private final class Ticks {
    var times: [Double] = []
    func tick() { times.append((CACurrentMediaTime() * 1000).rounded() / 1000) }
  }

  @Test func `a timer with a closure goes by the application's clock`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { ticks.tick() }
    }
    screen.advance(by: 1.6)
    #expect(ticks.times == [0.5, 1, 1.5])
    timer.invalidate()
    screen.advance(by: 2)
    #expect(ticks.times.count == 3)
  }

  @Test func `a closure ends its own timer`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      MainActor.assumeIsolated { ticks.tick() }
      timer.invalidate()
    }
    screen.advance(by: 2)
    #expect(ticks.times == [0.1])
    #expect(screen.advanceUntilRest())
  }

  @Test func `a function or a stored closure is taken as well`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let block: @Sendable (Timer) -> Void = { _ in MainActor.assumeIsolated { ticks.tick() } }
    let timer: Timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: block)
    screen.advance(by: 1)
    #expect(ticks.times == [1])
    #expect(!timer.isValid)
  }

  @Test func `a timer that is set to another date fires as far from now`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { ticks.tick() }
    }
    timer.fireDate = .distantFuture
    screen.advance(by: 10)
    #expect(ticks.times == [])
    #expect(screen.application.clock.nextDeadline == nil)
    timer.fireDate = .distantPast
    screen.advance(by: 1.5)
    #expect(ticks.times == [10, 11])
  }

  @Test func `a timer that is added to the main run loop goes by the application's clock`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let timer = Timer(timeInterval: 0.25, repeats: true) { _ in MainActor.assumeIsolated { ticks.tick() } }
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    screen.advance(by: 0.8)
    #expect(ticks.times == [0.25, 0.5, 0.75])
    timer.invalidate()
    #expect(screen.advanceUntilRest())
    #expect(ticks.times.count == 3)
  }

  @Test func `a timer for the current run loop fires once without repeats`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.25), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { ticks.tick() }
    }
    RunLoop.current.add(timer, forMode: .default)
    screen.advance(by: 2)
    #expect(ticks.times == [0.25])
    #expect(!timer.isValid)
  }

  @Test func `a timer whose interval Foundation has forgotten fires at once, and is heard of`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    let trace = screen.recordTrace()
    let timer = Timer(timeInterval: 0.25, repeats: false) { _ in MainActor.assumeIsolated { ticks.tick() } }
    RunLoop.main.add(timer, forMode: .common)
    screen.advance(by: 1)
    #expect(ticks.times == [0])
    #expect(
      trace.events.contains {
        $0.description.contains("Timer(timeInterval:repeats:block:) of Foundation on Linux forgets its interval")
      })
  }

  @Test func `what a run loop is to perform comes in the next turn`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    RunLoop.main.perform { MainActor.assumeIsolated { ticks.tick() } }
    #expect(ticks.times == [])
    screen.advance(by: 0)
    #expect(ticks.times == [0])
  }

  @Test func `what the main queue is to do later goes by the application's clock`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let ticks = Ticks()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { ticks.tick() }
    let item = DispatchWorkItem { MainActor.assumeIsolated { ticks.tick() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { ticks.tick() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: cancelled)
    cancelled.cancel()
    screen.advance(by: 2)
    #expect(ticks.times == [0.3, 0.5])
  }

  @Test func `other queues go by the real time`() async {
    let screen = VirtualScreen(width: 10, height: 10)
    let isElsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {
        continuation.resume(returning: !Thread.isMainThread)
      }
      #expect(screen.application.clock.nextDeadline == nil)
      // What waited on the clock would come now, and here.
      screen.advance(by: 1)
    }
    #expect(isElsewhere)
  }
}
