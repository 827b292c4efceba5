import Foundation
import OpenCollectionView
import PictureTesting
import TouchTesting

/// A screen on which a view or a controller stands while it is looked at.
@MainActor final class Stand {
  private let screen: VirtualScreen
  /// The view whose picture is taken; nil for the whole screen.
  private let view: UIView?
  private let giveBack: () -> Void

  init(_ view: UIView, size: CGSize?, traits: UITraitCollection, scale: CGFloat) {
    let (superview, frame) = (view.superview, view.frame)
    let index = superview?.subviews.firstIndex(of: view) ?? 0
    let fitting =
      view.frame.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.frame.size
    let size = size ?? fitting
    screen = VirtualScreen(width: max(1, size.width), height: max(1, size.height), scale: scale)
    self.view = view
    giveBack = {
      view.removeFromSuperview()
      view.frame = frame
      superview?.insertSubview(view, at: index)
    }
    screen.see(in: traits)
    view.frame = CGRect(origin: .zero, size: size)
    screen.window.addSubview(view)
    screen.runFrame()
    screen.advanceUntilRest()
  }

  init(_ controller: UIViewController, size: CGSize?, traits: UITraitCollection, scale: CGFloat) {
    let own = controller.viewIfLoaded?.bounds.size ?? .zero
    // Where nobody has said a size: the screen of a phone, as VirtualScreen has it by itself.
    let size = size ?? (own.width > 0 && own.height > 0 ? own : CGSize(width: 393, height: 852))
    let screen = VirtualScreen(width: max(1, size.width), height: max(1, size.height), scale: scale)
    self.screen = screen
    view = nil
    giveBack = { screen.window.rootViewController = nil }
    screen.see(in: traits)
    screen.show(controller)
    screen.runFrame()
    screen.advanceUntilRest()
  }

  func use<Result>(_ body: (ScreenPicture) -> Result) -> Result {
    defer { giveBack() }
    guard let view, let picture = screen.picture(of: view) else { return body(screen.picture()) }
    return body(picture)
  }

  func layers() -> String {
    defer { giveBack() }
    return screen.layerText(of: view) ?? ""
  }
}

extension VirtualScreen {
  /// Has the window see in traits, as far as they say anything.
  fileprivate func see(in traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { window.overrideUserInterfaceStyle = traits.userInterfaceStyle }
    if traits.preferredContentSizeCategory != .unspecified {
      window.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.layoutDirection != .unspecified { window.traitOverrides.layoutDirection = traits.layoutDirection }
    if traits.horizontalSizeClass != .unspecified {
      window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { window.traitOverrides.verticalSizeClass = traits.verticalSizeClass }
  }
}
