import OpenCollectionView

/// A coloured part with a word in its middle.
final class PartView: UIView {
  /// - Parameter tightness: how little the part would like to be larger than its word; the loosest takes what is left.
  init(_ word: String, color: UIColor, tightness: Float) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 10
    clipsToBounds = true
    let label = UILabel()
    label.text = word
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let room = label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 8)
    let tight = widthAnchor.constraint(equalTo: label.widthAnchor, constant: 16)
    // Words give way before parts do, and parts grow where there is room.
    (room.priority, tight.priority) = (.defaultHigh, UILayoutPriority(tightness))
    NSLayoutConstraint.activate([
      room, tight, label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
