import MotionEngine

/// The button of one action beside a row that is swiped. // I76
final class SwipeActionButton: UIControl {
  /// The corners. Measured on iOS 26.1.
  static let cornerRadius: CGFloat = 13
  /// The room between a title and the sides of its button, both together. Measured on iOS 26.1.
  static let titleRoom: CGFloat = 24
  /// The width of a button with a picture above its title. Measured on iOS 26.1, with one title.
  static let widthWithImage: CGFloat = 82
  /// The width of a button at least. Our choice: what a finger meets.
  static let leastWidth: CGFloat = 44
  /// The room between a picture and a title. Our choice.
  private static let imageRoom: CGFloat = 2
  /// The height from which on a title stands below a picture; lower ones show the picture alone. Our choice.
  private static let leastHeightForBoth: CGFloat = 36
  /// How much of the button is seen while a finger is on it. Our choice.
  private static let pressedAlpha: CGFloat = 0.6

  private let label: UILabel?
  private let picture: UIImageView?
  private let imageSize: CGSize
  private let titleSize: CGSize

  init(_ action: UIContextualAction) {
    let title = action.title.flatMap { $0.isEmpty ? nil : $0 }
    label = title.map { title in
      let label = UILabel()
      label.text = title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .white
      label.textAlignment = .center
      label.updateAccessibility { $0.role = nil }
      return label
    }
    picture = action.image.map { image in
      let picture = UIImageView(image: image)
      picture.tintColor = .white
      picture.isAccessibilityElement = false
      return picture
    }
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    titleSize = label?.sizeThatFits(free) ?? .zero
    imageSize = action.image?.size ?? .zero
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    for view in [picture, label].compactMap({ $0 }) { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.spokenName
  }

  required init?(coder: NSCoder) { nil }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  override func stateDidChange() { alpha = isHighlighted ? Self.pressedAlpha : 1 }

  /// The width that the button would like to have.
  var wantedWidth: CGFloat {
    let title = titleSize.width.rounded(.up)
    if picture != nil, label != nil {
      return max(Self.widthWithImage, max(title, imageSize.width) + Self.titleRoom)
    }
    return max(max(title, imageSize.width) + Self.titleRoom, Self.leastWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let showsBoth = picture != nil && label != nil && height >= Self.leastHeightForBoth
    let hidesTitle = picture != nil && label != nil && !showsBoth
    let total = showsBoth ? imageSize.height + Self.imageRoom + titleSize.height : 0
    let top = (height - total) / 2
    if let picture {
      picture.bounds.size = imageSize
      picture.center = CGPoint(x: width / 2, y: showsBoth ? top + imageSize.height / 2 : height / 2)
    }
    guard let label else { return }
    if label.isHidden != hidesTitle { label.isHidden = hidesTitle }
    // A title that has no room is shortened only where it has none while the row is open.
    label.bounds.size = CGSize(
      width: min(titleSize.width, max(restingWidth - Self.titleRoom / 2, 0)), height: titleSize.height)
    label.center = CGPoint(x: width / 2, y: showsBoth ? top + total - titleSize.height / 2 : height / 2)
  }

  /// The width of the button while the row is open.
  var restingWidth: CGFloat = 0
}

extension UIContextualAction {
  /// The name for assistive tools; nil for an action that shows nothing which could be read.
  var spokenName: String? {
    if let title, !title.isEmpty { return title }
    return style == .destructive ? SwipeWords.delete : nil
  }
}

/// Words for actions that say nothing themselves.
enum SwipeWords {
  static let delete = "Delete"
}
