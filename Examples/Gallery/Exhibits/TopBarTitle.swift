import OpenCollectionView

/// The name of an exhibit in the bar; a tap shows the exhibit.
final class TopBarTitle: UILabel {
  private let choose: () -> Void

  init(_ title: String, choose: @escaping () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: 22, weight: .semibold)
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TopBarTitle.tapped)))
    isChosen = false
  }

  required init?(coder: NSCoder) {
    choose = {}
    super.init(coder: coder)
  }

  /// Whether its exhibit is the one that is shown.
  var isChosen = false {
    didSet {
      textColor = isChosen ? .label : .tertiaryLabel
      accessibilityTraits = isChosen ? .header : .button
    }
  }

  func tapped() { choose() }

  /// A little more than the letters: fingers are wider than those.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -12).contains(point)
  }
}
