/// A guide whose rectangle is worked out when it is asked for.
final class ComputedLayoutGuide: UILayoutGuide {
  private let rectangle: () -> CGRect

  /// A guide of a view, whose layout is up to date when `rectangle` is asked.
  init(of view: UIView, _ rectangle: @escaping () -> CGRect) {
    self.rectangle = rectangle
    super.init()
    owningView = view
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    owningView.layoutIfNeeded()
    return rectangle()
  }
}
