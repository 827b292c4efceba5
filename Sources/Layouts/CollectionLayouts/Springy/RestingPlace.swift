import Foundation

/// The place where an element on a spring rests, in numbers alone: to look at the spring would count it.
struct RestingPlace {
  var center: CGPoint
  var size: CGSize

  /// The part of a scrolled way by which the element stays behind a finger. // D31
  func share(of touch: CGPoint, _ resistance: CGFloat) -> CGFloat {
    min((abs(touch.x - center.x) + abs(touch.y - center.y)) / max(resistance, 1), 1)
  }

  /// Tells whether the element touches a rectangle there.
  func touches(_ rect: CGRect) -> Bool {
    center.x - size.width / 2 <= rect.maxX && center.x + size.width / 2 >= rect.minX
      && center.y - size.height / 2 <= rect.maxY && center.y + size.height / 2 >= rect.minY
  }
}
