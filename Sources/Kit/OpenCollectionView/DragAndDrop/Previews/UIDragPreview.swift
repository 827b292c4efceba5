/// A view that is shown for an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view, which need not be in a window.
  open private(set) var view: UIView
  /// How it looks.
  open private(set) var parameters: UIDragPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// A preview of a view, as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the preview of something that is dragged looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// The same parameters as another object.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.take(over: self)
    return copy
  }
}
