/// How the preview of something that is dragged looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// The same parameters as another object.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.take(over: self)
    return copy
  }
}
