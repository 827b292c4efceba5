/// A bar of edit commands on the screen: from its appearance to its end.
@MainActor final class EditMenuPresentation: MenuOverlayOwner {
  /// Why a bar goes away without a choice.
  enum Ending: String {
    case touchOutside = "a touch outside"
    case key = "Escape was pressed"
    case targetMoved = "its target has moved"
    case targetLeft = "its target has left the window"
    case resized = "the window has another size"
    case sceneEnded = "the scene is over"
  }

  private(set) weak var targetView: UIView?
  private(set) var targetRect: CGRect
  private let wish: EditMenuPlacement.Arrow?
  private let overlay: MenuOverlay
  private let bar = EditMenuBar()
  private var shownTarget: CGRect?
  private(set) var isEnding = false

  /// Something other than a choice ends the bar: the owner is to hide it.
  var onEnd: ((Ending) -> Void)?
  /// An entry was chosen: the owner is to hide the bar and do what the entry says.
  var onChoose: ((EditMenuItem) -> Void)?

  /// A bar for a rectangle of a view; nil where the view is in no scene.
  init?(target view: UIView, rect: CGRect, wish: EditMenuPlacement.Arrow?) {
    guard let scene = view.window?.windowScene else { return nil }
    targetView = view
    targetRect = rect
    self.wish = wish
    overlay = MenuOverlay(scene: scene)
    overlay.presenter = self
    overlay.letsScrollingThrough = true
    bar.onChoose = { [weak self] in self?.choose($0) }
    bar.onResize = { [weak self] in self?.place() }
    overlay.addSubview(bar)
  }

  /// The bar's rectangle on the screen.
  var frame: CGRect { overlay.convert(bar.frame, to: nil) }

  /// Shows entries, in a new place where the target has moved.
  func show(_ items: [EditMenuItem], rect: CGRect? = nil) {
    if let rect { targetRect = rect }
    bar.show(items, width: overlay.safeBounds.width)
    shownTarget = targetInOverlay
    place()
  }

  /// Stands beside another rectangle of the view.
  func move(to rect: CGRect) {
    targetRect = rect
    shownTarget = targetInOverlay
    place()
  }

  /// Lets the bar appear.
  func appear(
    animated: Bool, alongside: @escaping () -> Void = {}, completion: @escaping () -> Void
  ) {
    guard animated else {
      alongside()
      return completion()
    }
    bar.alpha = 0
    bar.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { [bar] in
        bar.alpha = 1
        bar.transform = .identity
        alongside()
      }, completion: { _ in completion() })
  }

  /// Takes the bar away; it answers to nothing from now on.
  func disappear(
    animated: Bool, alongside: @escaping () -> Void = {}, completion: @escaping () -> Void
  ) {
    guard !isEnding else { return }
    isEnding = true
    overlay.retire()
    guard animated else {
      overlay.close()
      alongside()
      return completion()
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseIn],
      animations: { [bar] in
        bar.alpha = 0
        alongside()
      },
      completion: { [overlay] _ in
        overlay.close()
        completion()
      })
  }

  private var targetInOverlay: CGRect? {
    guard let targetView, targetView.window != nil else { return nil }
    return overlay.rect(targetRect, of: targetView)
  }

  private func place() {
    guard let shownTarget else { return }
    bar.place(
      EditMenuPlacement(
        of: bar.rowSize, at: shownTarget, in: overlay.safeBounds, wish: wish, arrowLength: MenuStyle.arrow.height,
        arrowWidth: MenuStyle.arrow.width))
  }

  private func choose(_ item: EditMenuItem) {
    guard !isEnding else { return }
    if let further = item.further { return show(further) }
    onChoose?(item)
  }

  // MARK: MenuOverlayOwner

  func overlayWasTouchedOutside() { onEnd?(.touchOutside) }

  func overlayReceived(_ key: MenuKey) {
    let step = bar.readsRightToLeft ? -1 : 1
    switch key {
    case .left: bar.moveHighlight(by: -step)
    case .right: bar.moveHighlight(by: step)
    case .up: bar.moveHighlight(by: -1)
    case .down: bar.moveHighlight(by: 1)
    case .first: bar.moveHighlight(toEnd: false)
    case .last: bar.moveHighlight(toEnd: true)
    case .choose: bar.chooseHighlighted()
    case .dismiss: onEnd?(.key)
    }
  }

  func overlayContentDidChange() {
    guard !isEnding, let shownTarget else { return }
    guard let target = targetInOverlay else {
      onEnd?(.targetLeft)
      return
    }
    // Half a point is no scrolling.
    let distance = max(
      abs(target.minX - shownTarget.minX), abs(target.minY - shownTarget.minY), abs(target.maxX - shownTarget.maxX),
      abs(target.maxY - shownTarget.maxY))
    if distance > 0.5 { onEnd?(.targetMoved) }
  }

  func overlayDidResize() { onEnd?(.resized) }

  func overlaySceneDidEnd() { onEnd?(.sceneEnded) }
}
