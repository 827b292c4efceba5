import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What people do with elements by assistive tools and the keyboard.
@MainActor struct AccessibilityActionTests {
  let stage = SpokenScreen()
  let view = SpokenView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  init() {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Thing"
    stage.show(view)
  }

  @Test func `Activating an element that does something is no tap`() {
    stage.act(.activate, on: "Thing")
    #expect(view.log == ["activate"])
  }

  @Test func `Activating an element that does nothing taps its middle`() {
    view.activates = false
    stage.act(.activate, on: "Thing")
    #expect(view.log == ["activate", "touch 60 40", "lift"])
  }

  @Test func `The tap goes to the activation point`() {
    view.activates = false
    view.accessibilityActivationPoint = CGPoint(x: 15, y: 25)
    stage.act(.activate, on: "Thing")
    #expect(view.log == ["activate", "touch 15 25", "lift"])
  }

  @Test func `A recognizer recognizes the tap`() {
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in taps += 1 }
    view.addGestureRecognizer(recognizer)
    view.activates = false
    stage.act(.activate, on: "Thing")
    #expect(taps == 1)
  }

  @Test func `An element that is not enabled is not activated`() {
    view.accessibilityTraits = .notEnabled
    stage.act(.activate, on: "Thing")
    #expect(view.log == [])
  }

  @Test func `Values go up and down`() {
    stage.act(.increment, on: "Thing")
    stage.act(.decrement, on: "Thing")
    #expect(view.log == ["increment", "decrement"])
  }

  @Test func `Escape goes up the chain to who leaves`() {
    let inner = SpokenView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.isAccessibilityElement = true
    inner.accessibilityLabel = "Inner"
    view.isAccessibilityElement = false
    view.escapes = true
    view.addSubview(inner)
    stage.screen.runFrame()
    stage.act(.escape, on: "Inner")
    #expect(inner.log == ["escape"])
    #expect(view.log == ["escape"])
  }

  @Test func `Escape that nobody answers is the key`() {
    final class Keys: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let keys = Keys(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    stage.show(keys)
    keys.becomeFirstResponder()
    stage.act(.escape, on: "Thing")
    #expect(keys.keys == [.keyboardEscape])
  }

  @Test func `Further actions run by their places, and others do nothing`() {
    var runs: [String] = []
    view.accessibilityCustomActions = ["one", "two"].map { name in
      UIAccessibilityCustomAction(name: name) {
        runs.append($0.name)
        return true
      }
    }
    stage.screen.runFrame()
    stage.act(.custom(1), on: "Thing")
    stage.act(.custom(7), on: "Thing")
    #expect(runs == ["two"])
  }

  @Test func `An action calls a method of its target`() {
    @MainActor final class Target {
      var names: [String] = []
      func run(_ action: UIAccessibilityCustomAction) { names.append(action.name) }
    }
    let target = Target()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete", target: target, selector: Selector(Target.run(_:)))
    ]
    stage.screen.runFrame()
    stage.act(.custom(0), on: "Thing")
    #expect(target.names == ["Delete"])
  }

  @Test func `The focus comes and goes`() {
    nonisolated(unsafe) var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: stage.screen.application, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.act(.focus, on: "Thing")
    #expect(view.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
    stage.act(.blur, on: "Thing")
    #expect(!view.accessibilityElementIsFocused())
    #expect(view.log == ["focused", "left"])
    #expect(told == 2)
  }

  @Test func `An element that is focused scrolls into view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    let far = SpokenView(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
    far.isAccessibilityElement = true
    far.accessibilityLabel = "Far"
    scroll.addSubview(far)
    stage.show(scroll)
    stage.act(.focus, on: "Far")
    stage.screen.advanceUntilRest()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 350))
  }

  // V74
  @Test func `The end of a list comes into view, laid out or not, with the heading above its first item`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 2 ? 0 : 500
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Item \(path.section).\(path.item)"
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    stage.show(list)
    list.contentOffset.y = 10_000
    stage.screen.runFrame()
    stage.act(.scroll(.first), on: "Item 0.200")
    #expect(list.contentOffset == .zero)
    #expect(stage.layer("Item 0.0") != 0)
    stage.act(.scroll(.last), on: "Item 0.0")
    #expect(list.contentOffset == CGPoint(x: 0, y: 49_690))
    #expect(stage.layer("Item 1.499") != 0)
  }

  @Test func `Scrolling goes by nine tenths of what is seen, and not beyond the end`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 450)
    scroll.isAccessibilityElement = true
    scroll.accessibilityLabel = "List"
    stage.show(scroll)
    stage.act(.scroll(.down), on: "List")
    stage.screen.advanceUntilRest()
    #expect(scroll.contentOffset.y == 180)
    stage.act(.scroll(.down), on: "List")
    stage.screen.advanceUntilRest()
    #expect(scroll.contentOffset.y == 250)
    stage.act(.scroll(.up), on: "List")
    stage.screen.advanceUntilRest()
    #expect(scroll.contentOffset.y == 70)
  }

  @Test func `Actions on layers that are gone do nothing`() {
    stage.screen.receive(.accessibility(AccessibilityAction(time: 0, layer: 9_999, kind: .activate)))
    stage.screen.receive(.accessibility(AccessibilityAction(time: 0, layer: 0, kind: .activate)))
    stage.screen.receive(
      .accessibility(AccessibilityAction(time: 0, layer: stage.layer("Thing"), element: 5, kind: .activate)))
    stage.screen.runFrame()
    #expect(view.log == [])
  }
}
