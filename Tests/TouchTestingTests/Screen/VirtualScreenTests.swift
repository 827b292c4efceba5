import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct VirtualScreenTests {
  /// A view that wants a frame after every frame.
  private final class Restless: UIView {
    override func layoutSubviews() { setNeedsLayout() }
  }

  @Test func `a screen has an application, a scene and a window of its size`() {
    let screen = VirtualScreen(width: 300, height: 200, scale: 3)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(screen.window.isKeyWindow)
    #expect(screen.scene.screen.scale == 3)
    #expect(screen.now == 0)
    #expect(screen.application === UIApplication.shared)
  }

  @Test func `screens do not disturb each other`() {
    let (first, second) = (VirtualScreen(), VirtualScreen())
    first.advance(by: 1)
    #expect(second.now == 0)
    #expect(first.application !== second.application)
  }

  @Test func `frames run on the grid while they are wanted, and none at rest`() {
    let screen = VirtualScreen(framesPerSecond: 100)
    screen.advance(by: 1)
    let frames = screen.frameCount
    screen.advance(by: 3600)
    #expect(screen.frameCount == frames)
    let restless = Restless()
    screen.window.addSubview(restless)
    screen.advance(by: 0.035)
    #expect(screen.frameCount == frames + 3)
    restless.removeFromSuperview()
    screen.advance(by: 1)
    #expect(screen.frameCount == frames + 4)
  }

  @Test func `what is committed is mirrored`() {
    let screen = VirtualScreen()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.backgroundColor = .red
    screen.show(view)
    let node = screen.mirror.nodes.values.first { $0.properties.bounds.size == CGSize(width: 3, height: 4) }
    #expect(node?.properties.backgroundColor == UIColor.red.cgColor.layerColor)
    let commits = screen.commitCount
    screen.runFrame()
    #expect(screen.commitCount == commits)
    view.alpha = 0.5
    screen.runFrame()
    #expect(screen.commitCount == commits + 1)
    #expect(screen.lastCommit.changed.map(\.value) == [.opacity(0.5)])
  }

  @Test func `a screen comes to rest, or not within the limit`() {
    let screen = VirtualScreen()
    #expect(screen.advanceUntilRest())
    let restless = Restless()
    screen.show(restless)
    let start = screen.now
    #expect(!screen.advanceUntilRest(limit: 0.5))
    #expect(abs(screen.now - start - 0.5) < 1e-9)
    restless.removeFromSuperview()
    #expect(screen.advanceUntilRest())
  }

  @Test func `a timer that is pending is no rest`() {
    let screen = VirtualScreen()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    screen.window.addGestureRecognizer(double)
    screen.play(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(!screen.advanceUntilRest(limit: 0.3))
    #expect(screen.advanceUntilRest(limit: 0.1))
  }

  @Test func `a script takes its time, and the fingers of the next one are others`() {
    let screen = VirtualScreen()
    let trace = screen.recordTrace()
    screen.play(.tap(at: CGPoint(x: 5, y: 5), duration: 0.1))
    #expect(screen.now == 0.1)
    screen.play(TouchScript.rest(0.4).then(.tap(at: CGPoint(x: 5, y: 5), duration: 0.1)))
    #expect(abs(screen.now - 0.6) < 1e-9)
    #expect(trace.text.contains("touch 1 comes down"))
    #expect(trace.text.contains("touch 2 comes down"))
  }

  @Test func `a recorder hears decisions from now on`() {
    let screen = VirtualScreen()
    screen.play(.tap(at: CGPoint(x: 5, y: 5)))
    let trace = screen.recordTrace()
    #expect(trace.events.isEmpty)
    screen.play(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(!trace.events.isEmpty)
  }

  @Test func `a delegate's window is the screen's`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
      }
    }
    let screen = VirtualScreen(width: 100, height: 80, delegateClass: Delegate.self)
    #expect(screen.scene.windows == [screen.window!])
    #expect((screen.application.delegate as? Delegate)?.window === screen.window)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `a screen may change its size`() {
    let screen = VirtualScreen(width: 100, height: 100)
    screen.resize(width: 200, height: 50)
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(screen.scene.screen.scale == 2)
  }

  @Test func `the same script gives the same trace, whatever the rate of frames`() {
    func decisions(_ framesPerSecond: Double) -> [String] {
      let screen = VirtualScreen(width: 200, height: 200, framesPerSecond: framesPerSecond)
      let view = UIView(frame: screen.window.bounds)
      for taps in 1...2 {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        view.addGestureRecognizer(recognizer)
      }
      screen.show(view)
      let trace = screen.recordTrace()
      let tap = TouchScript.tap(at: CGPoint(x: 50, y: 50), duration: 0.05)
      screen.play(tap.then(.rest(0.349)).then(tap).then(.rest(0.351)).then(tap))
      screen.advance(by: 1)
      return trace.events.map { "\($0.decision)" }
    }
    #expect(decisions(60) == decisions(120))
    #expect(decisions(60) == decisions(7))
  }
}
