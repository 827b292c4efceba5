import OpenCollectionView
import Testing

// X131
@MainActor struct ObjectAccessibilityTests {
  private final class Model: NSObject {}

  private func describe(_ object: NSObject) {
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Sea"
    object.accessibilityHint = "Opens it"
    object.accessibilityValue = "3"
    object.accessibilityIdentifier = "sea"
    object.accessibilityTraits = .button
  }

  @Test func `a view that is known as an object is described as one that is known as a view`() {
    let view = UIView()
    describe(view)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Sea")
    #expect(view.accessibilityHint == "Opens it")
    #expect(view.accessibilityValue == "3")
    #expect(view.accessibilityIdentifier == "sea")
    #expect(view.accessibilityTraits == .button)
    view.accessibilityLabel = "Shore"
    #expect((view as NSObject).accessibilityLabel == "Shore")
  }

  @Test func `what a class overrides is asked`() {
    final class Speaking: UIView {
      override var accessibilityLabel: String? {
        get { "always" }
        set {}
      }
    }
    #expect((Speaking() as NSObject).accessibilityLabel == "always")
  }

  @Test func `a bar item has its own name`() {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    (item as NSObject).accessibilityLabel = "Add a photo"
    #expect(item.accessibilityLabel == "Add a photo")
  }

  @Test func `an object of another kind keeps what it was told`() {
    let (model, other) = (Model(), Model())
    #expect(!model.isAccessibilityElement)
    #expect(model.accessibilityLabel == nil)
    describe(model)
    model.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(model.isAccessibilityElement)
    #expect(model.accessibilityLabel == "Sea")
    #expect(model.accessibilityTraits == .button)
    #expect(model.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
    #expect(other.accessibilityLabel == nil)
  }
}
