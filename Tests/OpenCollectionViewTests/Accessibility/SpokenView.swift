import OpenCollectionView

/// A view that notes what assistive tools ask of it.
final class SpokenView: UIView {
  var log: [String] = []
  var activates = true
  var escapes = false
  var hears = true

  override func accessibilityActivate() -> Bool {
    log.append("activate")
    return activates
  }

  override func accessibilityIncrement() { log.append("increment") }

  override func accessibilityDecrement() { log.append("decrement") }

  override func accessibilityPerformEscape() -> Bool {
    log.append("escape")
    return escapes
  }

  override func accessibilityPerformMagicTap() -> Bool {
    log.append("magic tap")
    return true
  }

  override func accessibilityElementDidBecomeFocused() { log.append("focused") }

  override func accessibilityElementDidLoseFocus() { log.append("left") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: nil) { log.append("touch \(Int(point.x)) \(Int(point.y))") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("lift") }
}
