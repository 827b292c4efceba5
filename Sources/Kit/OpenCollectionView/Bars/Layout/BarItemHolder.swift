/// Holds items of a bar that come and go together; touches beside them go to what lies behind.
final class BarItemHolder: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { view in
      !view.isHidden && view.point(inside: view.convert(point, from: self), with: event)
    }
  }
}
