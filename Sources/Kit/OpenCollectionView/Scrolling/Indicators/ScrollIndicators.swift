import FrameClock

/// The bars that show where a scroll view stands in its content: there while it moves, then fading. // S70
///
/// A scroll view that never moved has none. With the bars come the recognizers that let a pointer or a finger drag
/// them.
@MainActor final class ScrollIndicators {
  /// Thickness of a bar in points. Our choice.
  static let thickness: CGFloat = 3
  /// Thickness of a bar under a pointer, or under the finger that drags it, in points. Our choice.
  static let wideThickness: CGFloat = 8
  /// Distance between a bar and the edge in points. Our choice.
  static let margin: CGFloat = 3
  /// How long the bars stay after the motion, in seconds. Our choice.
  static let rest = 0.6
  /// How long they take to fade, in seconds. Our choice.
  static let fade = 0.3
  /// How long a bar takes to become wide, or thin again, in seconds. Our choice.
  static let widening = 0.15

  /// The scroll view; nil while it goes.
  private(set) weak var scrollView: UIScrollView?
  private(set) var bars: (horizontal: ScrollIndicator, vertical: ScrollIndicator)?
  private var timer: ClockTimer?
  private var observer: FrameObserver?
  private lazy var grab = ScrollIndicatorGrabRecognizer()
  private(set) lazy var hover = UIHoverGestureRecognizer()
  /// The bar whose track the pointer is over.
  var hovered: ScrollIndicator?
  /// The bar that is dragged, and where: as a share of its length, from its start.
  var held: (bar: ScrollIndicator, grip: CGFloat)?
  /// Tells whether the program makes changes that the bars are to show.
  var showsChanges = false

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  var scene: UIWindowScene? { scrollView?.window?.windowScene }

  /// Tells whether any bar is there.
  private var isShown: Bool { bars.map { $0.horizontal.isShown || $0.vertical.isShown } ?? false }

  // MARK: Showing

  /// Shows the bars until ``rest()``.
  func show(horizontal: Bool = true, vertical: Bool = true) {
    guard horizontal || vertical else { return }
    timer?.cancel()
    let bars = self.bars ?? makeBars()
    if horizontal { show(bars.horizontal) }
    if vertical { show(bars.vertical) }
    update()
    pointerMayHaveMoved()
  }

  /// Shows the bars for a moment.
  func flash() {
    show()
    rest()
  }

  /// The motion is over: the bars will fade, unless a pointer is over one or somebody drags it.
  func rest() {
    guard isShown, let scene else { return }
    timer?.cancel()
    guard hovered == nil, held == nil else { return }
    let clock = scene.application.clock
    timer = clock.after(Self.rest, for: "scroll indicators fade") { [weak self] in
      MainActor.assumeIsolated { self?.beginFading(at: clock.now) }
    }
  }

  /// Takes the bars away at once: the view has no frames any longer.
  func hide() {
    timer?.cancel()
    timer = nil
    observer?.invalidate()
    observer = nil
    guard let bars else { return }
    grab.endHolding()
    hovered = nil
    for bar in [bars.horizontal, bars.vertical] {
      bar.isShown = false
      bar.opacity.rest(at: 0)
      bar.thickness.rest(at: Self.thickness)
      bar.view.alpha = 0
    }
  }

  private func show(_ bar: ScrollIndicator) {
    bar.isShown = true
    bar.opacity.rest(at: 1)
    bar.view.style = scrollView?.indicatorStyle ?? .default
    if bar.view.alpha != 1 { UIView.performWithoutAnimation { bar.view.alpha = 1 } }
  }

  func makeBars() -> (horizontal: ScrollIndicator, vertical: ScrollIndicator) {
    let made = (horizontal: ScrollIndicator(isVertical: false), vertical: ScrollIndicator(isVertical: true))
    scrollView?.addSubview(made.horizontal.view)
    scrollView?.addSubview(made.vertical.view)
    grab.indicators = self
    hover.addAction { [weak self] _ in self?.pointerMayHaveMoved() }
    scrollView?.addGestureRecognizer(grab)
    scrollView?.addGestureRecognizer(hover)
    bars = made
    return made
  }

  // MARK: Time

  /// The pointer, or whoever drags, has come to a bar or has left it.
  func holdersDidChange() {
    guard let bars, let scene else { return }
    let now = scene.application.clock.now
    for bar in [bars.horizontal, bars.vertical] {
      let isWide = bar === hovered || bar === held?.bar
      bar.thickness.go(to: isWide ? Self.wideThickness : Self.thickness, at: now, in: Self.widening)
      if isWide { show(bar) }
    }
    run(in: scene)
    if hovered != nil || held != nil {
      timer?.cancel()
    } else if let scrollView, scrollView.activity == .none {
      rest()
    }
  }

  private func beginFading(at time: Double) {
    guard let bars, let scene else { return }
    for bar in [bars.horizontal, bars.vertical] where bar.isShown {
      bar.opacity.go(to: 0, at: time, in: Self.fade)
    }
    run(in: scene)
  }

  private func run(in scene: UIWindowScene) {
    if let observer {
      observer.isPaused = false
      return
    }
    observer = scene.frameLoop.addObserver(ownedBy: self, for: "scroll indicators fade") { indicators, time in
      MainActor.assumeIsolated { indicators.step(to: time) }
    }
  }

  private func step(to time: Double) {
    guard let bars else { return }
    let goOn = (step(bars.horizontal, to: time), step(bars.vertical, to: time))
    update()
    if !goOn.0 && !goOn.1 { observer?.isPaused = true }
  }

  /// - Returns: whether there is more to come.
  private func step(_ bar: ScrollIndicator, to time: Double) -> Bool {
    bar.view.alpha = bar.opacity.value(at: time)
    let isWidening = bar.thickness.isUnderWay(at: time)
    if !isWidening { bar.thickness.rest(at: bar.thickness.end) }
    let goesOn = bar.opacity.isUnderWay(at: time) || isWidening
    if !goesOn, bar.opacity.end == 0 { bar.isShown = false }
    return goesOn
  }
}
