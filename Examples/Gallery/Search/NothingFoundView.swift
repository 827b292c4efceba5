import OpenCollectionView

/// What a list says where nothing is as it was looked for.
final class NothingFoundView: UIView {
  private let column = UIStackView()

  /// - Parameter things: what was looked for, as a title says it.
  init(_ text: String, things: String) {
    super.init(frame: .zero)
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular)))
    glass.tintColor = .galleryMark
    let title = UILabel.wrapped("No \(things)", .title2)
    let line = UILabel.wrapped(
      text.isEmpty ? "There are none of the kind." : "None begins with \u{201C}\(text)\u{201D}.", .body,
      .gallerySecondary)
    for label in [title, line] { label.textAlignment = .center }
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    for view in [glass, title, line] { column.addArrangedSubview(view) }
    addSubview(column)
    // What is left above the keyboard is where one looks.
    let middle = column.centerYAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -140)
    middle.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor), middle,
      column.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      column.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
