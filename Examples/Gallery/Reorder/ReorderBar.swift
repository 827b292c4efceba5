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
    newsLabel.numberOfLines = 3
    for view in [line, newsLabel] + buttons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says what there is to take back and to do again.
  func enable(undo: Bool, redo: Bool) {
    for button in buttons { button.isEnabled = button.command == .undo ? undo : redo }
  }

  /// The height without what the device covers, in points.
  static let height: CGFloat = 72

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    var x = bounds.width - safe.right - margin
    for button in buttons.reversed() {
      button.showsWord = bounds.width >= 700
      let width = max(52, button.sizeThatFits(.zero).width.rounded(.up))
      button.frame = CGRect(x: x - width, y: 16, width: width, height: 40)
      x -= width + 8
    }
    let left = safe.left + margin
    // Three lines of the smaller size have room where two of the larger one are too short.
    newsLabel.font = .systemFont(ofSize: bounds.width < 360 ? 13 : 15)
    newsLabel.frame = CGRect(x: left, y: 8, width: max(0, x - left - 8), height: 56)
  }
}
