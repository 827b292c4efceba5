/// The configuration of a responder that takes pastes, and the taking of drops that comes with it. // N78
@MainActor final class PasteAbility: UIDropInteractionDelegate {
  /// Tells whether any responder has ever had a configuration: without, no view is asked for one while something is dragged.
  private(set) static var isUsed = false

  let configuration: UIPasteConfiguration
  private weak var responder: UIResponder?
  private lazy var interaction = UIDropInteraction(delegate: self)

  init(_ configuration: UIPasteConfiguration, of responder: UIResponder) {
    self.configuration = configuration
    self.responder = responder
    Self.isUsed = true
  }

  /// The interaction that takes drops on a view of the responder. It is none of the view's own.
  func drop(on view: UIView) -> UIDropInteraction {
    if interaction.view !== view { interaction.didMove(to: view) }
    return interaction
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    responder?.canPaste(session.items.map(\.itemProvider)) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: responder == nil ? .cancel : .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    responder?.paste(itemProviders: session.items.map(\.itemProvider))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
}
