import OpenCollectionView

/// A bar that fills while a wheel turns.
final class ProgressShow: UIView, CardContent {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let thin = UIProgressView(progressViewStyle: .bar)
  private let wheels = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
  private let percent = UILabel()
  private let start: UIButton
  private let log: (String) -> Void
  private var link: CADisplayLink?
  private var progress: Float = 0.35

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    start = UIButton(configuration: .tinted())
    super.init(frame: .zero)
    start.configuration?.title = "Start"
    start.configuration?.buttonSize = .small
    start.configuration?.cornerStyle = .capsule
    start.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    percent.font = .systemFont(ofSize: 15, weight: .medium)
    percent.textAlignment = .natural
    thin.progressTintColor = .systemGreen
    // The bar says it.
    percent.isAccessibilityElement = false
    wheels[0].accessibilityLabel = "A wheel of the usual size"
    wheels[1].accessibilityLabel = "A large wheel"
    bar.accessibilityLabel = "Download"
    thin.accessibilityLabel = "Checked"
    wheels[1].color = tintColor
    for wheel in wheels { wheel.hidesWhenStopped = false }
    for view in [bar, thin, percent, start] + wheels { addSubview(view) }
    show(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    if link != nil { return stop("Paused at \(Int(progress * 100)) %") }
    if progress >= 1 { progress = 0 }
    start.configuration?.title = "Pause"
    log("Started")
    let link = CADisplayLink(target: self, selector: Selector(ProgressShow.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func step(_ link: CADisplayLink) {
    progress = min(progress + Float(link.targetTimestamp - link.timestamp) * 0.2, 1)
    show(animated: false)
    if progress >= 1 { stop("Done") }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, link != nil { stop("Paused") }
  }

  private func stop(_ word: String) {
    link?.invalidate()
    link = nil
    start.configuration?.title = progress >= 1 ? "Again" : "Continue"
    log(word)
    setNeedsLayout()
  }

  private func show(animated: Bool) {
    bar.setProgress(progress, animated: animated)
    thin.setProgress(min(progress * 1.2, 1) * 0.8, animated: animated)
    percent.text = "\(Int(progress * 100)) %"
  }

  func height(forWidth width: CGFloat) -> CGFloat { 96 }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Who wants less motion sees them at rest: nobody waits for what they stand for.
    for wheel in wheels {
      if UIAccessibility.isReduceMotionEnabled { wheel.stopAnimating() } else { wheel.startAnimating() }
    }
    let width = bounds.width
    let size = start.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) { view.frame = isMirrored ? mirrored(frame) : frame }
    place(wheels[1], CGRect(x: 0, y: 0, width: 37, height: 37))
    place(wheels[0], CGRect(x: 49, y: 8.5, width: 20, height: 20))
    place(percent, CGRect(x: 84, y: 8, width: 70, height: 22))
    place(start, CGRect(x: width - 96, y: (37 - size.height) / 2, width: 96, height: size.height))
    place(bar, CGRect(x: 0, y: 58, width: width, height: 4))
    place(thin, CGRect(x: 0, y: 86, width: width, height: 2.5))
  }
}
