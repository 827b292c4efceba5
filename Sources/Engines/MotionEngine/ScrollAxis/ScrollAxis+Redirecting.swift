extension ScrollAxis {
  /// Sends an animation under way to another target, in the time that it has left: where it was going turned out to be
  /// elsewhere. The content goes on from where it is. Anything but an animation stays as it is; NaN is ignored.
  ///
  /// Our choice: UIKit goes on to the old target.
  ///
  /// - Returns: true if an animation goes to the target.
  @discardableResult
  public mutating func redirect(to target: Double) -> Bool {
    guard case .animating(var motion) = activity, !target.isNaN else { return false }
    motion.redirect(to: target, at: clock - startTime)
    activity = .animating(motion)
    return true
  }
}
