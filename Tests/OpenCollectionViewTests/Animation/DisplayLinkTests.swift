import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What display links call, and when.
@MainActor @Suite("Display links") struct DisplayLinkTests {
  @MainActor private final class Target {
    var times: [Double] = []
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private final class TargetView: UIView {
    var calls = 0
    func step(_ link: CADisplayLink) { calls += 1 }
  }

  private static func link(_ target: Target) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test("A link is called once per frame, with the frame's time") func calls() {
    let screen = VirtualScreen()
    let target = Target()
    let link = Self.link(target)
    screen.advance(by: 0.05)
    #expect(target.times.count == 3)
    #expect(
      target.times.map { ($0 * 60).rounded() / 60 == $0 || abs($0 * 60 - ($0 * 60).rounded()) < 1e-9 } == [
        true, true, true,
      ])
    #expect(link.duration == 1.0 / 60)
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-12)
    link.invalidate()
  }

  @Test("Frames are run only while there is a link that is not paused") func idle() {
    let screen = VirtualScreen()
    screen.advance(by: 0.1)
    let target = Target()
    let link = Self.link(target)
    link.isPaused = true
    let before = screen.frameCount
    screen.advance(by: 1)
    #expect(screen.frameCount == before)
    link.isPaused = false
    screen.advance(by: 0.1)
    #expect(target.times.count == 6)
    link.invalidate()
    screen.advance(by: 1)
    #expect(target.times.count == 6)
    #expect(!screen.scene.wantsFrames)
  }

  @Test("A link is not called until it is in a run loop, nor when it is in none any longer") func modes() {
    let screen = VirtualScreen()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(Target.step(_:)))
    screen.advance(by: 0.1)
    #expect(target.times.isEmpty)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .default)
    screen.advance(by: 0.05)
    #expect(target.times.count == 3)
    link.remove(from: .main, forMode: .common)
    screen.advance(by: 0.05)
    #expect(target.times.count == 3)
    link.add(to: .main, forMode: .default)
    screen.advance(by: 0.05)
    #expect(target.times.count == 6)
    link.invalidate()
    link.add(to: .main, forMode: .default)
    screen.advance(by: 0.05)
    #expect(target.times.count == 6)
  }

  @Test("A link and its target live until it is invalidated") func lives() {
    let screen = VirtualScreen()
    weak var target: Target?
    weak var link: CADisplayLink?
    do {
      let made = Target()
      target = made
      link = Self.link(made)
    }
    screen.advance(by: 0.05)
    #expect(target?.times.count == 3)
    link?.invalidate()
    #expect(target == nil)
    #expect(link == nil)
  }

  @Test("A preferred rate leaves frames out", arguments: [(30, 5), (20, 4), (0, 10), (120, 10), (50, 10), (1, 1)])
  func rates(_ rate: Int, _ calls: Int) {
    let screen = VirtualScreen()
    let target = Target()
    let link = Self.link(target)
    link.preferredFramesPerSecond = rate
    screen.advance(by: 10.0 / 60)
    #expect(target.times.count == calls)
    link.invalidate()
  }

  @Test("A preferred range counts by its preference, or else its maximum") func ranges() {
    let screen = VirtualScreen()
    let target = Target()
    let link = Self.link(target)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    screen.advance(by: 10.0 / 60)
    #expect(target.times.count == 5)
    link.preferredFrameRateRange = .default
    screen.advance(by: 10.0 / 60)
    #expect(target.times.count == 15)
    link.invalidate()
  }

  @Test("A range that is none stops the program") func rangeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CAFrameRateRange(minimum: 60, maximum: 30)
    }
    #expect(trapSentence(of: result).contains("cannot go from 60.0 to 30.0 with 30.0 preferred"))
  }

  @Test("What a link changes is laid out and shown in the same frame") func beforeLayout() {
    let stage = AnimatorStage()
    let link = CADisplayLink { link in stage.view.center.x = 100 + link.timestamp * 60 }
    link.add(to: .main, forMode: .common)
    stage.screen.advance(by: 10.0 / 60)
    #expect(stage.shownX == stage.rounded(stage.view.center.x))
    #expect(stage.shownX == 110)
    link.invalidate()
  }

  @Test("A link that is made before there is a scene begins with the first one") func laterScene() {
    let application = UIApplication(delegateClass: nil)
    let target = Target()
    let link = Self.link(target)
    let host = LinkHost()
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 100, height: 100)), title: "")
    #expect(scene.wantsFrames)
    _ = scene.runFrame(at: 1)
    #expect(target.times == [1])
    application.disconnectScene(scene)
    #expect(!scene.wantsFrames)
    link.invalidate()
  }

  @Test("The link of a view goes with the frames of the scene that shows it") func sceneOfView() {
    let application = UIApplication(delegateClass: nil)
    let host = LinkHost()
    let screen = ScreenDescription(size: CGSize(width: 100, height: 100))
    let first = application.connectScene(host: host, screen: screen, title: "first")
    let second = application.connectScene(host: host, screen: screen, title: "second")
    let window = UIWindow(windowScene: second)
    window.isHidden = false
    let view = TargetView()
    let link = CADisplayLink(target: view, selector: Selector(TargetView.step(_:)))
    link.add(to: .main, forMode: .common)
    _ = first.runFrame(at: 1)
    #expect(view.calls == 1)
    window.addSubview(view)
    _ = first.runFrame(at: 2)
    #expect(view.calls == 1)
    _ = second.runFrame(at: 3)
    #expect(view.calls == 2)
    #expect(!first.wantsFrames)
    link.invalidate()
  }

  @Test("The link of a screen goes with its scene") func screenLink() {
    let application = UIApplication(delegateClass: nil)
    let host = LinkHost()
    let screen = ScreenDescription(size: CGSize(width: 100, height: 100))
    let first = application.connectScene(host: host, screen: screen, title: "first")
    let second = application.connectScene(host: host, screen: screen, title: "second")
    let target = Target()
    let link = second.screen.displayLink(withTarget: target, selector: Selector(Target.step(_:)))
    link?.add(to: .main, forMode: .common)
    _ = first.runFrame(at: 1)
    #expect(target.times.isEmpty)
    _ = second.runFrame(at: 2)
    #expect(target.times == [2])
    #expect(second.screen.maximumFramesPerSecond == 60)
    link?.invalidate()
  }
}

@MainActor private final class LinkHost: SceneHost {
  func sceneWantsFrames(_ scene: UIWindowScene) {}
}
