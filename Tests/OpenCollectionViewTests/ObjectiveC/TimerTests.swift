import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TimerTests {
  @MainActor final class Clock: NSObject {
    var ticks: [String] = []
    var last = 3
    var didTick: (String) -> Void = { _ in }
    func tick(_ timer: Timer) {
      ticks.append("\(timer.userInfo ?? "") at \((CACurrentMediaTime() * 100).rounded() / 100)")
      didTick(ticks.last ?? "")
      if ticks.count == last { timer.invalidate() }
    }
  }

  @Test func `a timer calls a method on the application's clock until it is invalidated`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: clock, selector: Selector(Clock.tick(_:)), userInfo: "tick", repeats: true)
    screen.advance(by: 0.4)
    #expect(clock.ticks.isEmpty)
    screen.advance(by: 5)
    #expect(clock.ticks == ["tick at 0.5", "tick at 1.0", "tick at 1.5"])
    #expect(!timer.isValid)
  }

  @Test func `a timer without repeats fires once and lets its target go`() {
    let screen = VirtualScreen(width: 10, height: 10)
    weak var target: Clock?
    var timer: Timer?
    var ticks: [String] = []
    do {
      let clock = Clock()
      clock.didTick = { ticks.append($0) }
      target = clock
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: clock, selector: Selector(Clock.tick(_:)), userInfo: nil, repeats: false)
    }
    #expect(target != nil)
    screen.advance(by: 1)
    #expect(ticks == [" at 1.0"])
    #expect(target == nil)
    #expect(timer?.isValid == false)
  }
}
