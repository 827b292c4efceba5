import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What hosts are told of elements.
@MainActor struct ElementDescriptionTests {
  let stage = SpokenScreen()

  private func element(_ change: (UIView) -> Void) -> LayerAccessibility? {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Thing"
    change(view)
    stage.show(view)
    return stage.told.first
  }

  @Test func `A view of which nothing was said is no element`() {
    stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(stage.told.isEmpty)
  }

  @Test func `A button can be reached, and one that is not enabled cannot`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    stage.show(view)
    #expect(stage.told.map(\.role) == [.button])
    #expect(stage.told.map(\.isInteractive) == [true])
    view.accessibilityTraits = [.button, .notEnabled]
    stage.screen.runFrame()
    #expect(stage.told.map(\.isEnabled) == [false])
    #expect(stage.told.map(\.isInteractive) == [false])
  }

  @Test func `Traits make the role`() {
    let roles: [(UIAccessibilityTraits, LayerAccessibility.Role)] = [
      (.button, .button), (.link, .link), (.header, .heading), (.image, .image), (.adjustable, .slider),
      (.searchField, .searchField), (.staticText, .text), (.tabBar, .tabList), (.keyboardKey, .button),
      (.toggleButton, .toggle), ([.button, .toggleButton], .toggle), ([.staticText, .header], .heading),
      (.none, .group),
    ]
    for (traits, role) in roles {
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityTraits = traits
      let stage = SpokenScreen()
      stage.show(view)
      #expect(stage.told.map(\.role) == [role])
    }
  }

  @Test func `A toggle's value is a state`() {
    let told = element {
      $0.accessibilityTraits = .toggleButton
      $0.accessibilityValue = "1"
    }
    #expect(told?.details.state == .on)
    #expect(told?.value == nil)
  }

  @Test func `A value in percent is a number, too`() {
    let told = element {
      $0.accessibilityTraits = .adjustable
      $0.accessibilityValue = "40%"
    }
    #expect(told?.details.range == LayerAccessibility.Range(least: 0, most: 100, now: 40))
    #expect(told?.value == "40%")
  }

  @Test func `A selected button is one that stays pressed`() {
    let told = element { $0.accessibilityTraits = [.button, .selected] }
    #expect(told?.details.state == .on)
    #expect(told?.isSelected == nil)
  }

  @Test func `Something that answers to taps is a button to a tool`() {
    let told = element { $0.addGestureRecognizer(UITapGestureRecognizer()) }
    #expect(told?.role == .button)
    #expect(told?.isInteractive == true)
  }

  @Test func `Hint, language and further actions are told`() {
    let told = element {
      $0.accessibilityHint = "Opens it"
      $0.accessibilityLanguage = "de"
      $0.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in true },
        UIAccessibilityCustomAction(name: "Share") { _ in true },
      ]
    }
    #expect(told?.details.hint == "Opens it")
    #expect(told?.details.language == "de")
    #expect(told?.details.actions == ["Delete", "Share"])
  }

  // V73
  @Test func `Something that text is typed into says so, and whether it is what is typed into now`() {
    final class Field: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = SpokenScreen()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.isAccessibilityElement = true
    field.accessibilityTraits = .searchField
    field.accessibilityLabel = "Search"
    let container = UIView()
    container.addSubview(field)
    stage.show(container)
    stage.screen.runFrame()
    func told() -> [Bool] {
      let details = stage.told.first { $0.label == "Search" }?.details
      return [details?.takesText ?? false, details?.isTypedInto ?? false]
    }
    #expect(told() == [true, false])
    field.becomeFirstResponder()
    stage.screen.runFrame()
    #expect(told() == [true, true])
    field.resignFirstResponder()
    stage.screen.runFrame()
    #expect(told() == [true, false])
    field.accessibilityTraits = [.searchField, .notEnabled]
    stage.screen.runFrame()
    #expect(told() == [false, false])
  }

  @Test func `A label is text unless the program says that it is no element`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Words"
    stage.show(label)
    #expect(label.isAccessibilityElement)
    #expect(stage.told.map(\.role) == [.text])
    #expect(stage.told.map(\.details.isHidden) == [false])
    label.isAccessibilityElement = false
    stage.screen.runFrame()
    #expect(stage.told.map(\.details.isHidden) == [true])
  }

  @Test func `What is in a hidden container is kept from tools`() {
    let told = element { $0.accessibilityElementsHidden = true }
    #expect(told?.details.isHidden == true)
  }

  @Test func `A view in front of all else is a dialog`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.accessibilityViewIsModal = true
    stage.show(view)
    #expect(stage.told.map(\.role) == [.dialog])
    #expect(stage.told.map(\.details.isModal) == [true])
  }

  @Test func `Properties that a program overrides are asked in each layout`() {
    final class Counter: UIView {
      var count = 0
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "\(count) things" }
        set {}
      }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.show(view)
    #expect(stage.told.map(\.label) == ["0 things"])
    view.count = 3
    view.setNeedsLayout()
    stage.screen.runFrame()
    #expect(stage.told.map(\.label) == ["3 things"])
    view.count = 4
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    stage.screen.runFrame()
    #expect(stage.told.map(\.label) == ["4 things"])
  }

  @Test func `A change between frames asks for one, and rest comes after it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.show(view)
    stage.screen.advanceUntilRest()
    #expect(!stage.screen.scene.wantsFrames)
    view.accessibilityLabel = "Now"
    #expect(stage.screen.scene.wantsFrames)
    #expect(stage.screen.advanceUntilRest())
  }
}
