import Foundation
import Testing

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
