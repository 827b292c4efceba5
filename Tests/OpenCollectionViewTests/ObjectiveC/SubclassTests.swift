import OpenCollectionView
import Testing

/// Classes that programs subclass on iOS: what they inherit and override is there, and is asked.
@MainActor struct SubclassTests {
  private final class Named: NSLayoutConstraint { var name = "" }

  @Test func `a constraint of a program's own class is made like any other`() {
    // V63
    let view = UIView()
    let width = Named(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50)
    width.name = "width"
    #expect(width.relation == .greaterThanOrEqual)
    #expect(width.firstItem === view)
    width.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero).width == 50)
    #expect(!Named().isActive)
  }

  private class Wide: UITraitCollection {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  }

  @Test func `surroundings of a program's own class answer for single traits`() {
    // V63
    #expect(Wide().horizontalSizeClass == .regular)
    #expect(Wide().verticalSizeClass == .unspecified)
    #expect(Wide().copy() is Wide)
  }

  private final class Shaken: UIEvent { override var type: EventType { .motion } }
  private final class Pointing: UIViewController {
    let bubble = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
    override var popoverPresentationController: UIPopoverPresentationController? { bubble }
  }

  @Test func `events and controllers of a program's own say what it has them say`() {
    // V63
    #expect(Shaken().type == .motion)
    let controller = Pointing()
    #expect(controller.popoverPresentationController === controller.bubble)
  }

  @Test func `priorities and levels compare, and values that never change are their own copies`() {
    // V63
    #expect(UILayoutPriority.defaultLow < .required)
    #expect(UIWindow.Level.alert > .normal)
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font.copy() as? UIFont === font)
    #expect(UISpringTimingParameters().copy() is UISpringTimingParameters)
  }
}
