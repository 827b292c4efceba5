import FrameClock

/// A wheel of eight spokes that turns while something goes on that takes an unknown time.
///
/// The spokes are layers that never change; the wheel is turned by an eighth eight times per second, as on iOS. That
/// is one changed value each time and nothing between, and nothing at all while the wheel is hidden or in no window.
open class UIActivityIndicatorView: UIView {
  private let wheel = CALayer()
  private var timer: ClockTimer?
  private var eighths = 0
  private var storedColor: UIColor?

  /// How large the wheel is, and which colour it has by itself.
  public enum Style: Int, Sendable {
    /// Large and white.
    @available(*, deprecated, message: "Use large, and set a colour.")
    case whiteLarge = 0
    /// White.
    @available(*, deprecated, message: "Use medium, and set a colour.")
    case white = 1
    /// Grey.
    @available(*, deprecated, message: "Use medium.")
    case gray = 2
    /// 20 points, grey.
    case medium = 100
    /// 37 points, grey.
    case large = 101
  }

  /// A wheel of a style, as large as it is, that does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// A wheel of medium size in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A wheel from an archive: one of medium size.
  public required init(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    prepare()
  }

  /// How large the wheel is.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      resolveColor()
    }
  }

  /// Tells whether the wheel is hidden while it does not turn; true unless set.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the spokes; that of the style where nil is set.
  open var color: UIColor! {
    get { storedColor ?? style.color }
    set {
      storedColor = newValue
      resolveColor()
    }
  }

  /// How many spokes are seen, clockwise from the top and all as bright; nil for the whole wheel.
  var shownSpokes: Int? {
    didSet { if shownSpokes != oldValue { showSpokes() } }
  }

  /// Tells whether the wheel turns.
  open private(set) var isAnimating = false

  /// Has the wheel turn, and shows it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    updateAccessibility { $0.value = "In progress" }
    schedule()
  }

  /// Has the wheel stand still, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    timer?.cancel()
    timer = nil
    if hidesWhenStopped { isHidden = true }
    updateAccessibility { $0.value = "Halted" }
  }

  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Puts the spokes around the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSpokes()
  }

  /// Turns only in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    resolveColor()
    timer?.cancel()
    timer = nil
    schedule()
  }

  /// A wheel that is hidden need not turn.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue, !isHidden { schedule() } }
  }

  /// Shows the colour as it is in the new surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveColor()
  }

  // MARK: Turning

  /// Seconds for an eighth; a whole turn takes one second, as on iOS.
  private static let step = 0.125
  /// Seconds between bright and dim where less motion is asked for. Our choice.
  private static let pulse = 0.6

  private func schedule() {
    guard isAnimating, timer == nil, !isHidden, let clock = window?.windowScene?.application.clock else { return }
    let interval = UIAccessibility.isReduceMotionEnabled ? Self.pulse : Self.step
    timer = clock.after(interval, for: "a UIActivityIndicatorView turns") { [weak self] in
      guard let self else { return }
      timer = nil
      turn()
      schedule()
    }
  }

  private func turn() {
    eighths = (eighths + 1) % 8
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    if UIAccessibility.isReduceMotionEnabled {
      wheel.opacity = eighths.isMultiple(of: 2) ? 1 : 0.4
    } else {
      wheel.opacity = 1
      wheel.transform = CATransform3DMakeRotation(Double(eighths) * .pi / 4, 0, 0, 1)
    }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    isAccessibilityElement = true
    updateAccessibility { $0.role = .activity }
    accessibilityLabel = "In progress"
    // The spokes from the brightest to the faintest, as they lie against the turn.
    for _ in 0..<8 { wheel.addSublayer(CALayer()) }
    layer.addSublayer(wheel)
    resolveColor()
  }

  private func placeSpokes() {
    let measures = style.measures
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(origin: .zero, size: style.size)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let middle = style.size.width / 2
    for (index, spoke) in (wheel.sublayers ?? []).enumerated() {
      let angle = -Double(index) * .pi / 4
      let radius = measures.radius - measures.length / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: measures.width, height: measures.length)
      spoke.cornerRadius = measures.width / 2
      spoke.position = CGPoint(x: middle + sin(angle) * radius, y: middle - cos(angle) * radius)
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
    CATransaction.commit()
    showSpokes()
  }

  private func showSpokes() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if shownSpokes != nil {
      // The first spoke stands at the top.
      eighths = 0
      wheel.transform = CATransform3DIdentity
    }
    for (index, spoke) in (wheel.sublayers ?? []).enumerated() {
      let place = (8 - index) % 8
      spoke.opacity = shownSpokes.map { place < $0 ? 1 : 0 } ?? Self.opacities[index]
    }
    CATransaction.commit()
  }

  private static let opacities: [Float] = [1, 0.86, 0.72, 0.58, 0.46, 0.36, 0.29, 0.24]

  private func resolveColor() {
    let resolved = traitCollection.performAsCurrent { (color ?? .systemGray).cgColor }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for spoke in wheel.sublayers ?? [] { spoke.backgroundColor = resolved }
    CATransaction.commit()
  }
}

extension UIActivityIndicatorView.Style {
  private var isLarge: Bool { rawValue == 0 || rawValue == 101 }

  var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

  var color: UIColor { rawValue < 2 ? .white : .systemGray }

  /// How long and wide a spoke is, and how far out it reaches, in points.
  var measures: (width: CGFloat, length: CGFloat, radius: CGFloat) { isLarge ? (4, 10.5, 18) : (2.4, 5.6, 9.6) }
}
