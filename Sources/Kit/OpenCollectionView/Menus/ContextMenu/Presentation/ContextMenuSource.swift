/// The preview that a context menu lifts off the screen.
@MainActor final class ContextMenuSource {
  let preview: UITargetedPreview
  let controller: UIViewController?
  let badgeCount: Int

  init(preview: UITargetedPreview, controller: UIViewController?, badgeCount: Int) {
    self.preview = preview
    self.controller = controller
    self.badgeCount = badgeCount
  }

  /// How large the preview wants to be: the controller's wish, or the view's size.
  func size(in room: CGRect) -> CGSize {
    guard let controller else { return Self.visiblePart(of: preview).size }
    let wish = controller.preferredContentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : room.width, height: wish.height > 0 ? wish.height : room.height * 0.5)
  }

  /// The part of its view that a preview shows: all of it where its path has no outline.
  static func visiblePart(of preview: UITargetedPreview) -> CGRect {
    let part = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    return part.isFinite ? part : preview.view.bounds
  }

  /// The frame of a preview, in an overlay's coordinates: the middle of what is seen of its view lies at the target's
  /// centre. // N22
  static func frame(of preview: UITargetedPreview, in overlay: UIWindow) -> CGRect {
    let target = preview.target
    let shown = visiblePart(of: preview)
    var rect = CGRect(
      x: target.center.x - shown.width / 2, y: target.center.y - shown.height / 2, width: shown.width,
      height: shown.height)
    if target.transform != .identity {
      let scaled = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
        .applying(target.transform)
      rect = scaled.offsetBy(dx: rect.midX, dy: rect.midY)
    }
    return overlay.layer.convert(rect, from: target.container.layer)
  }
}
