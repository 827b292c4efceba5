import OpenCollectionView

/// A thumb on a track beside the photos: a finger takes it to any of them, and it says which.
final class Scrubber: UIControl {
  /// The width that touches have, in points.
  static let width: CGFloat = 32
  private static let thumbSize = CGSize(width: 6, height: 52)

  private let thumb = UIView()
  private let bubble = UILabel()
  private var grip: CGFloat = 0

  /// How far the photos are scrolled, 0 to 1.
  var position: CGFloat = 0 {
    didSet {
      position = position.isFinite ? min(max(position, 0), 1) : oldValue
      if position != oldValue { setNeedsLayout() }
    }
  }

  /// What the bubble says while a finger holds the thumb.
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      bubble.text = text
      accessibilityValue = text
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    thumb.backgroundColor = .galleryMark
    thumb.layer.cornerRadius = Self.thumbSize.width / 2
    bubble.font = .monospacedDigitSystemFont(ofSize: 20, weight: .semibold)
    bubble.textColor = .white
    bubble.textAlignment = .center
    bubble.clipsToBounds = true
    bubble.layer.cornerRadius = 20
    bubble.alpha = 0
    for view in [thumb, bubble] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Place"
  }

  required init?(coder: NSCoder) { nil }

  private var way: CGFloat { max(1, bounds.height - Self.thumbSize.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.backgroundColor = tintColor
    let y = position * way
    let width = Self.thumbSize.width + (isTracking ? 4 : 0)
    thumb.frame = CGRect(x: bounds.width - width - 5, y: y, width: width, height: Self.thumbSize.height)
    thumb.layer.cornerRadius = width / 2
    thumb.backgroundColor = isTracking ? tintColor : .galleryMark
    let room = bubble.sizeThatFits(.zero).width.rounded(.up) + 36
    bubble.frame = CGRect(
      x: -room - 12, y: min(max(y + Self.thumbSize.height / 2 - 20, 0), bounds.height - 40), width: room, height: 40)
    mirrorForReading([thumb, bubble])
  }

  // MARK: Tracking

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let y = touch.location(in: self).y
    let top = position * way
    // Beside the thumb, the thumb comes to the finger.
    grip = (top...top + Self.thumbSize.height).contains(y) ? y - top : Self.thumbSize.height / 2
    UIView.animate(withDuration: 0.15) { self.bubble.alpha = 1 }
    setNeedsLayout()
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    position = (touch.location(in: self).y - grip) / way
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { rest() }

  override func cancelTracking(with event: UIEvent?) { rest() }

  private func rest() {
    UIView.animate(withDuration: 0.3) { self.bubble.alpha = 0 }
    setNeedsLayout()
  }
}
