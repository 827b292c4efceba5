import OpenCollectionView

/// The bar below the photos: what was done last, with buttons that take it back and do it again.
final class ReorderBar: UIView {
  private let line = UIView()
  private let newsLabel = UILabel()
  private let buttons: [EditButton]

  /// What was done last.
  var news: String {
    get { newsLabel.text ?? "" }
    set { newsLabel.text = newValue }
  }

  /// - Parameter perform: called with `undo` or `redo` when its button was tapped.
  init(perform: @escaping (EditCommand) -> Void) {
    buttons = [EditCommand.undo, .redo].map { EditButton($0, perform) }
    super.init(frame: .zero)
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    newsLabel.textColor = .gallerySecondary
    newsLabel.numberOfLines = 0
    // Read out by itself: who takes a move back hears what became of it.
    newsLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    for view in [line, newsLabel] + buttons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says what there is to take back and to do again.
  func enable(undo: Bool, redo: Bool) {
    for button in buttons { button.isEnabled = button.command == .undo ? undo : redo }
  }

  /// The height without what the device covers, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    newsLabel.setGrowingFont(ofSize: width < 360 ? 13 : 15, as: .subheadline, upTo: 22)
    let margin = GalleryMetrics.margin(forWidth: width)
    let room = width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin - buttonsWidth(forWidth: width)
    return max(72, newsLabel.height(inWidth: room) + 16)
  }

  /// The room of the buttons, with the space before them.
  private func buttonsWidth(forWidth width: CGFloat) -> CGFloat {
    buttons.reduce(8) { sum, button in
      button.showsWord = width >= 700
      return sum + 8 + max(52, button.sizeThatFits(.zero).width.rounded(.up))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let height = height(forWidth: bounds.width)
    var x = bounds.width - safe.right - margin
    for button in buttons.reversed() {
      let width = max(52, button.sizeThatFits(.zero).width.rounded(.up))
      button.frame = CGRect(x: x - width, y: (height - 40) / 2, width: width, height: 40)
      x -= width + 8
    }
    let left = safe.left + margin
    newsLabel.frame = CGRect(x: left, y: 8, width: max(0, x - left - 8), height: height - 16)
    mirrorForReading(subviews)
  }
}
