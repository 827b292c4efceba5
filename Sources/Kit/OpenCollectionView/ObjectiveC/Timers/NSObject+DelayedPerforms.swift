import FrameClock

extension NSObject {
  /// Performs a method after a delay in seconds, on the application's clock; without a delay in its next turn.
  ///
  /// The object and the argument are kept until then. ``cancelPreviousPerformRequests(withTarget:selector:object:)`` takes
  /// it back.
  ///
  /// Difference from Foundation: run loops are not involved.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerforms.add(DelayedPerforms.Request(target: self, selector: aSelector, argument: anArgument), after: delay)
  }

  /// Performs a method after a delay; see ``perform(_:with:afterDelay:)``. Modes do not matter.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Takes back what an object was to perform later: a method with an argument that is equal.
  ///
  /// Difference from Foundation: a selector without a name equals only copies of itself; see ``Selector``.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument)
    }
  }

  /// Takes back all that an object was to perform later.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel { $0.target === aTarget as AnyObject }
  }
}

/// The methods that objects are to perform later.
@MainActor enum DelayedPerforms {
  struct Request {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    func hasArgument(equalTo other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let one as AnyHashable, let other as AnyHashable): one == other
      case (let one?, let other?): (one as AnyObject) === (other as AnyObject)
      default: false
      }
    }
  }

  private static var waiting: [(number: Int, request: Request, timer: ClockTimer)] = []
  private static var lastNumber = 0

  static func add(_ request: Request, after delay: Double) {
    waiting.removeAll { !$0.timer.isPending }
    lastNumber += 1
    let number = lastNumber
    let timer = DelayedWork.add(after: delay) {
      MainActor.assumeIsolated {
        waiting.removeAll { $0.number == number }
        request.selector.perform(on: request.target, with: request.argument)
      }
    }
    if timer.isPending { waiting.append((number, request, timer)) }
  }

  static func cancel(where isCancelled: (Request) -> Bool) {
    for entry in waiting where isCancelled(entry.request) { entry.timer.cancel() }
    waiting.removeAll { isCancelled($0.request) }
  }
}
