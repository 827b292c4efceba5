#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("When a silent page is asked, and when it is lost")
struct SilenceWatchTests {
  private var watch: SilenceWatch = {
    var limits = BrowserHostLimits()
    limits.handshakeTimeout = 10
    limits.heartbeatInterval = 5
    limits.silenceTimeout = 15
    return SilenceWatch(limits: limits, now: 100)
  }()

  @Test mutating func `a page that never says hello is lost after the time for that`() {
    #expect(watch.look(at: 100) == .wait(5))
    // What is no hello does not put the end off.
    #expect(watch.hear(at: 104) == false)
    #expect(watch.look(at: 105) == .wait(5))
    #expect(watch.look(at: 110) == .noHello)
  }

  @Test mutating func `a page that says nothing is asked, and lost when it does not answer`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(5))
    #expect(watch.hear(at: 103) == false)
    #expect(watch.look(at: 106) == .wait(2))
    #expect(watch.look(at: 108) == .ask(10))
    #expect(watch.look(at: 118) == .silent)
  }

  @Test mutating func `a page that answers is asked after twice the time, and at last every forty seconds`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(5))
    var asked: [Double] = []
    var now = 101.0
    while asked.count < 6 {
      if case .ask = watch.look(at: now) {
        asked.append(now)
        #expect(watch.hearAnswer(at: now) == true)
      }
      now += 1
    }
    #expect(asked == [106, 116, 136, 176, 216, 256])
  }

  @Test mutating func `an answer that nobody asked for is none`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(5))
    #expect(watch.hearAnswer(at: 102) == false)
  }

  @Test
  mutating func `a page that speaks after a rest is looked at anew at once, and never lost without having been asked`()
  {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(5))
    #expect(watch.look(at: 106) == .ask(10))
    #expect(watch.hearAnswer(at: 106) == true)
    #expect(watch.look(at: 106.5) == .wait(9.5))
    #expect(watch.hear(at: 107) == true)
    #expect(watch.look(at: 107) == .wait(5))
    #expect(watch.look(at: 112) == .ask(10))
  }

  @Test mutating func `a page is not lost while the program works for it, nor for a while after`() {
    watch.greet(at: 101)
    watch.beginWork()
    #expect(watch.look(at: 101) == .wait(5))
    #expect(watch.look(at: 106) == .wait(5))
    #expect(watch.look(at: 111) == .wait(5))
    watch.endWork(at: 114)
    #expect(watch.look(at: 116) == .wait(3))
    #expect(watch.look(at: 119) == .ask(10))
    #expect(watch.look(at: 129) == .silent)
  }

  @Test mutating func `a page is not lost by a machine that was too busy to listen`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(5))
    #expect(watch.look(at: 106) == .ask(10))
    // Looks 20 seconds later than it wanted to: what the page sent lies unread.
    #expect(watch.look(at: 136) == .wait(5))
    #expect(watch.look(at: 141) == .ask(10))
    #expect(watch.look(at: 151) == .silent)
  }

  @Test mutating func `a page has half of a short time for silence to answer in`() {
    var limits = BrowserHostLimits()
    limits.heartbeatInterval = 5
    limits.silenceTimeout = 4
    watch = SilenceWatch(limits: limits, now: 100)
    watch.greet(at: 100)
    #expect(watch.look(at: 100) == .wait(2))
    #expect(watch.look(at: 102) == .ask(2))
    #expect(watch.look(at: 104) == .silent)
  }
}
#endif
