/// A guide whose rectangle is worked out when it is asked for.
final class ComputedLayoutGuide<View: UIView>: UILayoutGuide {
  private let rectangle: (View) -> CGRect

  /// A guide of a view, whose layout is up to date when `rectangle` is asked.
  init(of view: View, _ rectangle: @escaping (View) -> CGRect) {
    self.rectangle = rectangle
    super.init()
    owningView = view
  }

  override var insets: UIEdgeInsets {
    guard let view = owningView as? View else { return .zero }
    let (part, bounds) = (rectangle(view), view.bounds)
    return UIEdgeInsets(
      top: part.minY - bounds.minY, left: part.minX - bounds.minX, bottom: bounds.maxY - part.maxY,
      right: bounds.maxX - part.maxX)
  }

  override var hasVariables: Bool { false }

  override var layoutFrame: CGRect {
    guard let view = owningView as? View else { return .zero }
    view.layoutIfNeeded()
    return rectangle(view)
  }
}
