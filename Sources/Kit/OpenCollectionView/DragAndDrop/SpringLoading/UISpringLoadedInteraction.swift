/// Activates a view when something that is dragged rests on it, so that a drag can go where a tap would go.
///
/// ```swift
/// folderView.addInteraction(
///   UISpringLoadedInteraction { [weak self] interaction, context in self?.openFolder() })
/// ```
///
/// A drag that comes upon the view makes it ``UISpringLoadedInteractionEffectState/possible``. After 0.7 seconds of rest within 10
/// points it is about to be activated, and after 1 second it is: the handler is called, once until the drag has left. Of several
/// interactions under a drag the innermost counts whose behaviour allows it. // N70
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Says when a drag may load the view.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far it has come.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// An interaction that calls a handler when the view is activated.
  ///
  /// - Parameters:
  ///   - interactionBehavior: says when a drag may load the view; nil for always.
  ///   - interactionEffect: shows how far it has come; nil for a highlight that flashes before the activation.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringAlways()
    self.interactionEffect = interactionEffect ?? SpringHighlight()
    activationHandler = handler
    super.init()
  }

  /// An interaction that any drag loads, and that shows it with a highlight.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// The interaction is about to leave its view: drags on it have left it.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.window?.windowScene?.drags?.springWillGo(self)
  }

  /// A drag that may have loaded the view, or was refused, has left it.
  func dragDidLeave() {}

  /// The interaction has got a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Lets any drag load a view.
private final class SpringAlways: UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  { true }
}

/// A thing that a drag can activate by resting on it: buttons, segmented controls, bar button items, alerts and collection views.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Tells whether a drag that rests on it activates it; false unless set.
  var isSpringLoaded: Bool { get set }
}

/// Shows how far the loading of a view has come.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// The state has changed to that of the context.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
