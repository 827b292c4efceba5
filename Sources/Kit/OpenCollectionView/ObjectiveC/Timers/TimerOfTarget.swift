public import Foundation

/// A timer that has the initializers of those that call methods: `Timer`.
public protocol TimerOfTarget {}

extension Timer: TimerOfTarget {}

extension TimerOfTarget {
  /// A timer that never fires, to be replaced by one that does; it may be invalidated.
  public init() {
    // `Timer` is all that conforms.
    self = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in } as! Self
  }

  /// A timer that calls a method of a target after an interval in seconds, once or again and again, when it has been given to
  /// `RunLoop.main.add(_:forMode:)`.
  ///
  /// The timer keeps its target until it is invalidated or, without repeats, has fired. The method gets the timer, or
  /// nothing, on the main actor: other run loops than the main one are not for it.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// The same, for the first time at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = TargetTimer(
      fire: date, interval: ti, target: t as AnyObject, selector: s, userInfo: ui, repeats: rep)
    // `Timer` is all that conforms.
    self = timer as! Self
  }
}
