import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct ToolbarTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))

  private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  private func minX(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: toolbar).minX }

  @Test func `items stand beside each other from the leading edge on`() {
    let (first, second) = (box(), box())
    toolbar.items = [UIBarButtonItem(customView: first), UIBarButtonItem(customView: second)]
    screen.show(toolbar)
    #expect(minX(first) == 16)
    #expect(minX(second) == 52)
    #expect(first.convert(first.bounds, to: toolbar).midY == 22)
  }

  // V27
  @Test func `margins that are wider than the bar's own are kept`() {
    let (first, last) = (box(), box())
    toolbar.items = [UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last)]
    toolbar.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 40)
    screen.show(toolbar)
    #expect(minX(first) == 60 && minX(last) == 390 - 40 - 20)
  }

  @Test func `flexible spaces share what is left, and fixed ones keep their width`() {
    let (first, second, third) = (box(), box(), box())
    toolbar.items = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: second), .flexibleSpace(),
      UIBarButtonItem(customView: third),
    ]
    screen.show(toolbar)
    #expect([first, second, third].map(minX) == [16, 185, 354])
    toolbar.items = [UIBarButtonItem(customView: first), .fixedSpace(50), UIBarButtonItem(customView: second)]
    screen.runFrame()
    #expect(minX(second) == 102)
    #expect(third.superview == nil)
  }

  @Test func `items that are hidden are left out, and items that change are shown anew`() {
    let (first, second) = (box(), box())
    let item = UIBarButtonItem(customView: first)
    toolbar.items = [item, UIBarButtonItem(customView: second)]
    screen.show(toolbar)
    item.isHidden = true
    toolbar.setItems(toolbar.items, animated: false)
    screen.runFrame()
    #expect(minX(second) == 16)
  }

  @Test func `system items have their words and their looks`() {
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .trash).accessibilityLabel == "Delete")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test func `a button that is as wide as its widest title stays where it is`() {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    item.possibleTitles = ["On", "Switched off"]
    let after = box()
    toolbar.items = [item, UIBarButtonItem(customView: after)]
    screen.show(toolbar)
    let place = minX(after)
    item.title = "Switched off"
    screen.runFrame()
    #expect(minX(after) == place)
  }

  @Test func `a bar without room for its buttons is laid out all the same`() {
    toolbar.frame = .zero
    toolbar.items = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), UIBarButtonItem(systemItem: .add),
    ]
    screen.show(toolbar)
    toolbar.frame = CGRect(x: 0, y: 800, width: 390, height: 44)
    screen.runFrame()
    #expect(toolbar.items?.count == 2)
  }

  @Test func `a group gives its items, and an optional one outside of the default is hidden`() {
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    let group = UIBarButtonItemGroup.fixedGroup(items: [first, second])
    #expect(first.buttonGroup === group)
    group.barButtonItems = [second]
    #expect(first.buttonGroup == nil)
    let hidden = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "x", isInDefaultCustomization: false, items: [first])
    #expect(hidden.isHidden)
  }
}
