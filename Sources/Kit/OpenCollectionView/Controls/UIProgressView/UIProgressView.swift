import FrameClock

/// A bar that fills as something goes on.
///
/// Difference from UIKit: an observed `Progress` is looked at ten times per second, since it cannot be observed here.
open class UIProgressView: UIView {
  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)
  private var storedProgress: Float = 0
  private var timer: ClockTimer?

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// 4 points high, with round ends.
    case `default` = 0
    /// 2.5 points high, straight, for bars.
    case bar = 1
  }

  /// A bar in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A bar of a style, as high as it is.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// How much of the bar is full, 0 to 1: less counts as 0, more as 1, and what is no number leaves it as it is.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Fills the bar so far.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    updateAccessibilityValue()
    layoutIfNeeded()
    guard animated, window != nil else { return placeBar() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]) {
      self.placeBar()
    }
  }

  /// Something whose progress the bar shows; nil for what the program sets.
  open var observedProgress: Progress? {
    didSet { watch() }
  }

  /// The colour of what is full; the tint where nil.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }

  /// The colour of what is empty.
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  /// A picture for what is full, in place of a colour.
  open var progressImage: UIImage? {
    didSet { showColors() }
  }

  /// A picture for what is empty, in place of a colour.
  open var trackImage: UIImage? {
    didSet { showColors() }
  }

  /// As wide as asked, as high as the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: progressViewStyle.height)
  }

  /// As high as the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  /// Puts the bar into its place, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = barBounds
    placeBar()
  }

  /// The tint is the colour of what is full.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Watches what it observes only in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showColors()
    watch()
  }

  // MARK: Showing

  private func prepare() {
    for view in [track, bar] {
      view.clipsToBounds = true
      addSubview(view)
    }
    isAccessibilityElement = true
    updateAccessibility { $0.role = .progress }
    accessibilityTraits.insert(.updatesFrequently)
    updateAccessibilityValue()
    showColors()
  }

  private var barBounds: CGRect {
    let height = progressViewStyle.height
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  private func placeBar() {
    let whole = barBounds
    var frame = whole
    frame.size.width = whole.width * CGFloat(storedProgress)
    bar.frame = readsRightToLeft ? frame.mirrored(in: whole) : frame
    let radius = progressViewStyle == .bar ? 0 : whole.height / 2
    track.layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
  }

  private func showColors() {
    track.image = trackImage
    bar.image = progressImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
  }

  private func updateAccessibilityValue() {
    updateAccessibility { $0.value = "\(Int((storedProgress * 100).rounded()))%" }
  }

  private func watch() {
    timer?.cancel()
    timer = nil
    guard let observed = observedProgress else { return }
    let fraction = Float(observed.fractionCompleted)
    if fraction != storedProgress { setProgress(fraction, animated: window != nil) }
    guard !observed.isFinished, let clock = window?.windowScene?.application.clock else { return }
    timer = clock.after(0.1, for: "a UIProgressView watches its progress") { [weak self] in self?.watch() }
  }
}

extension UIProgressView.Style {
  /// The height in points.
  fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
}
