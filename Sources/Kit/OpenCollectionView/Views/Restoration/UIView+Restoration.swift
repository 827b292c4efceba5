import Foundation

extension UIView {
  /// The name by which the view is found again when its scene is made anew, as after a reload; nil for a view that begins anew.
  ///
  /// A scroll view with a name goes back to where it was scrolled, and a collection view also to what was selected in it, without
  /// any work of its controller: when it is first laid out with the content that this needs. Views of the same name are told
  /// apart by the names of the views and controllers that they are in. Nothing is restored where a person has begun to scroll,
  /// or came by another address. // V75
  ///
  /// Difference from UIKit: the controllers around need no names, and other views than scroll views keep nothing.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set {
      guard newValue != restorationIdentifier else { return }
      makeRare().restorationIdentifier = newValue
      guard let newValue, !newValue.isEmpty else { return }
      RareViewState.namesAreUsed = true
      guard let scrollView = self as? UIScrollView else { return }
      scrollView.awaitsRestoration = true
      scrollView.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// The name by which what is in the controller's view is found again; see ``UIView/restorationIdentifier``. Nil where
  /// the names of its views are enough.
  public var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if newValue != restorationIdentifier { makeRare().restorationIdentifier = newValue } }
  }

  /// The class that would make the controller anew; kept for programs that set it. See ``UIViewControllerRestoration``.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { rare?.restorationClass }
    set { if newValue != nil || rare != nil { makeRare().restorationClass = newValue } }
  }
}

/// A class that makes controllers anew which were there when the program ended.
///
/// Difference from UIKit: nobody asks it. Scenes are made anew by their delegates, and scroll views with names go back to where they were.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// The controller of a path of names; nil where it need not be made.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIScrollView {
  /// The names from the outermost controller to the view, with how deep in a navigation it is; nil for a view without one.
  var restorationPath: String? {
    guard restorationIdentifier?.isEmpty == false else { return nil }
    var names: [String] = []
    var responder: UIResponder? = self
    while let current = responder {
      let controller = current as? UIViewController
      if let name = (current as? UIView)?.restorationIdentifier ?? controller?.restorationIdentifier {
        names.append(name)
      }
      // Screens of one class lie above each other.
      if let controller, let navigation = controller.parent as? UINavigationController,
        let depth = navigation.viewControllers.firstIndex(where: { $0 === controller }), depth > 0
      {
        names.append("\(depth)")
      }
      // A controller below others in a navigation is in no view around it.
      responder = controller?.parent ?? current.next
    }
    return names.reversed().joined(separator: "/")
  }

  /// The insets within which the content was seen last: outside of windows nothing covers a view.
  var insetWhenShown: UIEdgeInsets {
    guard window == nil, let shown = rare?.insetWhenShown else { return adjustedContentInset }
    return shown
  }

  /// A view with a name leaves its window, and may be asked for its place there.
  func noteInsetForRestoration() {
    if restorationIdentifier != nil { rare?.insetWhenShown = adjustedContentInset }
  }

  /// Shows again what the scene had before it was made anew, as soon as there is the content for it.
  func restoreWhenPossible() {
    guard let scene = window?.windowScene else { return }
    guard !scene.awaitedViews.isEmpty, let path = restorationPath, let kept = scene.awaitedViews[path] else {
      awaitsRestoration = false
      return
    }
    guard activity == .none else {
      scene.awaitedViews[path] = nil
      awaitsRestoration = false
      return
    }
    guard kept.show(in: self) else { return }
    // What is laid out again in this frame, as by a controller that has learnt of its size, shows it again.
    scene.afterLayout { [weak self, weak scene] in
      scene?.awaitedViews[path] = nil
      self?.awaitsRestoration = false
    }
  }
}
