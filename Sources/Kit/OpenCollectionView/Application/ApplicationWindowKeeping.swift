/// An application's delegate that may have a window: ``UIApplicationDelegate`` alone refines it.
@preconcurrency @MainActor public protocol ApplicationWindowKeeping: AnyObject {
  /// The window of a program without scenes, in which storyboards show their first controller on iOS. A class need not have it.
  @_disfavoredOverload var window: UIWindow? { get }
}

extension ApplicationWindowKeeping {
  /// None: the class has no such property.
  @_disfavoredOverload public var window: UIWindow? {
    MissingDelegateWindow.isMissing = true
    return nil
  }
}

extension UIApplicationDelegate {
  /// The delegate's window as any delegate is asked for it: nil where its class has no such property, and a nil inside where that is nil,
  /// as of optional properties of UIKit's: `UIApplication.shared.delegate?.window??.safeAreaInsets`.
  public var window: UIWindow?? {
    MissingDelegateWindow.isMissing = false
    let keeper: any ApplicationWindowKeeping = self
    let window: UIWindow? = keeper.window
    return MissingDelegateWindow.isMissing ? .none : .some(window)
  }
}

/// Tells a property that a delegate does not have from one that is nil.
@MainActor private enum MissingDelegateWindow {
  static var isMissing = false
}
