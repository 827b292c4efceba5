import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The trace names those who decide.
@MainActor struct TraceReasonTests {
  let stage = TouchStage()

  /// What the trace tells of recognizers and views while `body` runs, without times.
  private func told(_ body: () -> Void) -> [String] {
    let recorder = stage.screen.recordTrace()
    body()
    return recorder.events.map { "\($0.decision)" }
  }

  // G33
  @Test(arguments: [
    ("require", "the program says require(toFail:)"),
    ("subclass waits", "its shouldRequireFailure(of:) says so"),
    ("subclass is waited for", "the other's shouldBeRequiredToFail(by:) says so"),
    ("delegate waits", "its delegate GestureAnswers#1 says so"),
    ("delegate is waited for", "the other's delegate GestureAnswers#1 says so"),
  ])
  func `who wants a recognizer to wait is told`(source: String, words: String) {
    let (waiting, first) = (stage.recognizer("waiting"), stage.recognizer("first"))
    let answers = GestureAnswers()
    switch source {
    case "require": waiting.require(toFail: first)
    case "subclass waits": waiting.requiredToFail = { $0 === first }
    case "subclass is waited for": first.requiredByOthers = { $0 === waiting }
    case "delegate waits":
      answers.waitsForOthers = true
      waiting.delegate = answers
    default:
      answers.makesOthersWait = true
      first.delegate = answers
    }
    let told = told {
      stage.send(.began)
      waiting.state = .ended
    }
    #expect(
      told.suffix(2) == [
        "ScriptedRecognizer#1 must wait for ScriptedRecognizer#2 to fail: \(words)",
        "ScriptedRecognizer#1 waits for ScriptedRecognizer#2 to fail",
      ])
  }

  // G32
  @Test func `one that has waited goes on for its own reason and for that of the wait`() {
    let (first, second) = (stage.recognizer("first"), stage.recognizer("second"))
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    tap.require(toFail: first)
    tap.require(toFail: second)
    let told = told {
      stage.screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      first.state = .failed
      second.state = .failed
    }
    #expect(
      told.contains(
        "UITapGestureRecognizer#1 possible → ended: tapped, and ScriptedRecognizer#1 and ScriptedRecognizer#2, which it "
          + "waited for, have failed"))
  }

  // G36
  @Test func `who stops another is named`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    let told = told {
      stage.send(.began)
      second.state = .began
      let late = stage.recognizer("late")
      stage.send(.began, finger: 2)
      late.state = .began
    }
    #expect(told.contains("ScriptedRecognizer#1 possible → failed: ScriptedRecognizer#2 was recognized first"))
    #expect(told.contains("ScriptedRecognizer#3 possible → failed: ScriptedRecognizer#2 is under way"))
    #expect(first.state == .failed)
  }

  // G37
  @Test func `who lets two run together is told once`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    let answers = GestureAnswers()
    answers.runsTogether = true
    second.delegate = answers
    let told = told {
      stage.send(.began)
      first.state = .began
      second.state = .began
      second.state = .changed
    }
    #expect(
      told.filter { $0.contains("together") } == [
        "ScriptedRecognizer#2 and ScriptedRecognizer#1 may run together: ScriptedRecognizer#2's delegate "
          + "GestureAnswers#1 allows it"
      ])
  }

  // G54
  @Test func `of several that hold a touch the last one is named`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    first.delaysTouchesBegan = true
    second.delaysTouchesBegan = true
    let told = told {
      stage.send(.began)
      first.state = .failed
      second.state = .failed
    }
    #expect(
      told.suffix(4) == [
        "touch 1 began is held from TouchedView#1 by ScriptedRecognizer#1",
        "ScriptedRecognizer#1 possible → failed",
        "ScriptedRecognizer#2 possible → failed",
        "TouchedView#1 hears touch 1 began: held until ScriptedRecognizer#2 failed",
      ])
  }

  // G52
  @Test func `a touch that is released by a recognition says so`() {
    let recognizer = stage.recognizer("a")
    recognizer.delaysTouchesBegan = true
    recognizer.cancelsTouchesInView = false
    let told = told {
      stage.send(.began)
      recognizer.state = .began
    }
    #expect(told.contains("TouchedView#1 hears touch 1 began: held until ScriptedRecognizer#1 was recognized"))
  }

  // G10
  @Test func `a touch that a recognizer does not take is told with what makes it`() {
    let recognizer = stage.recognizer("a")
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    let told = told { stage.send(.began) }
    #expect(
      told.contains(
        "ScriptedRecognizer#1 on the touched view does not take touch 1: it takes no touches of fingers"))
  }

  // G23
  @Test func `targets are told with their actions`() {
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: Selector("open(_:)", Target.open(_:)))
    recognizer.addAction { _ in }
    stage.view.addGestureRecognizer(recognizer)
    let told = told { stage.screen.play(.tap(at: CGPoint(x: 50, y: 50))) }
    #expect(told.contains("UITapGestureRecognizer#1 tells Target#1 open(_:), a closure: ended"))
  }

  @MainActor private final class Target {
    func open(_ recognizer: UIGestureRecognizer) {}
  }
}
