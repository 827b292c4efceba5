import FrameClock

extension Timer {
  /// Calls a method of a target after an interval in seconds, once or again and again, on the application's clock.
  ///
  /// The timer keeps its target until it is invalidated or, without repeats, has fired. The method gets the timer, or
  /// nothing.
  ///
  /// Difference from Foundation: run loops are not involved, and nothing has to be added to one.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    let timer = ApplicationTimer(interval: ti, userInfo: userInfo, repeats: yesOrNo) { timer in
      aSelector.perform(on: target, with: timer)
    }
    UIApplication.shared.timers.add(timer)
    return timer
  }
}
