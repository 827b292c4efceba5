extension UIControl {
  /// Tells whether a recognizer of a view around this one is for single taps of one finger, which are the control's
  /// own. // G31
  func ownsTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Tells whether a recognizer of a view around this one is for a pan to the side that began in a part of the control,
  /// which moves what is there. // G31
  func ownsPan(_ recognizer: UIGestureRecognizer, from part: CGRect) -> Bool {
    guard isEnabled, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let way = pan.translation(in: self)
    let place = pan.location(in: self)
    guard abs(way.x) >= abs(way.y) else { return false }
    return part.contains(CGPoint(x: place.x - way.x, y: place.y - way.y))
  }
}
