#if BrowserHost
import Foundation
import FrameClock
import GestureEngine
import NIOCore
import OpenCollectionView
import Synchronization
import Testing

@testable import BrowserHost

/// A connection that notes what it is asked for.
private final class NotingLink: PageLink {
  private let notes = Mutex<[String]>([])
  var noted: [String] { notes.withLock { $0 } }
  func wake() { notes.withLock { $0.append("wake") } }
  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) { notes.withLock { $0.append("\(code)") } }
}

@MainActor
@Suite("A page's session")
struct PageSessionTests {
  private final class Time { var now = 10.0 }

  private let application = UIApplication(delegateClass: nil)
  private let time = Time()
  private let counters = ServerCounters()
  private let sessions: PageSessions
  private let link = NotingLink()

  init() {
    var configuration = BrowserHostConfiguration(title: "T", sessionLimit: 2, sessionLifetime: 0)
    configuration.limits.unappliedCommits = 4
    sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { [time] in time.now })
  }

  private func hello(_ session: SessionIdentifier? = nil) -> PageHello {
    PageHello(session: session, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
  }

  private func open(
    _ session: SessionIdentifier? = nil, link other: NotingLink? = nil
  ) throws -> (session: PageSession, message: ByteBuffer) {
    try #require(sessions.open(hello(session), sentAt: 1, link: other ?? link))
  }

  /// Lets the page show everything, so that it and the scene rest.
  private func settle(_ session: PageSession, lastApplied: UInt32 = 1) throws {
    var applied = lastApplied
    for _ in 0..<10 {
      let answer = try #require(try session.receive(tick(applied), from: link))
      applied += 1
      if answer.getInteger(at: 0, as: UInt8.self)! & 2 == 0 { return }
    }
    Issue.record("The scene does not come to rest.")
  }

  private func tick(_ lastApplied: UInt32, at pageTime: Double = 1.5) -> PageMessage {
    PageMessage(sentAt: pageTime, records: [.tick(lastApplied: lastApplied, time: pageTime)])
  }

  @Test func `a new page is welcomed with its session and the whole tree`() throws {
    let (session, message) = try open()
    let bytes = Array(message.readableBytesView)
    #expect(bytes[0] & 5 == 5)
    #expect(Array(bytes[1..<5]) == [0, 1, 3, 0])
    #expect(message.getInteger(at: 5, endianness: .little, as: UInt64.self) == session.identifier.high)
    #expect(message.getInteger(at: 13, endianness: .little, as: UInt64.self) == session.identifier.low)
    #expect(Array(bytes[21..<25]) == [2, 7, 1, 84])
    #expect(Array(bytes[25..<30]) == [3, 1, 0, 0, 0])
    #expect(application.scenes.count == 1)
  }

  @Test func `every tick is answered by one commit`() throws {
    let (session, _) = try open()
    let answer = try #require(try session.receive(tick(0), from: link))
    #expect(answer.getInteger(at: 0, as: UInt8.self)! & 5 == 1)
    #expect(answer.getInteger(at: 1, as: UInt8.self) == 1)
    #expect(counters.statistics.frames == 2)
  }

  @Test func `a message without a tick is not answered`() throws {
    let (session, _) = try open()
    let touch = TouchSample(time: 1.2, identifier: 1, phase: .began, location: .zero)
    #expect(try session.receive(PageMessage(sentAt: 1.2, records: [.input(.touches([touch]))]), from: link) == nil)
  }

  @Test func `a page that never applies is refused`() throws {
    let (session, _) = try open()
    for _ in 0..<4 { _ = try session.receive(tick(0), from: link) }
    #expect(throws: PageMessageError.tooManyUnapplied(5, limit: 4)) { try session.receive(tick(0), from: link) }
  }

  @Test func `a page cannot have applied what was never sent`() throws {
    let (session, _) = try open()
    #expect(throws: PageMessageError.unknownCommit(2, sent: 1)) { try session.receive(tick(2), from: link) }
  }

  @Test func `a second hello is refused`() throws {
    let (session, _) = try open()
    let message = PageMessage(sentAt: 2, records: [.hello(hello())])
    #expect(throws: PageMessageError.helloRepeated) { try session.receive(message, from: link) }
  }

  @Test func `a page that rests is woken once`() throws {
    let (session, _) = try open()
    try settle(session)
    application.scenes[0].frameLoop.setNeedsFrame()
    #expect(link.noted == ["wake"])
    _ = application.scenes[0].runFrame(at: time.now)
    application.scenes[0].frameLoop.setNeedsFrame()
    #expect(link.noted == ["wake"])
  }

  @Test func `a page that has sent something is not woken`() throws {
    let (session, _) = try open()
    try settle(session)
    let touch = TouchSample(time: 1.2, identifier: 1, phase: .began, location: .zero)
    _ = try session.receive(PageMessage(sentAt: 1.2, records: [.input(.touches([touch]))]), from: link)
    #expect(link.noted == [])
  }

  @Test func `frames run at the page's time on the application's clock`() throws {
    let (session, _) = try open()
    time.now = 11
    _ = try session.receive(tick(0, at: 1.99), from: link)
    // Sent at 1 and come at 10: the offset is 9 seconds, and 0.2 ms of drift.
    #expect(abs(application.clock.now - 10.99) < 0.001)
  }

  @Test func `a page that comes back finds its scene and gets the whole tree`() throws {
    let (session, _) = try open()
    session.detach(link)
    let newLink = NotingLink()
    let (again, message) = try open(session.identifier, link: newLink)
    #expect(again === session)
    #expect(message.getInteger(at: 0, as: UInt8.self)! & 5 == 5)
    #expect(application.scenes.count == 1)
    #expect(link.noted == [])
  }

  @Test func `a second page takes the session over`() throws {
    let (session, _) = try open()
    let newLink = NotingLink()
    _ = try open(session.identifier, link: newLink)
    #expect(link.noted == ["takenOver"])
    #expect(try session.receive(tick(0), from: link) == nil)
    sessions.lost(session, link: link)
    #expect(session.link === newLink)
  }

  @Test func `an unknown session is a new one`() throws {
    let (session, _) = try open(SessionIdentifier(high: 1, low: 2))
    #expect(session.identifier != SessionIdentifier(high: 1, low: 2))
  }

  @Test func `no more sessions than allowed`() throws {
    _ = try open()
    _ = try open(link: NotingLink())
    #expect(sessions.open(hello(), sentAt: 1, link: NotingLink()) == nil)
    #expect(application.scenes.count == 2)
  }

  @Test func `a page that goes away for good takes its scene along`() throws {
    let (session, _) = try open()
    _ = try session.receive(PageMessage(sentAt: 2, records: [.bye]), from: link)
    sessions.lost(session, link: link)
    #expect(application.scenes.isEmpty)
    #expect(sessions.count == 0)
  }

  @Test func `a scene without a page ends`() throws {
    let (session, _) = try open()
    session.detach(link)
    sessions.end(session)
    #expect(application.scenes.isEmpty)
    #expect(counters.statistics.openSessions == 0)
  }

  @Test func `a page that asks again gets the whole tree`() throws {
    let (session, _) = try open()
    let answer = try #require(try session.receive(PageMessage(sentAt: 2, records: [.resend]), from: link))
    #expect(answer.getInteger(at: 0, as: UInt8.self)! & 5 == 5)
  }

  @Test func `timers fire at their own deadlines when no frames run`() {
    let alarm = ClockAlarm(clock: application.clock, now: { [time] in time.now })
    var fired: [Double] = []
    application.clock.at(10.2) { [clock = application.clock] in fired.append(clock.now) }
    application.clock.at(10.7) { [clock = application.clock] in fired.append(clock.now) }
    time.now = 10.5
    alarm.fire()
    #expect(fired == [10.2])
    #expect(application.clock.now == 10.2)
    alarm.stop()
  }
}
#endif
