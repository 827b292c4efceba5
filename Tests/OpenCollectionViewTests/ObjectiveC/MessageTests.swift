import Foundation
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Methods that are called by their selectors.
@MainActor struct MessageTests {
  private final class Box: NSObject {
    var log: [String] = []
    func note() { log.append("note") }
    func note(word: String) { log.append(word) }
    func made() -> UIView {
      log.append("made")
      return UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    func count() -> Int { 7 }
  }

  private let screen = VirtualScreen(width: 10, height: 10)
  private let box = Box()

  @Test func `an object responds to the methods of its class`() {
    #expect(box.responds(to: Selector("note()", Box.note as (Box) -> () -> Void)))
    #expect(!NSObject().responds(to: Selector("note()", Box.note as (Box) -> () -> Void)))
    #expect(!box.responds(to: Selector("note()")))
    #expect(UIView().responds(to: Selector("setNeedsLayout()", UIView.setNeedsLayout)))
  }

  @Test func `a method is performed, with an argument or without`() {
    box.perform(Selector("note()", Box.note as (Box) -> () -> Void))
    box.perform(Selector("note(word:)", Box.note(word:)), with: "word")
    #expect(box.log == ["note", "word"])
  }

  @Test func `the object that a method answers with lives until the next turn`() {
    screen.application.becomeShared()
    let answer = box.perform(Selector("made()", Box.made))
    weak let view = answer?.takeUnretainedValue() as? UIView
    #expect(view?.frame.size == CGSize(width: 3, height: 4))
    screen.advance(by: 0)
    #expect(view == nil)
    // What is no object is no answer.
    #expect(box.perform(Selector("count()", Box.count)) == nil)
    #expect(box.perform(Selector("note()", Box.note as (Box) -> () -> Void)) == nil)
  }

  @Test func `a method on the main thread is performed at once if somebody waits, else in the next turn`() {
    screen.application.becomeShared()
    let note = Selector("note()", Box.note as (Box) -> () -> Void)
    box.performSelector(onMainThread: note, with: nil, waitUntilDone: true)
    #expect(box.log == ["note"])
    box.performSelector(onMainThread: Selector("note(word:)", Box.note(word:)), with: "later", waitUntilDone: false)
    #expect(box.log == ["note"])
    screen.advance(by: 0)
    #expect(box.log == ["note", "later"])
  }

  @Test func `a method of somebody else stops the program with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().perform(NSSelectorFromString("shuffle:"), with: 1) }
    }
    #expect(trapSentence(of: result).contains("UIView cannot perform shuffle: with Int: make the selector of a method"))
  }
}
