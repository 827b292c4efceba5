import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TargetTimerTests {
  @MainActor final class Toast: NSObject {
    var told: [String] = []

    func finish(_ timer: Timer) {
      told.append("\(timer.userInfo ?? "nothing") at \((CACurrentMediaTime() * 100).rounded() / 100)")
    }
  }

  @Test func `a timer of a target waits until it is added, then goes by the application's clock`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let toast = Toast()
    let timer = Timer(
      timeInterval: 2, target: toast, selector: Selector(Toast.finish(_:)), userInfo: "toast", repeats: false)
    screen.advance(by: 3)
    #expect(toast.told == [])
    RunLoop.main.add(timer, forMode: .common)
    screen.advance(by: 1.9)
    #expect(toast.told == [])
    screen.advance(by: 0.2)
    #expect(toast.told == ["toast at 5.0"])
    #expect(!timer.isValid)
  }

  @Test func `a timer of a target repeats until it is invalidated, and lets the target go`() {
    let screen = VirtualScreen(width: 10, height: 10)
    weak var target: Toast?
    let timer: Timer
    do {
      let toast = Toast()
      target = toast
      timer = Timer(
        fireAt: Date(timeIntervalSinceNow: 1), interval: 0.5, target: toast, selector: Selector(Toast.finish(_:)),
        userInfo: nil, repeats: true)
    }
    RunLoop.main.add(timer, forMode: .default)
    screen.advance(by: 2.1)
    #expect(target?.told == ["nothing at 1.0", "nothing at 1.5", "nothing at 2.0"])
    timer.invalidate()
    #expect(target == nil)
    #expect(timer.userInfo == nil)
  }

  @Test func `a timer of nothing never fires, and may be invalidated`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let timer = Timer()
    screen.advance(by: 100)
    #expect(timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
