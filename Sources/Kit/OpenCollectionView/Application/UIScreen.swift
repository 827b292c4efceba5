public import GestureEngine

/// The screen that a scene is shown on: a browser's window, or the whole display of a device.
///
/// Difference from UIKit: what a page does not know of its display is left out, namely brightness, capture, overscan,
/// mirroring and focus.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The host's description of the screen.
  public private(set) final var screenDescription: ScreenDescription
  /// The scene that the screen shows; nil for a screen of no scene.
  @NotKept var scene: UIWindowScene?

  init(_ description: ScreenDescription) { screenDescription = description }

  /// A screen that nothing is shown on, of 390 × 844 points: for tests, which override what it says. Those that something is
  /// shown on are made by hosts.
  public override init() { screenDescription = ScreenDescription(size: CGSize(width: 390, height: 844)) }

  /// The screen of the scene that is being connected, or else of the first one; 390 × 844 points where there is none.
  open class var main: UIScreen { UIApplication.shared.mainScreen }

  /// The screens of all scenes, oldest first.
  open class var screens: [UIScreen] { UIApplication.shared.scenes.map(\.screen) }

  /// The screen's rectangle in points; its origin is zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: screenDescription.size) }

  /// The screen's rectangle in pixels.
  ///
  /// Difference from UIKit: it is turned with the screen, since a page does not know which way up a display is built.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }

  /// Device pixels per point.
  open var scale: CGFloat { screenDescription.scale }

  /// Device pixels per point; the same as ``scale``, since nothing is shown at another size than it is made for.
  open var nativeScale: CGFloat { scale }

  /// The traits that the screen gives to the scene on it.
  open var traitCollection: UITraitCollection {
    var description = screenDescription
    (description.size, description.scale) = (bounds.size, scale)
    return UITraitCollection(screen: description)
  }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's coordinates, to convert those of views into.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = makeCoordinateSpace()

  /// The same as ``coordinateSpace``: a page does not know which way up a display is built.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The way in which the screen is driven.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

  /// The way in which the screen is driven best: the present one.
  open var preferredMode: UIScreenMode? { currentMode }

  /// The ways in which the screen can be driven: the present one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// How bright colours can be beyond white; 1, since what is shown is never brighter.
  open var potentialEDRHeadroom: CGFloat { 1 }

  /// How bright colours can be beyond white now; 1, since what is shown is never brighter.
  open var currentEDRHeadroom: CGFloat { 1 }

  /// A view that looks as the screen does now, and does not change with it.
  ///
  /// - Parameter afterUpdates: whether what is marked is laid out and displayed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { makeSnapshot(afterUpdates: afterUpdates) }

  /// The strips at the edges that the device covers.
  var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: screenDescription.safeAreaTop, left: screenDescription.safeAreaLeft,
      bottom: screenDescription.safeAreaBottom, right: screenDescription.safeAreaRight)
  }

  private func makeCoordinateSpace() -> any UICoordinateSpace {
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = bounds
    return ScreenCoordinateSpace(root: scene?.tree.root ?? root)
  }

  private func makeSnapshot(afterUpdates: Bool) -> UIView {
    guard let tree = scene?.tree, bounds.width > 0, bounds.height > 0 else { return UIView(frame: bounds) }
    if afterUpdates { tree.layoutAndDisplay() }
    return SnapshotView(of: bounds, of: tree.root.frozenCopy())
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
