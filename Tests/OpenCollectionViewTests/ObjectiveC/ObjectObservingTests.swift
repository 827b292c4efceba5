import Foundation
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct ObjectObservingTests {
  final class Listener: NSObject, KeyValueObserver {
    var log: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      log.append("\(keyPath ?? "") \((change?[.newKey] as? NSValue).map { "\($0.cgPointValue.y)" } ?? "-")")
    }
  }

  @Test func `objects that are known as such are observed as what they are`() {
    let (listener, view) = (Listener(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let object: NSObject = view
    object.addObserver(listener as NSObject, forKeyPath: "contentOffset", options: .new, context: nil)
    view.contentOffset.y = 5
    #expect(listener.log == ["contentOffset 5.0"])
    object.removeObserver(listener as NSObject, forKeyPath: "contentOffset")
    view.contentOffset.y = 6
    #expect(listener.log.count == 1)
  }

  @Test func `a recognizer's state is observed`() {
    let (listener, recognizer) = (Listener(), UIPanGestureRecognizer())
    recognizer.addObserver(listener as NSObject, forKeyPath: "state", options: .new, context: nil)
    #expect(recognizer.stateObservers?.observers.isEmpty == false)
    recognizer.removeObserver(listener as NSObject, forKeyPath: "state", context: nil)
    #expect(recognizer.stateObservers?.observers.isEmpty == true)
  }

  @Test func `titles, texts, states of controls, covered edges and geometry of layers are observed by their key paths`()
  {
    let screen = VirtualScreen(width: 300, height: 500)
    let (controller, label, field, button) = (UIViewController(), UILabel(), UITextField(), UIButton())
    screen.show(controller)
    for view in [label, field, button] { controller.view.addSubview(view) }
    var heard: [String] = []
    let observations = [
      controller.observe(\.title, options: .new) { _, change in heard.append("title \((change.newValue ?? nil) ?? "-")")
      },
      controller.navigationItem.observe(\.title) { item, _ in heard.append("item \(item.title ?? "-")") },
      label.observe(\.text) { label, _ in heard.append("label \(label.text ?? "-")") },
      label.observe(\.attributedText) { _, _ in heard.append("attributed") },
      field.observe(\.text) { field, _ in heard.append("field \(field.text ?? "-")") },
      button.observe(\.isHighlighted) { _, _ in heard.append("highlighted") },
      button.observe(\.isSelected) { _, _ in heard.append("selected") },
      button.observe(\.isEnabled) { _, _ in heard.append("enabled") },
      button.observe(\.backgroundColor) { _, _ in heard.append("colour") },
      button.layer.observe(\.bounds) { layer, _ in heard.append("layer \(Int(layer.bounds.width))") },
      controller.view.observe(\.safeAreaInsets) { view, _ in heard.append("covered \(Int(view.safeAreaInsets.top))") },
    ]
    controller.title = "A"
    label.text = "B"
    label.attributedText = NSAttributedString(string: "C")
    field.text = "D"
    button.isHighlighted = true
    button.isSelected = true
    button.isEnabled = false
    button.backgroundColor = .red
    button.frame.size.width = 7
    controller.additionalSafeAreaInsets.top = 9
    let expected = [
      "item A", "title A", "label B", "attributed", "label C", "attributed", "field D", "highlighted", "selected",
      "enabled", "colour", "layer 7", "covered 9",
    ]
    #expect(heard == expected)
    withExtendedLifetime(observations) {}
  }

  @Test func `of a layer that no view has nothing is told, as the trace says`() {
    let screen = VirtualScreen(width: 10, height: 10)
    screen.application.becomeShared()
    let recorder = TraceRecorder()
    screen.application.trace.add(recorder)
    let layer = CALayer()
    var count = 0
    let observation = layer.observe(\.bounds) { _, _ in count += 1 }
    layer.bounds.size.width = 5
    #expect(count == 0)
    #expect(
      recorder.text.contains("CALayer is the layer of no view, so its observer is never told: observe that of a view."))
    observation.invalidate()
  }

  @Test func `they are observed by their names, too`() {
    let listener = Listener()
    let (controller, item, label, button) = (UIViewController(), UINavigationItem(), UILabel(), UIButton())
    for object: NSObject in [controller, item] {
      object.addObserver(listener as NSObject, forKeyPath: "title", context: nil)
    }
    label.addObserver(listener as NSObject, forKeyPath: "text", context: nil)
    for name in ["enabled", "selected", "highlighted"] {
      button.addObserver(listener as NSObject, forKeyPath: name, context: nil)
    }
    controller.title = "A"
    item.title = "B"
    label.text = "C"
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    #expect(listener.log == ["title -", "title -", "text -", "enabled -", "selected -", "highlighted -"])
    (controller as NSObject).removeObserver(listener as NSObject, forKeyPath: "title")
    (item as NSObject).removeObserver(listener as NSObject, forKeyPath: "title")
    controller.title = nil
    item.title = nil
    #expect(listener.log.count == 6)
  }

  @Test func `a delegate is observed by the object that it is`() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let (view, delegate) = (UIScrollView(), Delegate())
    var count = 0
    let observation = view.observe(\.delegate) { _, _ in count += 1 }
    view.delegate = delegate
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    #expect(count == 1)
    observation.invalidate()
  }

  @Test func `who observes and cannot be told is an error of the program`() {
    let lines = ErrorLines()
    lines.keep { UIView().addObserver(NSObject(), forKeyPath: "bounds", context: nil) }
    #expect(lines.lines.count == 1)
  }
}
