/// An edge of a controller's view up to which bars, or the device, cover it: what ``UIViewController/topLayoutGuide`` and
/// ``UIViewController/bottomLayoutGuide`` are. Programs since iOS 11 use the safe area of the view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How high it is.
  var heightAnchor: NSLayoutDimension { get }
}
