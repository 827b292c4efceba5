import DragEngine

/// A target's answer when it is asked what a drop would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// Tells what the drop would do.
  open private(set) var operation: UIDropOperation
  /// Tells whether the place is a little above the finger, so that it can be seen; false unless set. // N32
  open var isPrecise = false
  /// Tells whether what is dragged is shown in its own size over the target; false unless set. // N24
  open var prefersFullSizePreview = false

  /// A proposal to do something.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// The same proposal as another object.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.take(over: self)
    return copy
  }

  /// Takes over what another proposal says beside what the drop would do.
  final func take(over other: UIDropProposal) {
    isPrecise = other.isPrecise
    prefersFullSizePreview = other.prefersFullSizePreview
  }

  var inEngine: DropProposal {
    DropProposal(operation.inEngine, isPrecise: isPrecise, prefersFullSize: prefersFullSizePreview)
  }
}
