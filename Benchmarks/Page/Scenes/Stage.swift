import OpenCollectionView

/// What is shown, and what a frame does to it.
@MainActor protocol Stage {
  var view: UIView { get }
  /// Goes on by one frame's step.
  func step()
  /// Goes to somewhere else altogether.
  func jump()
}
