/// A context menu on the screen: from its appearance to its end.
@MainActor final class ContextMenuPresentation: MenuOverlayOwner {
  /// How a menu appears.
  enum Style {
    /// Beside a lifted view, over a dimmed screen.
    case rich(ContextMenuSource)
    /// Alone, beside a rectangle of the view that it is for.
    case compact(CGRect)

    var source: ContextMenuSource? {
      if case .rich(let source) = self { source } else { nil }
    }

    var isCompact: Bool { source == nil }
  }

  let style: Style
  private weak var view: UIView?
  private let overlay: MenuOverlay
  private let dimming = UIView()
  private let panel: MenuPanel
  private let lifted: LiftedPreviewView?
  private var hidden: (view: UIView, alpha: CGFloat)?
  private(set) var placement: ContextMenuPlacement
  private(set) var isEnding = false

  weak var interaction: UIContextMenuInteraction?
  /// The object by which elements of the menu are chosen: the sender of its actions.
  var sender: Any?
  /// The person chose the preview itself.
  var onPreview: (() -> Void)?
  /// The menu is about to go; the animator takes what goes along.
  var onDismiss: ((ContextMenuAnimator) -> Void)?
  /// The preview to whose place the lifted view goes back.
  var dismissalPreview: (() -> UITargetedPreview?)?

  /// A menu for a view; nil where the view is in no scene, or there is nothing to be shown.
  init?(_ menu: UIMenu, from view: UIView, as style: Style, order: UIContextMenuConfiguration.ElementOrder) {
    guard let window = view.window, let scene = window.windowScene else { return nil }
    self.style = style
    self.view = view
    let responder = window.firstResponder ?? view
    let upright = MenuPanel(menu, isReversed: false, responder: responder)
    guard !upright.isEmpty || style.source?.controller != nil else { return nil }
    overlay = MenuOverlay(scene: scene)
    let placement = Self.placement(for: upright.naturalSize, style, of: view, in: overlay)
    panel =
      order == .priority && placement.isAbove ? MenuPanel(menu, isReversed: true, responder: responder) : upright
    lifted = style.source.map { LiftedPreviewView($0) }
    self.placement = placement
    overlay.presenter = self
    overlay.accessibilityViewIsModal = true
    dimming.backgroundColor = style.isCompact ? .clear : MenuStyle.dimming
    dimming.isUserInteractionEnabled = false
    overlay.addSubview(dimming)
    if let lifted { overlay.addSubview(lifted) }
    if !panel.isEmpty { overlay.addSubview(panel) }
    panel.onChoose = { [weak self] in self?.choose($0) }
    panel.onResize = { [weak self] in self?.resize() }
    if lifted != nil {
      let tap = UITapGestureRecognizer()
      tap.addAction { [weak self] _ in self?.onPreview?() }
      lifted?.addGestureRecognizer(tap)
    }
  }

  private static func placement(
    for size: CGSize, _ style: Style, of view: UIView, in overlay: MenuOverlay
  ) -> ContextMenuPlacement {
    let room = overlay.safeBounds.shrunk(dx: 4, dy: 4)
    switch style {
    case .rich(let source):
      return ContextMenuPlacement(
        source: ContextMenuSource.frame(of: source.preview, in: overlay), preview: source.size(in: room), menu: size,
        in: room)
    case .compact(let rect):
      return ContextMenuPlacement(anchor: overlay.rect(rect, of: view), menu: size, in: room)
    }
  }

  /// The panel's rectangle on the screen.
  var menuFrame: CGRect { overlay.convert(panel.frame, to: nil) }

  // MARK: Appearing

  /// Lets everything appear, together with what the animator has been given.
  func appear(alongside animator: ContextMenuAnimator) {
    trace("is shown", because: "")
    dimming.frame = overlay.bounds
    dimming.alpha = 0
    if let lifted, let source = style.source {
      lifted.frame = ContextMenuSource.frame(of: source.preview, in: overlay)
      lifted.layoutIfNeeded()
      if source.preview.view.window != nil { hide(source.preview.view) }
      source.controller?.beginAppearanceTransition(true, animated: true)
    }
    panel.frame = placement.menu
    panel.layoutIfNeeded()
    panel.alpha = 0
    panel.transform = collapsed
    UIView.animate(
      withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.78, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: { [dimming, panel, lifted, placement] in
        dimming.alpha = 1
        panel.alpha = 1
        panel.transform = .identity
        lifted?.frame = placement.preview
        lifted?.showController(true)
        lifted?.layoutIfNeeded()
        lifted?.castShadow()
        animator.animate()
      },
      completion: { [style] _ in
        style.source?.controller?.endAppearanceTransition()
        animator.complete()
      })
  }

  /// The panel as small as it is at first, at the corner where it belongs.
  private var collapsed: CGAffineTransform {
    let scale: CGFloat = 0.3
    let isLeading = placement.menu.midX >= placement.preview.midX
    let corner = CGPoint(
      x: (isLeading ? -0.5 : 0.5) * placement.menu.width, y: (placement.isAbove ? 0.5 : -0.5) * placement.menu.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * corner.x, ty: (1 - scale) * corner.y)
  }

  // MARK: Going

  /// Lets everything go back to where it came from.
  func dismiss(because reason: String, committing commit: ContextMenuAnimator? = nil) {
    guard !isEnding else { return }
    isEnding = true
    trace("is hidden", because: reason)
    overlay.retire()
    let animator = ContextMenuAnimator(previewViewController: style.source?.controller)
    onDismiss?(animator)
    let isPop = commit?.preferredCommitStyle == .pop
    let goal = goal()
    style.source?.controller?.beginGoing(animated: true)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { [dimming, panel, lifted, overlay, collapsed] in
        dimming.alpha = 0
        panel.alpha = 0
        panel.transform = collapsed
        if isPop {
          lifted?.frame = overlay.bounds
          lifted?.alpha = 0
        } else if let goal {
          lifted?.frame = goal
          lifted?.showController(false)
        } else {
          lifted?.alpha = 0
        }
        lifted?.layer.shadowOpacity = 0
        lifted?.layoutIfNeeded()
        animator.animate()
        commit?.animate()
      },
      completion: { [self] _ in
        showHidden()
        style.source?.controller?.endAppearanceTransition()
        overlay.close()
        animator.complete()
        commit?.complete()
      })
    if isPop { showHidden() }
  }

  /// The view itself is not seen while its picture is.
  private func hide(_ view: UIView) {
    hidden = (view, view.alpha)
    view.alpha = 0
  }

  /// The view is seen again, as the program, or the layout of a collection view, has wanted it meanwhile.
  private func showHidden() {
    guard let hidden else { return }
    self.hidden = nil
    guard hidden.view.alpha == 0 else { return }
    hidden.view.alpha = (hidden.view as? UICollectionReusableView)?.appliedAttributes?.alpha ?? hidden.alpha
  }

  /// The place to which the lifted view goes back; nil where that has left the window.
  private func goal() -> CGRect? {
    guard let source = style.source else { return nil }
    let preview = dismissalPreview?() ?? source.preview
    guard preview.target.container.window != nil else { return nil }
    if preview === source.preview, preview.view.window == nil { return nil }
    return ContextMenuSource.frame(of: preview, in: overlay)
  }

  // MARK: Changes

  /// Changes the open menus.
  func update(_ change: (UIMenu) -> UIMenu) { panel.update(change) }

  private func resize() {
    guard !isEnding, let view, view.window != nil else { return }
    let new = Self.placement(for: panel.naturalSize, style, of: view, in: overlay)
    // What has been lifted stays where it is: the panel grows or shrinks from the edge that it is attached by.
    var frame = placement.menu
    let room = overlay.safeBounds.shrunk(dx: 4, dy: 4)
    frame.size.height =
      placement.isAbove
      ? min(panel.naturalSize.height, placement.menu.maxY - room.minY)
      : min(panel.naturalSize.height, max(room.maxY - placement.menu.minY, new.menu.height))
    frame.origin.y =
      placement.isAbove
      ? placement.menu.maxY - frame.height : min(placement.menu.minY, room.maxY - frame.height)
    placement.menu = frame
    panel.setNeedsLayout()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
      animations: { [panel] in
        panel.frame = frame
        panel.layoutIfNeeded()
      })
  }

  // MARK: Choosing

  /// The finger that has pressed moves on.
  func slide(to point: CGPoint, of view: UIView) {
    guard !isEnding else { return }
    panel.slide(to: point, of: view)
  }

  /// The finger that has pressed was lifted: what is below it is chosen.
  func endSlide() {
    guard !isEnding else { return }
    panel.chooseHighlighted()
  }

  /// The finger that has pressed was taken away.
  func cancelSlide() { panel.slide(to: nil, of: overlay) }

  private func choose(_ leaf: any UIMenuLeaf) {
    guard !isEnding else { return }
    select(leaf, in: panel.menus[0])
    let keeps = leaf.attributes.contains(.keepsMenuPresented)
    let responder = view?.window?.firstResponder ?? view
    if !keeps { dismiss(because: "“\(leaf.title)” was chosen") }
    let sender: Any? = sender ?? interaction
    let perform: @MainActor () -> Void = { leaf.performWithSender(sender, target: responder) }
    if let action = (leaf as? UICommand)?.action, action == .paste, let scene = view?.window?.windowScene {
      scene.withNewestPasteboard(perform)
    } else {
      perform()
    }
    if keeps { panel.update { $0 } }
  }

  /// In a menu of which one element is on at a time, the chosen one is on and the others are off.
  private func select(_ leaf: any UIMenuLeaf, in menu: UIMenu, isSingle: Bool = false) {
    let isSingle = isSingle || menu.options.contains(.singleSelection)
    let leaves = menu.children.compactMap { $0 as? any UIMenuLeaf }
    if isSingle, leaves.contains(where: { $0 === leaf }) {
      for other in leaves { other.state = other === leaf ? .on : .off }
    }
    for case let inner as UIMenu in menu.children { select(leaf, in: inner) }
  }

  // MARK: MenuOverlayOwner

  func overlayWasTouchedOutside() { dismiss(because: "a touch outside") }

  func overlayReceived(_ key: MenuKey) {
    if key == .dismiss { dismiss(because: "Escape was pressed") } else { panel.take(key) }
  }

  func overlayContentDidChange() {
    guard !isEnding, view?.window == nil else { return }
    dismiss(because: "what it is for has left the window")
  }

  func overlayDidResize() { dismiss(because: "the window has another size") }

  func overlaySceneDidEnd() { UIView.performWithoutAnimation { dismiss(because: "the scene is over") } }

  private func trace(_ change: String, because reason: String) {
    guard let application = overlay.windowScene?.application ?? view?.window?.windowScene?.application else { return }
    let name = interaction.map { application.trace.name(of: $0) } ?? application.trace.name(of: panel)
    application.trace.record(.menu(menu: name, change: change, reason: reason))
  }
}
