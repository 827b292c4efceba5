#if BrowserHost
import Testing

@testable import BrowserHost

@Suite("When a silent page is lost")
struct SilenceWatchTests {
  private var watch: SilenceWatch = {
    var limits = BrowserHostLimits()
    limits.handshakeTimeout = 10
    limits.silenceTimeout = 15
    return SilenceWatch(limits: limits, now: 100)
  }()

  @Test mutating func `a page that never says hello is lost after the time for that`() {
    #expect(watch.look(at: 100) == .wait(10))
    // What is no hello does not put the end off.
    watch.hear(at: 109)
    #expect(watch.look(at: 110) == .noHello)
  }

  @Test mutating func `a page that says nothing is lost`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(10))
    watch.hear(at: 106)
    #expect(watch.look(at: 111) == .wait(10))
    #expect(watch.look(at: 121) == .silent)
  }

  @Test mutating func `a page is not lost while the program works for it, nor for a while after`() {
    watch.greet(at: 101)
    watch.beginWork()
    #expect(watch.look(at: 116) == .wait(10))
    #expect(watch.look(at: 126) == .wait(10))
    watch.endWork(at: 140)
    #expect(watch.look(at: 136) == .wait(10))
    #expect(watch.look(at: 146) == .wait(9))
    #expect(watch.look(at: 155) == .silent)
  }

  @Test mutating func `a page is not lost by a machine that was too busy to listen`() {
    watch.greet(at: 101)
    #expect(watch.look(at: 101) == .wait(10))
    // Looks 20 seconds later than it wanted to: what the page sent lies unread.
    #expect(watch.look(at: 131) == .wait(10))
    #expect(watch.look(at: 141) == .wait(5))
    #expect(watch.look(at: 146) == .silent)
  }
}
#endif
