import GestureEngine
import OpenCollectionView
import TouchTesting

/// Scroll views within each other that all fill a screen of 400 by 800 points, and one journal for all of them.
@MainActor final class NestStage {
  let screen = VirtualScreen(width: 400, height: 800)
  let journal = Journal()
  /// From the innermost.
  let views: [UIScrollView]
  private var delegates: [NamedScrollDelegate] = []
  private var finger = CGPoint.zero

  /// Views with content of these sizes, from the innermost, which is of a class.
  init(_ sizes: CGSize..., innermost: UIScrollView.Type = UIScrollView.self) {
    views = sizes.enumerated().map { index, size in
      let type = index == 0 ? innermost : UIScrollView.self
      let view = type.init(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      view.contentSize = size
      return view
    }
    let names = sizes.count == 2 ? ["inner", "outer"] : ["inner", "middle", "outer"]
    for (index, view) in views.enumerated() {
      let delegate = NamedScrollDelegate(names[index], journal)
      delegates.append(delegate)
      view.delegate = delegate
      if index > 0 { view.addSubview(views[index - 1]) }
    }
    screen.show(views[views.count - 1])
  }

  var inner: UIScrollView { views[0] }
  var outer: UIScrollView { views[views.count - 1] }

  /// The delegate of a view, counted from the innermost.
  func delegate(_ index: Int) -> NamedScrollDelegate { delegates[index] }

  /// The offsets along, from the innermost.
  var along: [CGFloat] { views.map(\.contentOffset.y) }

  /// The offsets across, from the innermost.
  var across: [CGFloat] { views.map(\.contentOffset.x) }

  /// What was noted since the last time, repetitions left out.
  func told() -> String {
    defer { journal.clear() }
    return journal.withoutRepeats
  }

  /// A finger comes down.
  func touch(x: CGFloat = 200, y: CGFloat = 400) {
    finger = CGPoint(x: x, y: y)
    send(.began)
  }

  /// The finger moves on, in 10 ms.
  func move(x: CGFloat = 0, y: CGFloat = 0) {
    screen.advance(by: 0.01)
    finger.x += x
    finger.y += y
    send(.moved)
  }

  /// The finger lifts.
  func lift() { send(.ended) }

  /// The finger rests so long that nothing is thrown, and lifts.
  func restAndLift() {
    screen.advance(by: 0.6)
    lift()
  }

  private func send(_ phase: TouchSample.Phase) {
    screen.receive(.touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: finger)]))
    screen.runFrame()
  }
}

/// Notes what a scroll view tells, with a name before it.
@MainActor final class NamedScrollDelegate: UIScrollViewDelegate {
  private let name: String
  private let journal: Journal
  private(set) var velocity: CGPoint?
  private(set) var offsets: [CGPoint] = []
  var onBegin: ((UIScrollView) -> Void)?
  var onScroll: ((UIScrollView) -> Void)?
  var onWillEnd: ((UIScrollView) -> Void)?
  var onEnd: ((UIScrollView) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    journal.note("\(name) didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    journal.note("\(name) willBegin")
    onBegin?(scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    journal.note("\(name) willEnd")
    onWillEnd?(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.note("\(name) didEnd(\(decelerate))")
    onEnd?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("\(name) willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("\(name) didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("\(name) didAnimate") }
}
