/// The effect of a pull beyond the top of the content on the control that refreshes it.
///
/// A scroll view's refresh control tells it how far the content stands below its top, and shows the phase that it
/// answers. A refresh begins once while a finger holds the content far enough out; content that is only thrown there
/// refreshes nothing.
public struct RefreshPull: Sendable, Hashable {
  /// The look of the control.
  public enum Phase: Sendable, Hashable {
    /// Nothing.
    case idle
    /// As much of its wheel as the content is pulled out: 0 to 1.
    case pulling(progress: Double)
    /// The turning wheel.
    case refreshing
    /// The wheel that goes away, until the content is back at its top.
    case ending
  }

  /// The look of the control at present.
  public private(set) var phase = Phase.idle

  /// Tells whether the drag that is on has had its refresh.
  private var isSpent = false

  /// How far the content must stand below its top for the first part of the wheel, in points. Our choice.
  public static let beginning = 24.0
  /// How far the content must be pulled for a refresh in a view that is high enough, in points: what is seen, not the
  /// way of the finger. Not measured; our choice, about what apps on iPhones show.
  public static let farthest = 96.0
  /// How far in the lowest of views. Our choice: the height of the control.
  public static let nearest = 60.0
  /// The part of the view's height that is far enough where it is less than ``farthest``: a rubber band gives way the less
  /// the lower the view is. Our choice.
  public static let part = 0.2

  /// A control that shows nothing.
  public init() {}

  /// How far the content must be pulled for a refresh, in points.
  ///
  /// - Parameter viewportLength: the height of the view in points; NaN and less than nothing count as 0.
  public static func threshold(viewportLength: Double) -> Double {
    let length = viewportLength > 0 ? viewportLength : 0
    return Swift.min(farthest, Swift.max(nearest, length * part))
  }

  /// The content has moved.
  ///
  /// - Parameters:
  ///   - overshoot: how far it stands below its top, in points; less than 0 inside. Ignored if it is not finite.
  ///   - viewportLength: the height of the view, in points.
  ///   - isHeld: whether a finger drags it.
  /// - Returns: true if a refresh begins by this.
  public mutating func follow(overshoot: Double, viewportLength: Double, isHeld: Bool) -> Bool {
    guard overshoot.isFinite else { return false }
    switch phase {
    case .refreshing: break
    case .ending:
      if overshoot <= 0 { phase = .idle }
    case .idle, .pulling:
      guard overshoot > 0, !isSpent else {
        phase = .idle
        return false
      }
      let threshold = Self.threshold(viewportLength: viewportLength)
      let progress = (overshoot - Self.beginning) / (threshold - Self.beginning)
      guard isHeld, progress >= 1 else {
        phase = .pulling(progress: Swift.min(Swift.max(progress, 0), 1))
        return false
      }
      phase = .refreshing
      isSpent = true
      return true
    }
    return false
  }

  /// The finger has let the content go: the next drag may refresh again.
  public mutating func letGo() { isSpent = false }

  /// The program says that it refreshes. Returns false if a refresh is on already.
  public mutating func begin() -> Bool {
    guard phase != .refreshing else { return false }
    phase = .refreshing
    return true
  }

  /// The program has refreshed. Returns false if no refresh was on.
  ///
  /// - Parameters:
  ///   - overshoot: how far the content stands below the top that it will have, in points.
  ///   - isHeld: whether a finger drags it: that drag refreshes no more.
  public mutating func end(overshoot: Double, isHeld: Bool) -> Bool {
    guard phase == .refreshing else { return false }
    phase = overshoot > 0 ? .ending : .idle
    isSpent = isHeld
    return true
  }
}
