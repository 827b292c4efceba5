import OpenCollectionViewShim
import Testing

/// Source from before Swift 4.2 means today's types.
@MainActor struct FormerNameTests {
  @Test func `types have their former names`() {
    #expect(UICollectionViewScrollDirection.self == UICollectionView.ScrollDirection.self)
    #expect(UIControlState.self == UIControl.State.self)
    #expect(UIGestureRecognizerState.self == UIGestureRecognizer.State.self)
    #expect(UIViewAnimationOptions.self == UIView.AnimationOptions.self)
    #expect(UIFontTextStyle.self == UIFont.TextStyle.self)
    #expect(NSAttributedStringKey.self == NSAttributedString.Key.self)
  }

  @Test func `functions that made values still make them`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(NSStringFromCGRect(rect) == "{{2, 1}, {4, 6}}")
    #expect(CGRectFromString("{{2, 1}, {4, 6}}") == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: 1, y: 2))) == CGPoint(x: 1, y: 2))
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `constants have the values of today's`() {
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIScrollViewDecelerationRateFast == 0.99)
    #expect(UIAccessibilityTraitHeader == .header)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn)
    #expect(kCATransitionPush == .push)
    #expect(UIViewNoIntrinsicMetric == -1)
  }

  @Test func `members do what those with today's names do`() {
    let (view, one, other) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(other)
    view.sendSubview(toBack: other)
    #expect(view.subviews == [other, one])
    view.bringSubview(toFront: other)
    #expect(view.subviews == [one, other])
    #expect(RunLoop.Mode.commonModes == .common)
    #expect(RunLoopMode.defaultRunLoopMode == .default)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers == [])
  }
}
