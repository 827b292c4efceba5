import GestureEngine

/// The screen that a scene is shown on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private(set) var screenDescription: ScreenDescription

  init(_ description: ScreenDescription) { screenDescription = description }

  /// The screen of the scene that is being connected, or else of the first one; 390 × 844 points where there is none.
  open class var main: UIScreen { UIApplication.shared.mainScreen }

  /// The screen's rectangle in points; its origin is zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: screenDescription.size) }

  /// Device pixels per point.
  open var scale: CGFloat { screenDescription.scale }

  /// The strips at the edges that the device covers.
  var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: screenDescription.safeAreaTop, left: screenDescription.safeAreaLeft,
      bottom: screenDescription.safeAreaBottom, right: screenDescription.safeAreaRight)
  }

  /// Numbers that are none, or negative, come from a broken host: lengths count as zero, a scale as 1.
  func update(_ description: ScreenDescription) {
    var description = description
    if !(description.size.width >= 0 && description.size.width.isFinite) { description.size.width = 0 }
    if !(description.size.height >= 0 && description.size.height.isFinite) { description.size.height = 0 }
    for strip in [\ScreenDescription.safeAreaTop, \.safeAreaLeft, \.safeAreaBottom, \.safeAreaRight]
    where !(description[keyPath: strip] >= 0 && description[keyPath: strip].isFinite) {
      description[keyPath: strip] = 0
    }
    if !(description.scale > 0 && description.scale.isFinite) { description.scale = 1 }
    screenDescription = description
  }
}
