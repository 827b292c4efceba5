import LayerEngine

// The coordinates of most views are counted from the left. Those of a collection view whose layout is turned over for people
// who read from right to left are counted from the right: left in them is right on the screen. // C160
extension UIView {
  /// Tells whether what is read first lies at the larger x.
  var beginsAtLargerX: Bool {
    (effectiveUserInterfaceLayoutDirection == .rightToLeft) != storedLayer.countsFromRight
  }

  /// Insets from the edges of the screen's left and right in the view's own coordinates, or the other way round.
  func asCounted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    storedLayer.countsFromRight ? insets.turnedOver : insets
  }

  /// A way along x on the screen in the view's own coordinates, or the other way round.
  func asCounted(_ way: CGFloat) -> CGFloat { storedLayer.countsFromRight ? -way : way }

  /// The view counts from the other side now: what is covered or kept free at its sides is at the other ones.
  func sidesDidTurnOver() {
    constraintsMayDiffer()
    for child in children {
      child.updateSafeArea()
      child.superviewMarginsMayHaveChanged()
    }
    (self as? UIScrollView)?.adjustInset()
    setNeedsLayout()
  }
}

extension UIEdgeInsets {
  var turnedOver: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
