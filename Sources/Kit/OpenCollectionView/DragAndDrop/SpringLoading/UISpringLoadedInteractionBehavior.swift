/// Says when a drag may load a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Tells whether the drag loads the view, where it is now. It is asked when the drag comes upon the view, and for each move on it.
  ///
  /// To load parts of a view one by one, put the part into the context's `targetView` or `targetItem`: a drag that comes to another
  /// part begins anew.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The drag has left the view that it was loading, or is over. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
