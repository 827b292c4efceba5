import GestureEngine

extension GestureEnvironment {
  /// Takes a touch from all recognizers but some: it is a drag's from now on. What they were doing with it is over, and other
  /// fingers begin anew with them. // N14
  func take(_ touch: UITouch, forDragOf keepers: [UIGestureRecognizer]) {
    for recognizer in touch.recognizers where !keepers.contains(where: { $0 === recognizer }) {
      guard recognizer.boundTouches.count == 1 else {
        ignore(touch, for: recognizer)
        continue
      }
      end([recognizer], because: "a drag has its touch")
      if let member = recognizer.member { arena.letGo(member) }
    }
    settle()
  }
}
