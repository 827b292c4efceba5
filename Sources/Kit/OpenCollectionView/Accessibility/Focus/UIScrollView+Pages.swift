import MotionEngine

extension UIScrollView {
  /// Scrolls by most of what is seen, as assistive tools do; answers whether there was anything left in that direction.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let insets = adjustedContentInset
    let size = CGSize(
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
    var offset = contentOffset
    switch direction {
    case .down, .next: offset.y += size.height * Self.pagePart
    case .up, .previous: offset.y -= size.height * Self.pagePart
    case .right: offset.x += asCounted(size.width * Self.pagePart)
    case .left: offset.x -= asCounted(size.width * Self.pagePart)
    }
    offset = legalOffset(nearest: offset)
    guard offset != contentOffset else {
      let isUp = direction == .up || direction == .previous
      return isUp && contentOffset.y <= vertical.minimum && refreshControl?.beginForAssistiveTool() == true
    }
    setContentOffset(offset, animated: true)
    return true
  }

  /// How much of what is seen goes by: the rest keeps the thread. Our choice.
  private static let pagePart: CGFloat = 0.9
}
