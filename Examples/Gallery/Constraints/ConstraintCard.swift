import OpenCollectionView

/// A card with a title above its content, as high as they are.
final class ConstraintCard: UIStackView {
  convenience init(_ title: String, _ content: UIView) {
    let label = UILabel.wrapped(title, .headline)
    label.accessibilityTraits = .header
    self.init(arrangedSubviews: [label, content])
    axis = .vertical
    spacing = 12
    isLayoutMarginsRelativeArrangement = true
    layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    becomeCard()
  }
}

extension UILabel {
  /// Text in as many lines as it takes, as large as a person has chosen.
  static func wrapped(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}

extension UIView {
  /// Constraints that keep the view in another one, so far from each of its edges.
  func constraints(filling view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    return [
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ]
  }
}
