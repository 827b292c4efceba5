package import OpenCollectionView
package import TouchTesting

extension UIWindow {
  /// Fills the root controller's view with a view.
  package func show(_ content: UIView) {
    guard let root = rootViewController?.view else { return }
    content.frame = root.bounds
    root.addSubview(content)
  }
}

extension VirtualScreen {
  /// A screen like the page's with the same application, which shows a view and is at rest.
  package static func likePage(_ content: () -> UIView) -> VirtualScreen {
    let screen = VirtualScreen(width: 400, height: 600, scale: 1, delegateClass: GestureDelegate.self)
    screen.advanceUntilRest()
    screen.window.show(content())
    screen.advanceUntilRest()
    return screen
  }
}
