public import Foundation

/// A finger after it has lifted something: one decision between the menu and the drag. // N73
///
/// A finger that moves on drags; one that stays opens the menu at the menu's time; out of an open menu it drags too, but not
/// where it goes to an element of the menu, which it chooses.
public struct LiftedPress: Hashable, Sendable {
  /// The finger's present doing.
  public enum State: Hashable, Sendable {
    /// Nothing is decided.
    case held
    /// The menu is open, and the finger has not moved on.
    case inMenu
    /// The finger slides over the menu: it is the menu's until it lifts.
    case choosing
    /// The finger drags: for good.
    case dragging
  }

  /// A decision that a move has brought.
  public enum Change: Hashable, Sendable {
    /// The drag begins.
    case drags
    /// The menu goes, and the drag begins.
    case leavesMenu
    /// The finger has come to the menu.
    case chooses
  }

  /// The finger's present doing.
  public private(set) var state = State.held
  private var start: CGPoint
  private let distance: Double

  /// A finger at a place, that must move by a distance before it drags; both in points of the window.
  public init(at start: CGPoint, dragMovement distance: Double = DragProfile.standard.dragMovement) {
    self.start = start
    self.distance = distance
  }

  /// The menu has opened.
  public mutating func menuDidOpen(at point: CGPoint) {
    guard state == .held else { return }
    state = .inMenu
    start = point
  }

  /// The menu has gone while the finger is still down: by the program, by keys.
  public mutating func menuDidClose(at point: CGPoint) {
    guard state == .inMenu || state == .choosing else { return }
    state = .held
    start = point
  }

  /// The finger has moved.
  ///
  /// - Parameter menu: where the menu is, if it is open.
  public mutating func moved(to point: CGPoint, menu: CGRect? = nil) -> Change? {
    switch state {
    case .dragging, .choosing: return nil
    case .held:
      guard isBeyond(point) else { return nil }
      state = .dragging
      return .drags
    case .inMenu:
      guard isBeyond(point) else { return nil }
      if let menu, leads(to: menu, from: start, by: point) {
        state = .choosing
        return .chooses
      }
      state = .dragging
      return .leavesMenu
    }
  }

  private func isBeyond(_ point: CGPoint) -> Bool {
    let way = hypot(point.x - start.x, point.y - start.y)
    return way > distance
  }

  /// Tells whether the line that goes on from where the finger has come meets the menu.
  private func leads(to menu: CGRect, from start: CGPoint, by point: CGPoint) -> Bool {
    if menu.contains(point) || menu.contains(start) { return true }
    let (x, y) = (point.x - start.x, point.y - start.y)
    // The part of the ray between each pair of edges.
    var (first, last) = (0.0, Double.infinity)
    for (origin, way, low, high) in [(start.x, x, menu.minX, menu.maxX), (start.y, y, menu.minY, menu.maxY)] {
      if way == 0 {
        guard origin >= low, origin <= high else { return false }
        continue
      }
      let (near, far) = ((low - origin) / way, (high - origin) / way)
      first = max(first, min(near, far))
      last = min(last, max(near, far))
    }
    return first <= last
  }
}
