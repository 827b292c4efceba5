/// Something that has surroundings: a view, a controller, a screen, a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }

  /// The surroundings have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
