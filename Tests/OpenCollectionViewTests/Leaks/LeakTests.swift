import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Nothing of a screen is left when it is let go, whatever was going on.
@MainActor struct LeakTests {
  /// Shows a screen, leaves it in the middle of something, and lets it go.
  private func live(_ life: ScreenLife, endsScene: Bool) -> ObjectCensus {
    let screen = VirtualScreen(width: 320, height: 480)
    life.happen(on: screen)
    let census = ObjectCensus(from: screen)
    if endsScene {
      // As when a page is closed: the application goes on, and with it its clock.
      screen.application.disconnectScene(screen.scene)
      screen.advance(by: 5)
    }
    return census
  }

  /// The objects of a third life that are there after it: what the first ones leave may be known to everybody from then on. One
  /// that is kept until the next life replaces it is found as well as one that is kept for ever.
  private func rest(of life: ScreenLife, endsScene: Bool) -> [String: Int] {
    let earlier = [live(life, endsScene: endsScene), live(life, endsScene: endsScene)]
    let last = live(life, endsScene: endsScene)
    #expect(last.count > 100)
    return last.survivors(besides: earlier)
  }

  // V14
  @Test func `an object that a closure keeps is found`() {
    var kept: [() -> Void] = []
    let screen = VirtualScreen(width: 320, height: 480)
    func live() -> ObjectCensus {
      let view = UIView()
      screen.show(view)
      kept = [{ view.isHidden = true }]
      let census = ObjectCensus(from: screen)
      view.removeFromSuperview()
      return census
    }
    let first = live()
    let second = live()
    #expect(second.survivors(besides: [first])["OpenCollectionView.UIView"] == 1)
    kept = []
    #expect(second.survivors(besides: [first])["OpenCollectionView.UIView"] == nil)
  }

  // V14
  @Test(arguments: ScreenLife.allCases)
  func `a screen that is let go leaves no object`(life: ScreenLife) {
    #expect(rest(of: life, endsScene: false) == [:])
  }

  // V14
  @Test(arguments: ScreenLife.allCases)
  func `a scene that ends leaves nothing of what it showed`(life: ScreenLife) {
    #expect(rest(of: life, endsScene: true) == [:])
  }

  /// Enough to try the long run: each life is lived by itself in the tests above.
  private static let usualScreens = 20

  /// How many screens the long run goes through: `LEAK_SCREENS=10000 swift test --filter LeakTests`.
  private static var screens: Int {
    ProcessInfo.processInfo.environment["LEAK_SCREENS"].flatMap(Int.init) ?? usualScreens
  }

  // V14
  @Test func `thousands of screens, one after the other, leave nothing`() {
    let lives = ScreenLife.allCases
    // What the first round leaves may be known to everybody from then on.
    let known = ObjectCensus.survivors(of: lives.prefix(Self.screens).map { live($0, endsScene: false) })
    var (left, counted): ([String: Int], Int) = ([:], 0)
    for first in stride(from: 0, to: Self.screens, by: lives.count) {
      let round = (first..<min(first + lives.count, Self.screens)).map {
        live(lives[$0 % lives.count], endsScene: ($0 + $0 / lives.count) % 2 == 1)
      }
      counted += round.reduce(0) { $0 + $1.count }
      left.merge(ObjectCensus.survivors(of: round)) { max($0, $1) }
    }
    #expect(counted > Self.screens * 100)
    #expect(left.filter { $0.value > known[$0.key, default: 0] } == [:])
    if Self.screens > Self.usualScreens {
      print("\(Self.screens) screens, \(counted) objects, known to everybody: \(known)")
    }
  }

  // V14
  @Test func `display links and timers of a page end with it, although its application goes on`() {
    let application = UIApplication(delegateClass: nil)
    let host = QuietHost()
    weak var gone: BusyController?
    do {
      let scene = application.connectScene(
        host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 480)), title: "A page")
      let window = UIWindow(windowScene: scene)
      let controller = BusyController()
      gone = controller
      window.rootViewController = controller
      window.makeKeyAndVisible()
      for frame in 1...10 { _ = scene.runFrame(at: Double(frame) * 0.1) }
      #expect(controller.calls > 5)
      application.disconnectScene(scene)
    }
    #expect(gone == nil)
    application.clock.advance(to: 100)
  }
}

/// A host that draws nothing.
private final class QuietHost: SceneHost {
  func sceneWantsFrames(_ scene: UIWindowScene) {}
}

/// A controller that never ends what it begins.
private final class BusyController: UIViewController {
  private(set) var calls = 0
  private var isBusy = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isBusy else { return }
    isBusy = true
    CADisplayLink { [self] _ in calls += 1 }.add(to: .main, forMode: .common)
    Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: Selector(BusyController.come), userInfo: nil, repeats: true)
  }

  private func come() { calls += 1 }
}
