/// Loads controls and alerts: what rests on them does what a tap would do. // N70
final class ActivationSpring: UISpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: TargetBehavior(), interactionEffect: nil) { interaction, context in
      guard let target = context.targetView else { return }
      // What is kept of the place of a tap is not for a drag.
      _ = target.accessibilityActivate()
    }
  }

  /// Finds the part under the drag that a tap would activate.
  private final class TargetBehavior: UISpringLoadedInteractionBehavior {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      guard let view = interaction.view else { return false }
      if let control = view as? UISegmentedControl {
        let place = context.location(in: control)
        let segment = control.segments.first { $0.frame.contains(place) }
        context.targetView = segment
        return control.isEnabled && segment?.content.isEnabled == true
      }
      if let control = view as? UIControl { return control.isEnabled }
      if let row = view as? AlertRow { return row.action.isEnabled }
      return true
    }
  }
}

extension UIView {
  /// Tells whether a drag that rests on the view does what a tap does.
  var isSpringLoadedByActivation: Bool {
    get { interactions.contains { $0 is ActivationSpring } }
    set {
      guard newValue != isSpringLoadedByActivation else { return }
      if newValue { return addInteraction(ActivationSpring()) }
      for case let spring as ActivationSpring in interactions { removeInteraction(spring) }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Tells whether a drag that rests on the button presses it; false unless set.
  public var isSpringLoaded: Bool {
    get { isSpringLoadedByActivation }
    set { isSpringLoadedByActivation = newValue }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Tells whether a drag that rests on a segment chooses it; false unless set.
  public var isSpringLoaded: Bool {
    get { isSpringLoadedByActivation }
    set { isSpringLoadedByActivation = newValue }
  }
}
