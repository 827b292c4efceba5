extension UIControl {
  func setAccessibilityTrait(_ trait: UIAccessibilityTraits, _ isThere: Bool) {
    guard accessibilityTraits.contains(trait) != isThere else { return }
    if isThere { accessibilityTraits.insert(trait) } else { accessibilityTraits.remove(trait) }
  }

  /// Does what a tap does, for keys and assistive tools: they have no place, so no touch comes down.
  func activate() -> Bool {
    if openPrimaryMenu() { return true }
    guard isEnabled, sendsPrimaryActionOnTouchUp else { return false }
    willSendPrimaryAction()
    send(.touchDown, with: nil)
    send(.touchUpInside, with: nil)
    send(.primaryActionTriggered, with: nil)
    return true
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The side that leading and trailing mean.
  func effective(readsRightToLeft: Bool) -> UIControl.ContentHorizontalAlignment {
    switch self {
    case .leading: readsRightToLeft ? .right : .left
    case .trailing: readsRightToLeft ? .left : .right
    case .center, .left, .right, .fill: self
    }
  }
}
