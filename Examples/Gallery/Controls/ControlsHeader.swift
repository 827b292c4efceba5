import OpenCollectionView

/// The line above the cards: appearance and direction, and what was sent last.
final class ControlsHeader: UIView {
  private let styles = UISegmentedControl(items: ["Auto", "Light", "Dark"])
  private let direction = UISegmentedControl(items: ["A → Z", "Z ← A"])
  private let log = UILabel()

  var didChooseStyle: ((UIUserInterfaceStyle) -> Void)?
  var didTurnAround: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    styles.selectedSegmentIndex = 0
    direction.selectedSegmentIndex = 0
    styles.accessibilityLabel = "Appearance"
    direction.accessibilityLabel = "Direction of writing"
    styles.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didChooseStyle?([.unspecified, .light, .dark][styles.selectedSegmentIndex])
      }, for: .valueChanged)
    direction.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        didTurnAround?(direction.selectedSegmentIndex == 1)
      }, for: .valueChanged)
    log.setGrowingFont(ofSize: 13, weight: .medium, as: .footnote, upTo: 22)
    log.numberOfLines = 2
    log.textColor = .gallerySecondary
    log.text = "What controls send is written here."
    for view in [styles, direction, log] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func say(_ event: String) { log.text = event }

  func height(forWidth width: CGFloat) -> CGFloat { width < 620 ? 32 + 12 + logHeight : max(32, logHeight) }

  /// Large words need a second line.
  private var logHeight: CGFloat {
    traitCollection.hasLargeText ? max(20, (2 * log.font.lineHeight).rounded(.up)) : 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    direction.selectedSegmentIndex = isReadFromRight ? 1 : 0
    let isNarrow = bounds.width < 620
    let half = isNarrow ? (bounds.width - 12) / 2 : 200
    var frames = [
      CGRect(x: 0, y: 0, width: isNarrow ? half + 20 : half, height: 32),
      CGRect(
        x: isNarrow ? half + 32 : half + 12, y: 0, width: isNarrow ? half - 20 : 160, height: 32),
    ]
    frames.append(
      isNarrow
        ? CGRect(x: 2, y: 44, width: bounds.width - 4, height: logHeight)
        : CGRect(
          x: frames[1].maxX + 20, y: (32 - logHeight) / 2, width: bounds.width - frames[1].maxX - 20, height: logHeight)
    )
    for (view, frame) in zip([styles, direction, log] as [UIView], frames) {
      view.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored(frame) : frame
    }
  }
}

extension UIView {
  /// A rectangle on the other side of the view.
  func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
