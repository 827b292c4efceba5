/// Something that can say where it stands on the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar stands; asked when the bar comes into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Wherever it is.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
