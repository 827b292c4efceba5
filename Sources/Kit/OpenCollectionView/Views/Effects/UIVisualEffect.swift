/// The effect of a ``UIVisualEffectView`` on everything behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// An effect from an archive: one that does nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// The effect itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The change of everything behind; nil for none.
  var backdrop: LayerBackdrop? { nil }
  /// The colour over it.
  var tint: UIColor? { nil }
  /// The colour in place of both, for people who want to see through nothing.
  var opaqueColor: UIColor? { nil }
}
