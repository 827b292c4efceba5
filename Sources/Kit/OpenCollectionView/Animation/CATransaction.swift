import FrameClock

/// Groups changes of layers, so that their animations have a duration, a pace and a completion in common.
///
/// What is changed outside of transactions belongs to one that ends with the frame. Use it from the main actor, where
/// layers live; elsewhere the program stops.
open class CATransaction: NSObject {
  private static var context: AnimationContext { UIApplication.animationContext }

  /// Begins a transaction within the one that goes on.
  open class func begin() { context.begin() }

  /// Ends the transaction that was begun last.
  open class func commit() { context.commit() }

  /// Ends what was changed outside of transactions.
  open class func flush() { if context.transactionDepth == 0 { context.endFrame() } }

  /// Does nothing: layers belong to the main actor. Kept for programs that lock.
  open class func lock() {}

  /// Does nothing, as ``lock()``.
  open class func unlock() {}

  /// How long the transaction's animations take, in seconds; a quarter of one unless set. // A1
  open class func animationDuration() -> CFTimeInterval { context.duration }

  /// Has the transaction's animations take a time.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { context.duration = dur }

  /// The pace of the transaction's implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { context.timingFunction }

  /// Gives the transaction's implicit animations a pace; nil for the default one.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { context.timingFunction = function }

  /// Tells whether changes happen without animations and other actions.
  open class func disableActions() -> Bool { context.disablesActions }

  /// Has changes happen without animations and other actions.
  open class func setDisableActions(_ flag: Bool) { context.disablesActions = flag }

  /// The closure that is called when the transaction's animations are over. It cannot be asked for here: nil.
  open class func completionBlock() -> (() -> Void)? { nil }

  /// Has something called once all animations that the transaction adds from now on are over; at its end if there are
  /// none, and then, where that is within such a completion, with the next frame. // A17
  open class func setCompletionBlock(_ block: (() -> Void)?) { context.setCompletion(block) }

  /// A value of the transaction; the names below are those of the values above.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: context.duration
    case kCATransactionDisableActions: context.disablesActions
    case kCATransactionAnimationTimingFunction: context.timingFunction
    default: context.value(forKey: key)
    }
  }

  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: if let seconds = anObject as? Double { context.duration = seconds }
    case kCATransactionDisableActions: context.disablesActions = anObject as? Bool ?? false
    case kCATransactionAnimationTimingFunction: context.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: context.setCompletion(anObject as? () -> Void)
    default: context.setValue(anObject, forKey: key)
    }
  }
}

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of a transaction's disabled actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of transitions.
public let kCATransition = "transition"

/// The application's time in seconds: what animations, gestures and display links go by.
///
/// Difference from UIKit: it counts from the application's start, and stands still within a turn. To measure how long a
/// computation takes use `ContinuousClock` or `ProcessInfo.processInfo.systemUptime`.
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.animationContext.clock.now }
