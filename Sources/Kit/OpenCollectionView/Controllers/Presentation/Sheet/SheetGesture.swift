/// Pulls a sheet down to dismiss it, and lets a tap beside it do the same on wide screens.
@MainActor final class SheetGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private(set) var interactor: UIPercentDrivenInteractiveTransition?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector(SheetGesture.panDidChange))
  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(SheetGesture.tapped))
  /// Tells whether a sheet that stays is held out of its place.
  private(set) var isPulling = false
  private var isAttached = false

  /// A release this fast dismisses wherever the sheet is, in points per second. Our choice.
  private static let flick: CGFloat = 500
  /// A sheet that stays gives way by at most this, in points. Our choice.
  private static let give: CGFloat = 60

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
    guard gestureRecognizer === pan, let sheet, sheet.phase == .presented, !sheet.geometry.isLow else { return false }
    let motion = pan.path
    guard motion.y > abs(motion.x) else { return false }
    return scrollViewsAreAtTop
  }

  /// A scroll view under the finger scrolls up first.
  private var scrollViewsAreAtTop: Bool {
    guard let card = sheet?.presentedView else { return false }
    var view = card.hitTest(pan.location(in: card), with: nil)
    while let current = view, current !== card.superview {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
      {
        return false
      }
      view = current.superview
    }
    return true
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
      // The further, the harder.
      let given = Self.give * (1 - 1 / (distance * 0.55 / Self.give + 1))
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
      let dismisses = velocity > Self.flick || velocity > -Self.flick && part > 0.5
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
