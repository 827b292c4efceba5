import Foundation
import OpenCollectionView
import Synchronization
import Testing
import TouchTesting

/// What a screen says of what keeps it from resting, and of what no screen can do.
@MainActor struct UnrestTests {
  private final class Clock: UIView {
    var link: CADisplayLink?
    func start() {
      link = CADisplayLink(target: self, selector: Selector(Clock.step))
      link?.add(to: .main, forMode: .common)
    }
    func step() {}
  }

  @MainActor private final class Flag { var isSet = false }

  private final class Restless: UIView {
    override func layoutSubviews() { setNeedsLayout() }
  }

  @Test func `a display link is named by who hears of it`() {
    // V64
    let screen = VirtualScreen(width: 100, height: 100)
    let clock = Clock()
    screen.show(clock)
    clock.start()
    #expect(!screen.advanceUntilRest(limit: 1))
    #expect(screen.unrest?.contains("(a display link of Clock)") == true)
    clock.link?.invalidate()
  }

  @Test func `an animation without an end, and a view that is laid out for ever, are named`() {
    // V64
    let screen = VirtualScreen(width: 100, height: 100)
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(!screen.advanceUntilRest(limit: 1))
    #expect(screen.unrest?.contains("(Restless asks to be laid out again)") == true)
    view.removeFromSuperview()
    let dot = UIView()
    screen.show(dot)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { dot.alpha = 0 }
    #expect(!screen.advanceUntilRest(limit: 1))
    #expect(screen.unrest?.contains("(the animation opacity of UIView)") == true)
    dot.layer.removeAllAnimations()
  }

  @Test func `content in motion and timers are named, each once with its number`() {
    // V64
    let screen = VirtualScreen(width: 100, height: 100)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 100_000)
    screen.show(scroll)
    let timers = (0..<2).map { _ in Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in } }
    screen.play(.flick(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.1))
    #expect(!screen.advanceUntilRest(limit: 0.2))
    #expect(screen.unrest?.contains("UIScrollView moves its content") == true)
    #expect(screen.unrest?.contains("a Timer that repeats every 60.0 s, 2 times") == true)
    for timer in timers { timer.invalidate() }
  }

  @Test func `the first block that waits on the main queue is told of, once`() async {
    // V62
    let screen = VirtualScreen(width: 100, height: 100)
    let trace = screen.recordTrace()
    let done = Flag()
    func sentences() -> [String] {
      trace.events.compactMap {
        guard case .programmingError(let message) = $0.decision else { return nil }
        return message.contains("DispatchQueue.main.async") ? message : nil
      }
    }
    screen.advance(by: 0.1)
    #expect(sentences().isEmpty)
    DispatchQueue.main.async { done.isSet = true }
    let told = ProgrammingErrors.withPolicy(.recover, log: Log().add) { () -> [String] in
      screen.advance(by: 0.1)
      screen.advance(by: 0.1)
      return sentences()
    }
    #expect(!done.isSet)
    #expect(told.count == 1)
    #expect(told.first?.contains("the first of 1") == true)
    // It is served as soon as the test lets go of the main actor.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(done.isSet)
  }

  @Test func `a place that is asked for after its screen has ended is told of, once`() {
    // V61
    final class Page: UIView {}
    let page = Page(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let dot = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    page.addSubview(dot)
    let log = Log()
    ProgrammingErrors.withPolicy(.recover, log: log.add) {
      do {
        let screen = VirtualScreen(width: 100, height: 100)
        screen.show(page)
        withExtendedLifetime(screen) { #expect(dot.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22)) }
      }
      #expect(dot.window == nil)
      _ = dot.convert(CGPoint.zero, to: nil)
      _ = dot.convert(CGPoint.zero, to: nil)
      _ = dot.convert(CGPoint.zero, to: page)
    }
    #expect(log.lines.count == 1)
    #expect(
      log.lines.first?.hasPrefix(
        "The place of a UIView in its window was asked for after the VirtualScreen that showed it had ended") == true)
  }

  @Test func `a view of a controller that ended with its screen tells of that, too`() {
    // V61
    func shown() -> UIView {
      let controller = UIViewController()
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
      controller.view.addSubview(inner)
      VirtualScreen(width: 100, height: 100).show(UINavigationController(rootViewController: controller))
      return inner
    }
    let log = Log()
    ProgrammingErrors.withPolicy(.recover, log: log.add) {
      let inner = shown()
      _ = inner.convert(CGPoint.zero, to: nil)
    }
    #expect(log.lines.count == 1)
  }

  @Test func `a view that was never shown, or is shown again, is asked about without a word`() {
    // V61
    let log = Log()
    let view = UIView()
    ProgrammingErrors.withPolicy(.recover, log: log.add) {
      _ = view.convert(CGPoint.zero, to: nil)
      VirtualScreen(width: 100, height: 100).show(view)
      let screen = VirtualScreen(width: 100, height: 100)
      screen.show(view)
      withExtendedLifetime(screen) { _ = view.convert(CGPoint.zero, to: nil) }
    }
    #expect(log.lines.isEmpty)
  }
}

/// What has been written, from whatever thread.
private final class Log: Sendable {
  private let written = Mutex<[String]>([])
  var lines: [String] { written.withLock { $0 } }
  @Sendable func add(_ line: String) { written.withLock { $0.append(line) } }
}
