/// Shows how far the loading of a view has come.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// The state has changed to that of the context.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
