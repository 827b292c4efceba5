import CollectionEngine
import FrameClock

/// Scrolls content under fingers that carry items to its edges. // M15
@MainActor final class MovementScroller {
  /// The length at each edge in which content scrolls, in points. M15
  static let zone = 50.0
  /// The speed at the edge itself, in points per second. M15
  static let fastest = 300.0

  private unowned let movements: ItemMovements
  private var observer: FrameObserver?
  private var lastTime: Double?
  /// What is less than a pixel waits for the next frame.
  private var rests: [Side: Double] = [:]

  private struct Side: Hashable {
    var view: ObjectIdentifier
    var isAcross: Bool
  }

  init(_ movements: ItemMovements) { self.movements = movements }

  /// Looks whether any finger is near an edge behind which there is more: only then frames are wanted.
  func update() {
    guard movements.carried.contains(where: { $0.isActive && !$0.goesStepwise && !ways(of: $0).isEmpty }) else {
      return stop()
    }
    guard observer == nil, let loop = movements.view.window?.windowScene?.frameLoop else { return }
    lastTime = nil
    observer = loop.addObserver(ownedBy: self, for: "a carried item scrolls the content") { scroller, time in
      MainActor.assumeIsolated { scroller.step(to: time) }
    }
  }

  private func stop() {
    observer?.invalidate()
    observer = nil
    lastTime = nil
    rests.removeAll()
  }

  private func step(to time: Double) {
    let (movements, view) = (movements, movements.view)
    // The view stays until the calls of the program are over in which it may be let go.
    withExtendedLifetime((movements, view)) { scroll(to: time) }
  }

  private func scroll(to time: Double) {
    defer { if observer != nil { lastTime = time } }
    guard let lastTime else { return }
    for movement in movements.carried where movement.isActive && !movement.goesStepwise {
      for way in ways(of: movement) {
        // Another finger drags the content. One that lies on it, as the one that carries does, leaves it alone.
        guard !way.view.isDragging else { continue }
        let side = Side(view: ObjectIdentifier(way.view), isAcross: way.isAcross)
        let length = way.speed * (time - lastTime) + (rests[side] ?? 0)
        let before = way.view.contentOffset
        var offset = before
        if way.isAcross { offset.x += length } else { offset.y += length }
        offset = way.view.legalOffset(nearest: offset)
        if let row = way.view as? RowScrollView { row.hold(at: offset) } else { way.view.contentOffset = offset }
        let after = way.view.contentOffset
        rests[side] = length - (way.isAcross ? after.x - before.x : after.y - before.y)
      }
    }
    // Where a view around has scrolled there is no pass of its own.
    movements.contentDidMove()
    update()
  }

  private struct Way {
    var view: UIScrollView
    var isAcross: Bool
    /// In points per second; negative towards the beginning.
    var speed: Double
  }

  /// What scrolls for a finger: on each axis the innermost view at whose edge it is and that has more behind it.
  private func ways(of movement: UICollectionView.InteractiveMovement) -> [Way] {
    var ways: [Way] = []
    var next: UIView? = movements.view.row(at: movement.targetPosition) ?? movements.view
    while let view = next {
      next = view.superview
      guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { continue }
      let place =
        view === movements.view
        ? movement.targetPosition : scroll.convert(movement.targetPosition, from: movements.view)
      // The insets of a row only say where it begins and ends.
      let seen = scroll is RowScrollView ? scroll.bounds : scroll.bounds.inset(by: scroll.adjustedContentInset)
      for isAcross in [true, false] where !ways.contains(where: { $0.isAcross == isAcross }) {
        let speed =
          isAcross
          ? EdgeScroll.speed(
            at: place.x, from: seen.minX, to: seen.maxX, zone: Self.zone, fastest: Self.fastest)
          : EdgeScroll.speed(
            at: place.y, from: seen.minY, to: seen.maxY, zone: Self.zone, fastest: Self.fastest)
        guard speed != 0, scroll.hasMore(isAcross: isAcross, towardsEnd: speed > 0) else { continue }
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
