import FrameClock
import GestureEngine
import OpenCollectionView
import Testing

/// Several scenes of one application, as of several people: what one of them set going is its own.
@MainActor struct SceneCompanyTests {
  @MainActor private final class Host: SceneHost {
    func sceneWantsFrames(_ scene: UIWindowScene) {}
  }

  private final class Wave: UIView {
    var calls = 0
    func step(_ link: CADisplayLink) { calls += 1 }
  }

  /// Begins its link again when it is taken away, as a badly written one may.
  private final class Stubborn: UIView {
    var calls = 0
    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      CADisplayLink { [self] _ in calls += 1 }.add(to: .main, forMode: .common)
      Timer.scheduledTimer(
        timeInterval: 0.1, target: self, selector: Selector(Stubborn.come), userInfo: nil, repeats: true)
    }
    private func come() { calls += 1 }
  }

  @MainActor private struct Company {
    let application = UIApplication(delegateClass: nil)
    let host = Host()
    let first: UIWindowScene
    let second: UIWindowScene
    let windows: [UIWindow]

    init() {
      let screen = ScreenDescription(size: CGSize(width: 100, height: 100))
      var other = screen
      other.prefersDark = true
      first = application.connectScene(host: host, screen: screen, title: "first")
      second = application.connectScene(host: host, screen: other, title: "second")
      windows = [UIWindow(windowScene: first), UIWindow(windowScene: second)]
      for window in windows { window.isHidden = false }
      run(second, at: 0.1)
      run(first, at: 0.1)
    }

    func run(_ scene: UIWindowScene, at time: Double) { _ = scene.runFrame(at: time) }

    /// Does something as part of a frame of a scene.
    func work(in scene: UIWindowScene, at time: Double, _ action: @escaping () -> Void) {
      scene.afterLayoutOfTest(action)
      run(scene, at: time)
    }
  }

  // V15
  @Test func `the link of a view that has left its window rests, and goes on when the view is back`() {
    let company = Company()
    let wave = Wave()
    company.windows[0].addSubview(wave)
    let link = CADisplayLink(target: wave, selector: Selector(Wave.step(_:)))
    link.add(to: .main, forMode: .common)
    company.run(company.first, at: 1)
    #expect(wave.calls == 1)
    wave.removeFromSuperview()
    company.run(company.first, at: 2)
    #expect(wave.calls == 1)
    company.run(company.first, at: 3)
    company.run(company.second, at: 3)
    #expect(wave.calls == 1)
    #expect(!company.first.wantsFrames)
    #expect(!company.second.wantsFrames)
    company.windows[1].addSubview(wave)
    #expect(company.second.wantsFrames)
    company.run(company.second, at: 4)
    #expect(wave.calls == 2)
    link.invalidate()
  }

  // V15
  @Test func `the link of a controller rests while its view is in no window`() {
    final class Controller: UIViewController {
      var calls = 0
      func step() { calls += 1 }
    }
    let company = Company()
    let controller = Controller()
    let link = CADisplayLink(target: controller, selector: Selector(Controller.step))
    link.add(to: .main, forMode: .common)
    company.windows[0].rootViewController = controller
    company.run(company.first, at: 1)
    #expect(controller.calls == 1)
    company.windows[0].rootViewController = UIViewController()
    company.run(company.first, at: 2)
    company.run(company.first, at: 3)
    #expect(controller.calls == 1)
    #expect(!company.first.wantsFrames)
    link.invalidate()
  }

  // V14
  @Test func `what a scene begins as it ends drives nobody else`() {
    let company = Company()
    let stubborn = Stubborn()
    company.windows[0].addSubview(stubborn)
    company.run(company.first, at: 1)
    company.application.disconnectScene(company.first)
    company.run(company.second, at: 2)
    company.run(company.second, at: 3)
    #expect(stubborn.calls == 0)
    #expect(!company.second.wantsFrames)
    #expect(company.application.clock.nextDeadline == nil)
  }

  // V15
  @Test func `what a timer begins belongs to the scene that set the timer, in whosever frame it fires`() {
    let company = Company()
    let wave = Stubborn()
    weak var made: CADisplayLink?
    var seen: [UIUserInterfaceStyle] = []
    var shown: UIWindow?
    company.windows[1].rootViewController = UIViewController()
    company.work(in: company.second, at: 1) {
      UIView.animate(withDuration: 0.5, delay: 0.25) {
        company.windows[1].alpha = 0.5
      } completion: { _ in
        seen.append(UITraitCollection.current.userInterfaceStyle)
        let link = CADisplayLink { _ in wave.calls += 1 }
        link.add(to: .main, forMode: .common)
        made = link
        shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        MainActor.assumeIsolated { seen.append(UITraitCollection.current.userInterfaceStyle) }
      }
    }
    for frame in 61...180 { company.run(company.first, at: Double(frame) / 60) }
    for frame in 61...180 { company.run(company.second, at: 2 + Double(frame) / 60) }
    #expect(seen == [.dark, .dark])
    #expect(shown?.windowScene === company.second)
    #expect(made != nil)
    let calls = wave.calls
    #expect(calls > 0)
    company.application.disconnectScene(company.second)
    company.run(company.first, at: 10)
    #expect(made == nil)
    #expect(wave.calls == calls)
    #expect(!company.first.wantsFrames)
  }

  // V14
  @Test func `delayed work and timers of a scene end with it, and leave no deadline`() {
    @MainActor final class Repeater: NSObject {
      var calls = 0
      func again() {
        calls += 1
        perform(Selector(Repeater.again), with: nil, afterDelay: 0.1)
      }
    }
    let company = Company()
    let repeater = Repeater()
    company.work(in: company.first, at: 1) {
      repeater.again()
      @MainActor func again() {
        repeater.calls += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { again() } }
      }
      again()
    }
    company.run(company.second, at: 2)
    #expect(repeater.calls > 10)
    company.application.disconnectScene(company.first)
    let calls = repeater.calls
    #expect(company.application.clock.nextDeadline == nil)
    company.run(company.second, at: 3)
    #expect(repeater.calls == calls)
  }

  // V15
  @Test func `a window without a scene belongs to the one that is being served`() {
    let company = Company()
    var window: UIWindow?
    var scale: UIScreen?
    company.work(in: company.second, at: 1) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scale = UIScreen.main
    }
    #expect(window?.windowScene === company.second)
    #expect(scale === company.second.screen)
  }
}

extension UIWindowScene {
  /// Has something called within the next frame.
  fileprivate func afterLayoutOfTest(_ action: @escaping () -> Void) {
    let view = ActingView()
    view.action = action
    windows.first?.addSubview(view)
    view.setNeedsLayout()
  }
}

private final class ActingView: UIView {
  var action: (() -> Void)?
  override func layoutSubviews() {
    super.layoutSubviews()
    let action = action
    self.action = nil
    action?()
  }
}
