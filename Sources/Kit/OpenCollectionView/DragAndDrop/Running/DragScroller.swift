import DragEngine
import FrameClock

/// Scrolls content under drags that are held near its edges. // N69
///
/// Frames are wanted only while there is something to scroll.
@MainActor final class DragScroller {
  private weak var drags: SceneDrags?
  private var observer: FrameObserver?
  private var lastTime: Double?
  private var scrolling = EdgeScrolling()

  /// Looks whether any drag is near an edge behind which there is more.
  func update(_ drags: SceneDrags) {
    self.drags = drags
    guard drags.runs.contains(where: { !ways(of: $0, in: drags).isEmpty }) else { return stop() }
    guard observer == nil, let loop = drags.scene?.frameLoop else { return }
    lastTime = nil
    observer = loop.addObserver(ownedBy: self, for: "a drag scrolls the content") { scroller, time in
      MainActor.assumeIsolated { scroller.step(to: time) }
    }
  }

  /// Nothing is scrolled any longer.
  func stop() {
    observer?.invalidate()
    observer = nil
    lastTime = nil
    scrolling.forget()
  }

  private func step(to time: Double) {
    guard let drags else { return stop() }
    guard let last = lastTime else {
      lastTime = time
      return
    }
    lastTime = time
    for run in drags.runs {
      let ways = ways(of: run, in: drags)
      guard !ways.isEmpty else { continue }
      for way in ways { scrolling.scroll(way, for: time - last) }
      // Other content is under the finger now.
      run.report { $0.contentDidMove() }
    }
    update(drags)
  }

  /// The views that scroll for a drag: not those that another finger drags, and only around a target.
  private func ways(of run: DragRun, in drags: SceneDrags) -> [EdgeScrolling.Way] {
    guard run.isHeld, run.machine.phase == .dragging, var view = run.hitView else { return [] }
    if let collectionView = view.containingCollectionView,
      let row = collectionView.row(at: run.location(in: collectionView))
    {
      view = row
    }
    return EdgeScrolling.ways(
      from: view, at: { run.location(in: $0) }, where: { !$0.isDragging && drags.isTarget(within: $0, for: run) })
  }
}

extension UIView {
  /// The collection view that this view is in, or is.
  fileprivate var containingCollectionView: UICollectionView? {
    var next: UIView? = self
    while let view = next {
      if let found = view as? UICollectionView { return found }
      next = view.superview
    }
    return nil
  }
}

extension SceneDrags {
  /// Tells whether a view, or one in it, takes part in a drag, or may do so when it is asked. // N69
  fileprivate func isTarget(within view: UIView, for run: DragRun) -> Bool {
    if let present = run.machine.target.flatMap(interaction)?.view, present.isDescendant(of: view) { return true }
    return mayTake(run, view)
  }

  private func mayTake(_ run: DragRun, _ view: UIView) -> Bool {
    guard !view.isHidden else { return false }
    for interaction in view.dropInteractions {
      let answer = knownNumber(of: interaction).flatMap { run.machine.takesPart($0) }
      if answer ?? (interaction.delegate != nil) { return true }
    }
    return view.subviews.contains { mayTake(run, $0) }
  }
}
