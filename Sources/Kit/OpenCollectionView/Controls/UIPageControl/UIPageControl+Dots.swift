extension UIPageControl {
  // In points, near iOS.
  private static let dotSize: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let margin: CGFloat = 14
  private static let height: CGFloat = 26

  func prepare() {
    isAccessibilityElement = true
    accessibilityTraits.insert(.adjustable)
    updateAccessibility { $0.defaultLabel = "Pages" }
    pagesDidChange()
  }

  private var isColumn: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool {
    switch direction {
    case .natural: readsRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  func dotsSize(_ count: Int) -> CGSize {
    guard count > 0 else { return .zero }
    let length = CGFloat(count - 1) * Self.pitch + Self.dotSize + 2 * Self.margin
    return isColumn ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  func pagesDidChange() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIImageView(frame: .zero)
      dot.isAccessibilityElement = false
      dots.append(dot)
      addSubview(dot)
    }
    storedPage = min(max(storedPage, 0), max(numberOfPages - 1, 0))
    isHidden = hidesForSinglePage && numberOfPages <= 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showState()
  }

  func showState() {
    for (index, dot) in dots.enumerated() {
      let isCurrent = index == storedPage
      let color = isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let image = self.image(of: index, isCurrent: isCurrent)
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dotSize / 2 : 0
      dot.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
    let words = "page \(storedPage + 1) of \(numberOfPages)"
    if accessibilityState?.value != words { updateAccessibility { $0.value = words } }
  }

  private func image(of page: Int, isCurrent: Bool) -> UIImage? {
    let usual = images[page] ?? preferredIndicatorImage
    return isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
  }

  /// Tells whether there is such a page; where there is none, that is told.
  func has(_ page: Int) -> Bool {
    if page >= 0, page < numberOfPages { return true }
    ProgrammingErrors.report(
      "There is no page \(page): the page control has \(numberOfPages). Give a page from 0 to numberOfPages − 1.",
      instead: "no page has another picture")
    return false
  }

  func placeDots() {
    let length = CGFloat(max(dots.count - 1, 0)) * Self.pitch
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isReversed ? dots.count - 1 - index : index) * Self.pitch - length / 2
      dot.bounds.size = dot.image?.size ?? CGSize(width: Self.dotSize, height: Self.dotSize)
      dot.center =
        isColumn ? CGPoint(x: bounds.midX, y: bounds.midY + place) : CGPoint(x: bounds.midX + place, y: bounds.midY)
    }
  }

  func show(_ page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != storedPage else { return }
    storedPage = page
    showState()
  }

  func go(to page: Int, _ event: UIEvent?) {
    let before = storedPage
    guard isEnabled else { return }
    show(page)
    if storedPage != before { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// The way of a touch along the dots, from the first page on.
  private func way(_ point: CGPoint) -> CGFloat {
    let way = isColumn ? point.y - bounds.midY : point.x - bounds.midX
    return isReversed ? -way : way
  }

  func slide(_ touch: UITouch, _ event: UIEvent?) {
    guard allowsContinuousInteraction, numberOfPages > 1 else { return }
    let place = way(touch.location(in: self))
    if !isSliding {
      // A finger that has not moved by a dot is still tapping.
      guard slidDistance(of: touch) > Self.pitch / 2 else { return }
      isSliding = true
    }
    let last = CGFloat(numberOfPages - 1)
    // A finger may be as far away as its host says.
    go(to: Int(min(max((place / Self.pitch + last / 2).rounded(), 0), last)), event)
  }

  /// How far a touch has gone along the dots.
  private func slidDistance(of touch: UITouch) -> CGFloat {
    let start = convert(touch.startLocation, from: nil)
    let now = touch.location(in: self)
    return isColumn ? abs(now.y - start.y) : abs(now.x - start.x)
  }

  func release(_ touch: UITouch?, _ event: UIEvent?) {
    defer { isSliding = false }
    guard !isSliding, isTouchInside, let touch else { return }
    go(to: storedPage + (way(touch.location(in: self)) < 0 ? -1 : 1), event)
  }
}
