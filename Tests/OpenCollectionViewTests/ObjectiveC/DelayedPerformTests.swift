import OpenCollectionView
import Testing
import TouchTesting

// A18
@MainActor struct DelayedPerformTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func go() { calls.append("go \(CACurrentMediaTime())") }
    func say(_ word: String) { calls.append("\(word) \(CACurrentMediaTime())") }
    static let say = Selector("say(_:)", Target.say(_:))
  }

  @Test func `a method is performed after its delay, with its argument`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let target = Target()
    target.perform(Target.say, with: "hello", afterDelay: 0.5)
    target.perform(Selector(Target.go), with: nil, afterDelay: 0)
    #expect(target.calls == [])
    screen.advance(by: 1)
    #expect(target.calls == ["go 0.0", "hello 0.5"])
  }

  @Test func `the object is kept until then, and no longer`() {
    let screen = VirtualScreen(width: 10, height: 10)
    weak var target: Target?
    do {
      let new = Target()
      target = new
      new.perform(Target.say, with: "hello", afterDelay: 0.5, inModes: [.common])
    }
    #expect(target != nil)
    screen.advance(by: 1)
    #expect(target == nil)
  }

  @Test func `what an object was to perform is taken back, by method and argument or all of it`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let (target, other) = (Target(), Target())
    for word in ["a", "b"] { target.perform(Target.say, with: word, afterDelay: 0.5) }
    other.perform(Target.say, with: "a", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Target.say, object: "a")
    screen.advance(by: 1)
    #expect(target.calls == ["b 0.5"])
    #expect(other.calls == ["a 0.5"])
    for word in ["a", "b"] { target.perform(Target.say, with: word, afterDelay: 0.5) }
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    #expect(screen.advanceUntilRest())
    #expect(target.calls == ["b 0.5"])
    #expect(screen.now < 1.1)
  }
}
