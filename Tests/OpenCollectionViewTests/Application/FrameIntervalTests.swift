import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct FrameIntervalTests {
  private final class Target {
    var count = 0
    func tick(_ link: CADisplayLink) { count += 1 }
  }

  @Test(arguments: [(1, 60), (2, 30), (3, 20), (0, 60)])
  func `a display link is called in every so many frames`(interval: Int, calls: Int) {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.show(UIView())
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("tick(_:)", Target.tick(_:)))
    link.frameInterval = interval
    link.add(to: .main, forMode: .common)
    screen.advance(by: 1)
    #expect(abs(target.count - calls) <= 1)
    link.invalidate()
  }
}
