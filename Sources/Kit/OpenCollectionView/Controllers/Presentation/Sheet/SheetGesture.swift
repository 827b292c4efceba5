/// Pulls a sheet down to dismiss it, and lets a tap beside it do the same on wide screens.
@MainActor final class SheetGesture: NSObject, UIGestureRecognizerDelegate, OfLibrary {
  private weak var sheet: UISheetPresentationController?
  private(set) var interactor: UIPercentDrivenInteractiveTransition?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(SheetGesture.panDidChange))
  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(SheetGesture.tapped))
  /// Tells whether a sheet that stays is held out of its place.
  private(set) var isPulling = false
  /// The work of a finger on the sheet's height; nil without one.
  private(set) var resizing: SheetResizing?
  private var isAttached = false

  /// Tells whether a finger holds the sheet out of its place.
  var holdsSheet: Bool { isPulling || resizing != nil }

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func attach() {
    guard !isAttached, let sheet else { return }
    isAttached = true
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    sheet.presentedView?.addGestureRecognizer(pan)
    sheet.dimming.addGestureRecognizer(tap)
  }

  func detach() {
    guard isAttached else { return }
    isAttached = false
    pan.view?.removeGestureRecognizer(pan)
    tap.view?.removeGestureRecognizer(tap)
  }

  // MARK: Who may

  private func mayDismiss(_ sheet: UISheetPresentationController) -> Bool {
    !sheet.presented.isModalInPresentation && sheet.presented.modal.presented == nil
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan, let sheet, sheet.phase == .presented else { return false }
    let geometry = sheet.geometry
    guard !geometry.isLow || geometry.isEdgeAttached else { return false }
    let motion = pan.path
    guard abs(motion.y) > abs(motion.x) else { return false }
    if motion.y > 0 { return scrollViewsAreAtTop }
    // Up to a larger height, which goes before scrolling where the program does not say otherwise. // V161
    guard geometry.isEdgeAttached, seenHeight(of: sheet) < sheet.heights(in: geometry).highest.height - 0.5 else {
      return false
    }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge ? scrollViewsAreAtTop : touchedScrollViews.isEmpty
  }

  /// The height of the card as it is seen now, also while it moves.
  private func seenHeight(of sheet: UISheetPresentationController) -> CGFloat {
    guard let view = sheet.presentedView, let container = sheet.container else { return 0 }
    let layer = view.layer.presentation() ?? view.layer
    return container.bounds.maxY - layer.frame.minY
  }

  /// The content that scrolls under the finger, the innermost first.
  private var touchedScrollViews: [UIScrollView] {
    guard let card = sheet?.presentedView else { return [] }
    var found: [UIScrollView] = []
    var view = card.hitTest(pan.location(in: card), with: nil)
    while let current = view, current !== card.superview {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { found.append(scrollView) }
      view = current.superview
    }
    return found
  }

  /// A scroll view under the finger scrolls up first.
  private var scrollViewsAreAtTop: Bool {
    sheet?.presentedView != nil
      && touchedScrollViews.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan
      && (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer
        === otherGestureRecognizer
  }

  // MARK: Pulling

  private func panDidChange() {
    guard let sheet else { return }
    if pan.state == .began { beginResizing(sheet) }
    if resizing != nil { return resize(sheet) }
    let distance = max(pan.translation(in: sheet.container).y, 0)
    switch pan.state {
    case .began:
      if mayDismiss(sheet) { beginDismissal(of: sheet) } else { isPulling = true }
      follow(distance, sheet)
    case .changed: follow(distance, sheet)
    case .ended: letGo(distance, velocity: pan.velocity(in: sheet.container).y, sheet)
    case .cancelled, .failed: letGo(0, velocity: 0, sheet)
    default: break
    }
  }

  /// A sheet of several heights goes from one to another.
  private func beginResizing(_ sheet: UISheetPresentationController) {
    let geometry = sheet.geometry
    let heights = sheet.heights(in: geometry)
    guard geometry.isEdgeAttached, heights.stops.count > 1 else { return }
    resizing = SheetResizing(start: seenHeight(of: sheet), mayLeave: mayDismiss(sheet), heights: heights)
  }

  private func resize(_ sheet: UISheetPresentationController) {
    guard var resizing else { return }
    resizing.wanted = resizing.start - pan.translation(in: sheet.container).y
    self.resizing = resizing
    switch pan.state {
    case .began, .changed:
      let height = resizing.height
      let lowest = resizing.heights.lowest.height
      // Below its lowest height the card goes down as it is.
      var card = sheet.geometry.card(height: max(height, lowest))
      if height < lowest { card.origin.y += lowest - height }
      sheet.presentedView?.place(in: card)
      sheet.recede(true)
    case .ended: rest(resizing, velocity: pan.velocity(in: sheet.container).y, sheet)
    default: rest(resizing, velocity: 0, sheet)
    }
  }

  private func rest(_ resizing: SheetResizing, velocity: CGFloat, _ sheet: UISheetPresentationController) {
    self.resizing = nil
    switch resizing.heights.rest(from: resizing.wanted, velocity: velocity) {
    case .away where resizing.mayLeave && dismiss(): return
    case .away: sheet.select(resizing.heights.lowest)
    case .stop(let stop): sheet.select(stop)
    }
    sheet.moveIntoPlace()
    if !resizing.mayLeave, resizing.wanted < resizing.heights.lowest.height {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
  }

  private func way(of sheet: UISheetPresentationController) -> CGFloat {
    max((sheet.container?.bounds.maxY ?? 0) - sheet.frameOfPresentedViewInContainerView.minY, 1)
  }

  private func beginDismissal(of sheet: UISheetPresentationController) {
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let delegate = sheet.delegate
    sheet.dismiss([sheet], animated: true, interactor: interactor) { completed in
      if completed { delegate?.presentationControllerDidDismiss(sheet) }
    }
  }

  private func follow(_ distance: CGFloat, _ sheet: UISheetPresentationController) {
    if let interactor {
      interactor.update(distance / way(of: sheet))
    } else if isPulling, let view = sheet.presentedView {
      let given = SheetResizing.given(distance)
      var frame = sheet.frameOfPresentedViewInContainerView
      frame.origin.y += given
      view.place(in: frame)
    }
  }

  private func letGo(_ distance: CGFloat, velocity: CGFloat, _ sheet: UISheetPresentationController) {
    if let interactor {
      self.interactor = nil
      let way = way(of: sheet)
      let part = distance / way
      let dismisses = velocity > SheetDetents.flick || velocity > -SheetDetents.flick && part > 0.5
      let left = dismisses ? way - distance : distance
      // As fast as the finger was, but neither endless nor at once.
      let seconds = min(max(Double(left / max(abs(velocity), 1)) * 2, 0.2), StandardModalAnimator.duration)
      let whole = Double(left / way) * StandardModalAnimator.duration
      interactor.completionSpeed = CGFloat(whole / seconds)
      interactor.timingCurve = UISpringTimingParameters(dampingRatio: 1)
      if dismisses { interactor.finish() } else { interactor.cancel() }
    } else if isPulling {
      isPulling = false
      let frame = sheet.frameOfPresentedViewInContainerView
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
        sheet.presentedView?.place(in: frame)
      }
      if distance > 0 { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    }
  }

  private func tapped() { _ = dismiss() }

  /// Dismisses the sheet for a person who wants it away, or tells the program that they did; answers whether the sheet is in
  /// front, so that this was for it to decide.
  func dismiss() -> Bool {
    guard let sheet, sheet.phase == .presented, sheet.presented.modal.presented == nil else { return false }
    guard mayDismiss(sheet) else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return true
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let delegate = sheet.delegate
    sheet.dismiss([sheet], animated: true) { if $0 { delegate?.presentationControllerDidDismiss(sheet) } }
    return true
  }
}
