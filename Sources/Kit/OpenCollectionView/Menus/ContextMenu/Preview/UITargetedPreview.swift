/// A view that is lifted off the screen, with its look and the place it comes from.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is shown: a picture of it is taken when the preview begins.
  open private(set) var view: UIView
  /// How the preview looks.
  open private(set) var parameters: UIPreviewParameters
  /// The place the preview comes from: its centre is that of what is seen of the view. // N22
  open private(set) var target: UIPreviewTarget

  /// A preview of a view that comes from a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A preview of a view that is on the screen, from where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil || view.window == nil {
      ProgrammingErrors.report(
        "A UITargetedPreview was made of \(type(of: view)), which is in no window: "
          + "use init(view:parameters:target:), which says where the preview comes from.",
        instead: "it comes from nowhere that can be seen")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? UIView(), center: view.middle(ofPart: parameters.visiblePath),
        transform: view.transform))
  }

  /// A preview of a view that is on the screen, as it is.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The same preview from another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  /// The middle of the part of the view that a path bounds, where the view is shown; its own middle without a path. // N22
  func middle(ofPart path: UIBezierPath?) -> CGPoint {
    guard let part = path?.bounds, part.isFinite, let superview else { return center }
    return superview.convert(CGPoint(x: part.midX, y: part.midY), from: self)
  }
}
