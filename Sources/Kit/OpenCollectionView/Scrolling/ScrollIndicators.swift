import FrameClock

/// The bars that show where a scroll view stands in its content: there while it moves, then fading. // S70
@MainActor final class ScrollIndicators {
  /// Thickness of a bar in points. Our choice.
  static let thickness: CGFloat = 3
  /// Distance between a bar and the edge in points. Our choice.
  static let margin: CGFloat = 3
  /// The least length of a bar in points. Our choice. // S70
  static let minimumLength: CGFloat = 36
  /// How long the bars stay after the motion, in seconds. Our choice.
  static let rest = 0.6
  /// How long they take to fade, in seconds. Our choice.
  static let fade = 0.3

  private unowned let scrollView: UIScrollView
  private var bars: (horizontal: UIView, vertical: UIView)?
  private var timer: ClockTimer?
  private var observer: FrameObserver?
  private var fadeStart: Double?
  private var isShown = false

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Shows the bars until ``rest()``.
  func show() {
    timer?.cancel()
    fadeStart = nil
    observer?.isPaused = true
    isShown = true
    setAlpha(1)
    update()
  }

  /// Shows the bars for a moment.
  func flash() {
    show()
    rest()
  }

  /// The motion is over: the bars will fade.
  func rest() {
    guard isShown, let scene = scrollView.window?.windowScene else { return }
    timer?.cancel()
    let clock = scene.application.clock
    timer = clock.after(Self.rest) { [weak self] in
      MainActor.assumeIsolated { self?.beginFading(at: clock.now, in: scene) }
    }
  }

  /// Takes the bars away at once: the view has no frames any longer.
  func hide() {
    timer?.cancel()
    timer = nil
    observer?.invalidate()
    observer = nil
    fadeStart = nil
    isShown = false
    setAlpha(0)
  }

  /// Puts the bars where they belong.
  func update() {
    guard isShown else { return }
    let bars = self.bars ?? makeBars()
    let bounds = scrollView.bounds
    let content = scrollView.adjustedContentInset
    // The track keeps clear of both; what the indicators alone keep clear of does not scroll.
    let inset = content + scrollView.scrollIndicatorInsets
    let showsBoth =
      scrollView.showsHorizontalScrollIndicator && scrollView.showsVerticalScrollIndicator
      && scrollView.scrollsHorizontally && scrollView.scrollsVertically
    let corner = showsBoth ? Self.thickness + Self.margin : 0
    place(
      bars.vertical, isWanted: scrollView.showsVerticalScrollIndicator && scrollView.scrollsVertically,
      Self.span(
        track: bounds.height - inset.top - inset.bottom - 2 * Self.margin - corner, viewport: bounds.height,
        content: scrollView.contentSize.height + content.top + content.bottom, offset: bounds.minY + content.top)
    ) { span in
      CGRect(
        x: bounds.maxX - inset.right - Self.margin - Self.thickness,
        y: bounds.minY + inset.top + Self.margin + span.start,
        width: Self.thickness, height: span.length)
    }
    place(
      bars.horizontal, isWanted: scrollView.showsHorizontalScrollIndicator && scrollView.scrollsHorizontally,
      Self.span(
        track: bounds.width - inset.left - inset.right - 2 * Self.margin - corner, viewport: bounds.width,
        content: scrollView.contentSize.width + content.left + content.right, offset: bounds.minX + content.left)
    ) { span in
      CGRect(
        x: bounds.minX + inset.left + Self.margin + span.start,
        y: bounds.maxY - inset.bottom - Self.margin - Self.thickness, width: span.length, height: Self.thickness)
    }
  }

  /// Where on a track a bar lies: as long as the part that is seen, shorter by what is pulled beyond an edge.
  static func span(
    track: CGFloat, viewport: CGFloat, content: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard track > 0, content > 0, viewport > 0 else { return (0, 0) }
    let legal = max(0, content - viewport)
    let overshoot = max(0, -offset, offset - legal)
    let full = min(track, max(minimumLength, track * min(1, viewport / max(content, viewport))))
    let length = max(min(full, 8), full - overshoot)
    let position = legal > 0 ? min(max(offset / legal, 0), 1) : offset < 0 ? 0 : 1
    return ((track - length) * position, length)
  }

  private func place(
    _ bar: UIView, isWanted: Bool, _ span: (start: CGFloat, length: CGFloat),
    _ frame: ((start: CGFloat, length: CGFloat)) -> CGRect
  ) {
    bar.isHidden = !isWanted || span.length <= 0
    if !bar.isHidden { bar.frame = PixelGrid(scale: scrollView.traitCollection.displayScale).rounded(frame(span)) }
  }

  private func makeBars() -> (horizontal: UIView, vertical: UIView) {
    let made = (horizontal: ScrollIndicatorView(), vertical: ScrollIndicatorView())
    for bar in [made.horizontal, made.vertical] { scrollView.addSubview(bar) }
    bars = (made.horizontal, made.vertical)
    return (made.horizontal, made.vertical)
  }

  private func beginFading(at time: Double, in scene: UIWindowScene) {
    fadeStart = time
    if let observer {
      observer.isPaused = false
      return
    }
    observer = scene.frameLoop.addObserver { [weak self] time in
      MainActor.assumeIsolated { self?.stepFade(to: time) }
    }
  }

  private func stepFade(to time: Double) {
    guard let fadeStart else { return }
    let progress = min(max((time - fadeStart) / Self.fade, 0), 1)
    setAlpha(1 - progress)
    guard progress == 1 else { return }
    self.fadeStart = nil
    isShown = false
    observer?.isPaused = true
  }

  private func setAlpha(_ alpha: CGFloat) {
    bars?.horizontal.alpha = alpha
    bars?.vertical.alpha = alpha
  }
}
