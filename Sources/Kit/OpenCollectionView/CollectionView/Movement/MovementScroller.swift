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
  private var scrolling = EdgeScrolling()

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
    scrolling.forget()
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
        scrolling.scroll(way, for: time - lastTime)
      }
    }
    // Where a view around has scrolled there is no pass of its own.
    movements.contentDidMove()
    update()
  }

  private func ways(of movement: UICollectionView.InteractiveMovement) -> [EdgeScrolling.Way] {
    let view = movements.view
    return EdgeScrolling.ways(from: view.row(at: movement.targetPosition) ?? view) { scroll in
      scroll === view ? movement.targetPosition : scroll.convert(movement.targetPosition, from: view)
    }
  }
}
