import TextEngine

/// The dropping of texts into a text. // N78
@MainActor final class TextDrop: UIDropInteractionDelegate {
  private weak var text: EditedText?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  weak var delegate: (any UITextDropDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.textDrop) }
  }
  /// The drag that is over the text, or being dropped.
  private var session: (any UIDropSession)?
  private var proposal: UITextDropProposal?
  private var place = 0
  private var caret: DropCaretView?

  init(_ text: EditedText) { self.text = text }

  private final class Request: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(at place: Int, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
      dropPosition = UITextPosition(offset: place)
      suggestedProposal = proposal
      self.isSameView = isSameView
      dropSession = session
    }
  }

  private var owner: (any TextOwner)? { text?.view }
  private var droppable: (any UIView & UITextDroppable)? { owner as? any UIView & UITextDroppable }

  /// Tells whether a drag is over the text, or being dropped.
  var isActive: Bool { session != nil }

  /// The interaction, for whoever looks for targets: it is none of the view's own interactions, which cost something in each view.
  var target: UIDropInteraction? {
    guard let owner else { return nil }
    if interaction.view !== owner { interaction.didMove(to: owner) }
    return interaction
  }

  // MARK: Over the text

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let text, session.canLoadObjects(ofClass: NSString.self) else { return false }
    guard !text.takesChanges else { return true }
    guard let droppable, let delegate, let request = request(for: session) else { return false }
    switch delegate.textDroppableView(droppable, willBecomeEditableForDrop: request) {
    case .no: return false
    case .temporary: return true
    case .yes:
      (owner as? UITextView)?.isEditable = true
      return true
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    if let droppable { delegate?.textDroppableView(droppable, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let owner, let droppable else { return UIDropProposal(operation: .cancel) }
    place = owner.closestPosition(to: session.location(in: owner))?.offset ?? text?.document.length ?? 0
    guard let request = request(for: session) else { return UIDropProposal(operation: .cancel) }
    var answer = request.suggestedProposal
    if let delegate {
      answer = delegate.textDroppableView(droppable, proposalForDrop: request)
      delegate.textDroppableView(droppable, dropSessionDidUpdate: session)
    }
    guard self.session === session else { return answer }
    proposal = answer
    showCaret(answer.operation.isTaken && answer.dropAction == .insert)
    return answer
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    guard self.session === session else { return }
    leave()
    if let droppable { delegate?.textDroppableView(droppable, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    if self.session === session { leave() }
    if let droppable { delegate?.textDroppableView(droppable, dropSessionDidEnd: session) }
  }

  private func leave() {
    showCaret(false)
    session = nil
    proposal = nil
  }

  private func request(for session: any UIDropSession) -> Request? {
    guard let text else { return nil }
    let isSameView = text.drag.range(of: session.localDragSession) != nil
    let operation: UIDropOperation = isSameView && session.allowsMoveOperation ? .move : .copy
    return Request(at: place, UITextDropProposal(operation: operation), isSameView: isSameView, session)
  }

  /// Shows where a text would come in, or no longer. It does not blink: it moves with the finger.
  private func showCaret(_ isShown: Bool) {
    guard isShown, let owner else {
      caret?.removeFromSuperview()
      caret = nil
      return
    }
    let shown = caret ?? DropCaretView()
    shown.tintColor = owner.tintColor
    var rect = owner.caretRect(for: UITextPosition(offset: place))
    rect.size.width = DropCaretView.width
    if shown.frame != rect { shown.frame = rect }
    if shown.superview !== owner { owner.addSubview(shown) }
    caret = shown
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let text, let proposal, proposal.operation.isTaken else { return }
    if let droppable, let delegate, let request = request(for: session) {
      delegate.textDroppableView(droppable, willPerformDrop: request)
    }
    guard proposal.dropPerformer == .view else { return }
    let dragged = text.drag.range(of: session.localDragSession)
    // The caret goes where the text has come. Where the program lets nobody edit the text it comes in all the same.
    owner?.becomeFirstResponder()
    if let dragged, proposal.operation == .move, proposal.dropAction == .insert, proposal.useFastSameViewOperations {
      text.drag.didMove()
      return text.moveByPerson(dragged, to: place)
    }
    let (place, action) = (place, proposal.dropAction)
    session.loadObjects(ofClass: NSString.self) { [weak text] objects in
      let parts = objects.compactMap { ($0 as? NSString).map(String.init(describing:)) }
      if !parts.isEmpty { text?.take(parts, at: place, by: action) }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let owner, let droppable else { return nil }
    let rect = owner.caretRect(for: UITextPosition(offset: place))
    let target = UIDragPreviewTarget(
      container: owner, center: CGPoint(x: rect.midX, y: rect.midY),
      transform: CGAffineTransform(scaleX: DropCaretView.dropScale, y: DropCaretView.dropScale))
    let toCaret = defaultPreview.retargetedPreview(with: target)
    guard let delegate else { return toCaret }
    return delegate.textDroppableView(droppable, previewForDroppingAllItemsWithDefault: toCaret)
  }
}

extension UIDropOperation {
  /// Tells whether something is taken.
  fileprivate var isTaken: Bool { self == .copy || self == .move }
}
