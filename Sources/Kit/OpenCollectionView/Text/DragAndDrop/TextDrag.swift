import TextEngine

/// The dragging of what is selected in a text. // N78
@MainActor final class TextDrag: UIDragInteractionDelegate {
  private weak var text: EditedText?
  private(set) lazy var interaction = makeInteraction()
  weak var delegate: (any UITextDragDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.textDrag) }
  }
  var options: UITextDragOptions = []
  /// The part that is dragged, and the text as it was then.
  private var dragged: (range: Range<Int>, text: String, session: any UIDragSession)?
  /// Tells whether a move has taken the part away already.
  private var hasMoved = false
  private(set) var isActive = false

  init(_ text: EditedText) { self.text = text }

  private final class Request: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: Range<Int>, _ items: [UIDragItem], _ session: any UIDragSession) {
      dragRange = UITextRange(range)
      suggestedItems = items
      dragSession = session
    }
  }

  private var owner: (any TextOwner)? { text?.view }
  private var draggable: (any UIView & UITextDraggable)? { owner as? any UIView & UITextDraggable }

  private func makeInteraction() -> UIDragInteraction {
    let interaction = UIDragInteraction(delegate: self)
    interaction.onOver = { [weak self] session in
      if self?.dragged?.session === session { self?.dragged = nil }
    }
    return interaction
  }

  /// Has the view hear of presses on the selection: views in which nothing has ever been selected have no recognizers for it.
  func attach() {
    guard let owner, interaction.view !== owner else { return }
    owner.addInteraction(interaction)
  }

  /// The part that a drag session drags, unless the text has changed since.
  func range(of session: (any UIDragSession)?) -> Range<Int>? {
    guard let dragged, let session, dragged.session === session, let text,
      text.document.text(in: dragged.range) == dragged.text
    else { return nil }
    return dragged.range
  }

  /// The part has been moved within the text.
  func didMove() { hasMoved = true }

  // MARK: The interaction

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let text, let owner, !text.isSecret, owner.window?.windowScene?.textHost?.showsCarets != true else {
      return []
    }
    let range = text.document.selection
    let point = session.location(in: owner)
    guard !range.isEmpty, rects(of: range, in: owner).contains(where: { $0.contains(point) }) else { return [] }
    let part = text.document.text(in: range)
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: part as NSString))]
    guard let view = draggable else { return [] }
    let items =
      delegate?.textDraggableView(view, itemsForDrag: Request(range, suggested, session)) ?? suggested
    guard !items.isEmpty else { return [] }
    dragged = (range, part, session)
    hasMoved = false
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = draggable, let range = dragged?.range else { return nil }
    if let own = delegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) { return own }
    let lines = rects(of: range, in: view).map { NSValue(cgRect: $0) }
    let parameters = UIDragPreviewParameters(textLineRects: lines)
    guard let path = parameters.visiblePath?.bounds, !path.isEmpty else { return UITargetedDragPreview(view: view) }
    // Where the middle of the path lies. // N22
    let center = CGPoint(x: path.midX, y: path.midY)
    return UITargetedDragPreview(
      view: view, parameters: parameters, target: UIDragPreviewTarget(container: view, center: center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    guard let view = draggable else { return }
    delegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    text?.takesChanges ?? false
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isActive = true
    guard let view = draggable else { return }
    delegate?.textDraggableView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isActive = false
    // Whoever took it has it: it goes from here, if it is still there.
    if operation == .move, !hasMoved, let range = range(of: session) { text?.replaceByPerson(range, with: "") }
    dragged = nil
    guard let view = draggable else { return }
    delegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
  }

  private func rects(of range: Range<Int>, in view: any UITextInput) -> [CGRect] {
    view.selectionRects(for: UITextRange(range)).map(\.rect).filter { !$0.isEmpty }
  }
}
