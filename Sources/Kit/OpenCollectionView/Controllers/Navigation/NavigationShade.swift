/// Darkens the lower of two views that slide.
final class NavigationShade: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("A shade is made by init(frame:).") }
}

/// The shadow that the upper of two views that slide casts on the lower one.
final class NavigationShadow: UIView {
  /// In points.
  private static let width: CGFloat = 9
  private let isTowardsLeft: Bool

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(towardsLeft: Bool) {
    isTowardsLeft = towardsLeft
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
    gradient.startPoint = CGPoint(x: towardsLeft ? 0 : 1, y: 0.5)
    gradient.endPoint = CGPoint(x: towardsLeft ? 1 : 0, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("A shadow is made for a side.") }

  func stand(beside rect: CGRect) {
    frame = CGRect(
      x: isTowardsLeft ? rect.minX - Self.width : rect.maxX, y: rect.minY, width: Self.width, height: rect.height)
  }
}
