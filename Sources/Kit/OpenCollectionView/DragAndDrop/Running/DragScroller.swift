import CollectionEngine
import DragEngine
import FrameClock

/// Scrolls content under drags that are held near its edges. // N69
///
/// Frames are wanted only while there is something to scroll.
@MainActor final class DragScroller {
  private weak var drags: SceneDrags?
  private var observer: FrameObserver?
  private var lastTime: Double?
  /// Lengths of less than a pixel, which wait for the next frame.
  private var rests: [Side: Double] = [:]

  private struct Side: Hashable {
    var view: ObjectIdentifier
    var isAcross: Bool
  }

  private struct Way {
    var view: UIScrollView
    var isAcross: Bool
    /// In points per second; negative towards the beginning.
    var speed: Double
  }

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
    if !rests.isEmpty { rests.removeAll() }
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
      for way in ways { scroll(way, for: time - last) }
      // Other content is under the finger now.
      run.report { $0.contentDidMove() }
    }
    update(drags)
  }

  private func scroll(_ way: Way, for seconds: Double) {
    let side = Side(view: ObjectIdentifier(way.view), isAcross: way.isAcross)
    let length = way.speed * seconds + (rests[side] ?? 0)
    let before = way.view.contentOffset
    var offset = before
    if way.isAcross { offset.x += length } else { offset.y += length }
    offset = way.view.legalOffset(nearest: offset)
    if let row = way.view as? RowScrollView { row.hold(at: offset) } else { way.view.contentOffset = offset }
    let after = way.view.contentOffset
    rests[side] = length - (way.isAcross ? after.x - before.x : after.y - before.y)
  }

  /// The views that scroll for a drag: on each axis the innermost view at whose edge its finger is and that has more behind it.
  private func ways(of run: DragRun, in drags: SceneDrags) -> [Way] {
    guard run.machine.phase == .dragging, var view = run.hitView else { return [] }
    if let collectionView = view.containingCollectionView,
      let row = collectionView.row(at: run.location(in: collectionView))
    {
      view = row
    }
    var ways: [Way] = []
    var next: UIView? = view
    while let view = next {
      next = view.superview
      guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, !scroll.isDragging else { continue }
      let place = run.location(in: scroll)
      // The insets of a row only say where it begins and ends.
      let seen = scroll is RowScrollView ? scroll.bounds : scroll.bounds.inset(by: scroll.adjustedContentInset)
      for isAcross in [true, false] where !ways.contains(where: { $0.isAcross == isAcross }) {
        let speed =
          isAcross
          ? EdgeScroll.speed(
            at: place.x, from: seen.minX, to: seen.maxX, zone: MovementScroller.zone, fastest: MovementScroller.fastest)
          : EdgeScroll.speed(
            at: place.y, from: seen.minY, to: seen.maxY, zone: MovementScroller.zone, fastest: MovementScroller.fastest)
        guard speed != 0, scroll.hasMore(isAcross: isAcross, towardsEnd: speed > 0),
          drags.isTarget(within: scroll, for: run)
        else { continue }
        ways.append(Way(view: scroll, isAcross: isAcross, speed: speed))
      }
    }
    return ways
  }
}

extension UIScrollView {
  /// Tells whether content is left behind an edge.
  fileprivate func hasMore(isAcross: Bool, towardsEnd: Bool) -> Bool {
    var offset = contentOffset
    let pixel = 1 / max(pixelsPerPoint, 1)
    if isAcross { offset.x += towardsEnd ? pixel : -pixel } else { offset.y += towardsEnd ? pixel : -pixel }
    let legal = legalOffset(nearest: offset)
    return isAcross ? legal.x == offset.x : legal.y == offset.y
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
    for case let interaction as UIDropInteraction in view.interactions {
      let answer = knownNumber(of: interaction).flatMap { run.machine.takesPart($0) }
      if answer ?? (interaction.delegate != nil) { return true }
    }
    return view.subviews.contains { mayTake(run, $0) }
  }
}
