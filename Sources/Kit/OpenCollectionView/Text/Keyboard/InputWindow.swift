/// The window of the views that a program shows in place of the keyboard and above it.
final class InputWindow: UIWindow {
  private weak var accessory: UIView?
  private weak var input: UIView?

  init(scene: UIWindowScene) {
    super.init(windowScene: scene)
    // Before everything but menus.
    windowLevel = Level(rawValue: 9000)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// How high a view is: as its constraints say, else as it is.
  static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let own = view.intrinsicContentSize.height
    if own >= 0 { return own }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Tells whether it shows something else than these.
  func shows(_ accessory: UIView?, _ input: UIView?) -> Bool {
    accessory !== self.accessory || input !== self.input
  }

  /// Shows views in their places, those that are new from below.
  func show(
    _ accessory: UIView?, _ input: UIView?, accessoryFrame: CGRect, inputFrame: CGRect, duration: Double
  ) {
    for (old, new) in [(self.accessory, accessory), (self.input, input)] where old !== new && old?.window === self {
      old?.removeFromSuperview()
    }
    self.accessory = accessory
    self.input = input
    let fall = bounds.maxY - accessoryFrame.minY
    for (view, frame) in [(accessory, accessoryFrame), (input, inputFrame)] {
      guard let view else { continue }
      if view.superview !== self {
        addSubview(view)
        UIView.performWithoutAnimation {
          view.frame = frame.offsetBy(dx: 0, dy: fall)
          view.layoutIfNeeded()
        }
      }
      UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
        view.frame = frame
        view.layoutIfNeeded()
      }
    }
  }

  /// Takes the views off the screen, and goes.
  func leave(_ screen: CGRect, duration: Double) {
    let views = subviews
    isUserInteractionEnabled = false
    UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState]) {
      for view in views { view.frame.origin.y = screen.maxY }
    } completion: { _ in
      for view in views where view.superview === self { view.removeFromSuperview() }
      self.windowScene = nil
    }
  }

  /// Only the views take touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Tells what the views do not answer goes on to who types.
  override var next: UIResponder? { windowScene }
}
