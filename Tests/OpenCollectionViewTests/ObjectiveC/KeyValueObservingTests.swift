import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct KeyValueObservingTests {
  final class Watcher: UIView {
    var log: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey] as? CGPoint
      let old = change?[.oldKey] as? CGPoint
      log.append("\(keyPath ?? "") \(old.map { "\($0.y)" } ?? "-") → \(new.map { "\($0.y)" } ?? "-")")
    }
  }

  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `a scroll view's offset is observed by its name`() {
    let watcher = Watcher()
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old, .initial], context: nil)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    scrollView.bounds.origin.y = 40
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
    scrollView.contentOffset = .zero
    #expect(
      watcher.log == ["contentOffset - → 0.0", "contentOffset 0.0 → 30.0", "contentOffset 30.0 → 40.0"])
  }

  @Test func `values that were not asked for are left out`() {
    let watcher = Watcher()
    scrollView.addObserver(watcher, forKeyPath: "center", context: nil)
    scrollView.center = CGPoint(x: 1, y: 2)
    #expect(watcher.log == ["center - → -"])
  }

  @Test func `a property is observed by its key path as long as the observation is kept`() {
    var sizes: [CGSize] = []
    var observation: NSKeyValueObservation? = scrollView.observe(\.contentSize, options: [.new]) { _, change in
      sizes.append(change.newValue ?? .zero)
    }
    scrollView.contentSize = CGSize(width: 10, height: 20)
    scrollView.contentSize = CGSize(width: 10, height: 30)
    #expect(sizes == [CGSize(width: 10, height: 20), CGSize(width: 10, height: 30)])
    withExtendedLifetime(observation) {}
    observation = nil
    scrollView.contentSize = .zero
    #expect(sizes.count == 2)
  }

  @Test func `frame, bounds, transform, alpha and isHidden of any view are observed`() {
    let view = UIView()
    var log: [String] = []
    let observations = [
      view.observe(\.frame) { _, _ in log.append("frame") },
      view.observe(\.bounds) { _, _ in log.append("bounds") },
      view.observe(\.transform) { _, _ in log.append("transform") },
      view.observe(\.alpha, options: [.old, .new]) { _, change in
        log.append("alpha \(change.oldValue ?? 9) → \(change.newValue ?? 9)")
      },
      view.observe(\.isHidden) { view, _ in log.append("isHidden \(view.isHidden)") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.alpha = 0.5
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    observations[3].invalidate()
    view.alpha = 1
    #expect(log == ["frame", "bounds", "alpha 1.0 → 0.5", "isHidden true", "frame", "transform"])
  }

  @Test func `an observer that changes the property again is told again`() {
    let view = UIView()
    var values: [CGFloat] = []
    let observation = view.observe(\.alpha, options: [.new]) { view, change in
      values.append(change.newValue ?? 0)
      if view.alpha > 0.3 { view.alpha -= 0.25 }
    }
    view.alpha = 0.75
    #expect(values == [0.75, 0.5, 0.25])
    observation.invalidate()
  }

  @Test func `neither observer nor view is kept`() {
    weak var gone: Watcher?
    weak var view: UIView?
    do {
      let (watcher, watched) = (Watcher(), UIView())
      watched.addObserver(watcher, forKeyPath: "frame", context: nil)
      let observation = watched.observe(\.frame) { _, _ in }
      gone = watcher
      view = watched
      observation.invalidate()
    }
    #expect(gone == nil && view == nil)
  }

  @Test func `a name that cannot be observed is never told of, as the trace says, and can be removed`() {
    let screen = VirtualScreen(width: 10, height: 10)
    screen.application.becomeShared()
    let recorder = TraceRecorder()
    screen.application.trace.add(recorder)
    let watcher = Watcher()
    scrollView.addObserver(watcher, forKeyPath: "colour", options: [.new, .initial], context: nil)
    scrollView.contentOffset = CGPoint(x: 0, y: 3)
    scrollView.removeObserver(watcher, forKeyPath: "colour")
    #expect(watcher.log == [])
    #expect(
      recorder.text.contains(
        "UIScrollView has no property \"colour\" that can be observed, so its observer is never told: observe one of "
          + "frame, bounds, center, transform, safeAreaInsets, alpha, hidden, contentOffset, contentSize, contentInset."
      ))
  }

  @Test func `who asks for it is told before each change as well, without the new value`() {
    let watcher = Watcher()
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .old, .prior], context: nil)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    #expect(watcher.log == ["contentOffset 0.0 → -", "contentOffset 0.0 → 30.0"])
    var log: [String] = []
    let observation = scrollView.observe(\.alpha, options: [.new, .prior]) { _, change in
      log.append("\(change.isPrior) \(change.newValue.map { "\($0)" } ?? "-")")
    }
    scrollView.alpha = 0.5
    observation.invalidate()
    #expect(log == ["true -", "false 0.5"])
  }

  @Test func `an observer removes itself as it goes`() {
    final class Watching: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.addObserver(self, forKeyPath: "frame", options: [.new], context: nil)
      }
      required init?(coder: NSCoder) { nil }
      isolated deinit { label.removeObserver(self, forKeyPath: "frame") }
    }
    var watching: Watching? = Watching()
    let label = watching?.label
    #expect(label?.propertyObservers?.isEmpty == false)
    watching = nil
    #expect(label?.propertyObservers?.isEmpty == true)
    label?.frame.size.width = 10
  }

  @Test func `an observer that was not added cannot be removed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "frame") }
    }
  }
}
