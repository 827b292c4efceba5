extension UIWindowScene {
  /// The window of the scene that keys go to; nil where none of them has them.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
}
