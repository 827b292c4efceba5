#if !canImport(UIKit)
// Members that have other names since Swift 4.2.

extension UIView {
  /// Puts a subview behind the others.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// Puts a subview in front of the others.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
}

extension UIViewController {
  /// Makes a controller a child.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// Takes the controller out of its parent.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The controller has another parent.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The controller is about to have another parent.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// The children.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
}

/// The modes of a run loop.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The modes in which things usually go on.
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The usual mode.
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension NSNotification.Name {
  /// A keyboard on the screen is about to come.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

  /// A keyboard on the screen has come.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }

  /// A keyboard on the screen is about to go.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

  /// A keyboard on the screen has gone.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }

  /// A keyboard on the screen is about to have another frame.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }

  /// Memory is short.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The device was turned.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
}
#endif
