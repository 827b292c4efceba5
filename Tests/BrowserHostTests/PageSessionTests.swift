#if BrowserHost
import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import Synchronization
import Testing

@testable import BrowserHost
@testable import PageProtocol

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
  ) throws -> (session: PageSession, message: ArraySlice<UInt8>) {
    try #require(sessions.open(hello(session), sentAt: 1, link: other ?? link))
  }

  /// Lets the page show everything, so that it and the scene rest.
  private func settle(_ session: PageSession, lastApplied: UInt32 = 1) throws {
    var applied = lastApplied
    for _ in 0..<10 {
      let answer = try #require(try session.receive(tick(applied), from: link))
      applied += 1
      if answer[0] & 2 == 0 { return }
    }
    Issue.record("The scene does not come to rest.")
  }

  private func tick(_ lastApplied: UInt32, at pageTime: Double = 1.5) -> PageMessage {
    PageMessage(sentAt: pageTime, records: [.tick(lastApplied: lastApplied, time: pageTime)])
  }

  @Test func `a new page is welcomed with its session and the whole tree`() throws {
    let (session, message) = try open()
    let bytes = Array(message)
    #expect(bytes[0] & 5 == 5)
    #expect(Array(bytes[1..<5]) == [0, 1, 17, 0])
    #expect(Array(bytes[5..<13]) == withUnsafeBytes(of: session.identifier.high.littleEndian, Array.init))
    #expect(Array(bytes[13..<21]) == withUnsafeBytes(of: session.identifier.low.littleEndian, Array.init))
    // Two ticks may be under way where 4 commits may be unapplied.
    #expect(bytes[21] == 2)
    #expect(Array(bytes[22..<26]) == [2, 7, 1, 84])
    #expect(Array(bytes[26..<31]) == [3, 1, 0, 0, 0])
    #expect(application.scenes.count == 1)
  }

  @Test func `the scene of a page runs in the direction of the program, whatever screen is reported`() throws {
    // V30
    var configuration = BrowserHostConfiguration(title: "T")
    configuration.layoutDirection = .rightToLeft
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { [time] in time.now })
    let (session, _) = try #require(sessions.open(hello(), sentAt: 1, link: link))
    #expect(application.scenes[0].traitCollection.layoutDirection == .rightToLeft)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
    let turned = ScreenDescription(size: CGSize(width: 400, height: 300))
    _ = try session.receive(PageMessage(sentAt: 1.2, records: [.input(.screen(turned))]), from: link)
    _ = try session.receive(tick(0), from: link)
    #expect(application.scenes[0].screen.bounds.size == CGSize(width: 400, height: 300))
    #expect(application.scenes[0].traitCollection.layoutDirection == .rightToLeft)
  }

  @Test func `a page of a program with translations runs in the direction of its own language`() throws {
    // V30
    var configuration = BrowserHostConfiguration(title: "T")
    configuration.information.translations = ["ar"]
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { [time] in time.now })
    let size = CGSize(width: 300, height: 400)
    let screen = ScreenDescription(size: size, writesRightToLeft: true)
    let hello = PageHello(session: nil, screen: screen, isVisible: true)
    let (session, _) = try #require(sessions.open(hello, sentAt: 1, link: link))
    #expect(application.scenes[0].traitCollection.layoutDirection == .rightToLeft)
    let other = ScreenDescription(size: size)
    _ = try session.receive(PageMessage(sentAt: 1.2, records: [.input(.screen(other))]), from: link)
    _ = try session.receive(tick(0), from: link)
    #expect(application.scenes[0].traitCollection.layoutDirection == .leftToRight)
    configuration.layoutDirection = .leftToRight
    #expect(configuration.directionOfPages == .leftToRight)
    configuration.layoutDirection = nil
    configuration.information.translations = []
    #expect(configuration.directionOfPages == .leftToRight)
  }

  @Test(arguments: [(16, 12), (1_000, 12), (10, 8), (4, 2), (1, 1), (-5, 1)])
  func `ticks under way are two fewer than commits that may be unapplied`(unapplied: Int, ticks: UInt8) {
    var limits = BrowserHostLimits()
    #expect(limits.ticksUnderWay == 12)
    limits.unappliedCommits = unapplied
    #expect(limits.ticksUnderWay == ticks)
  }

  @Test func `a page that asks for a recording where none is made gets nothing`() throws {
    let (session, _) = try open()
    #expect(try session.receive(PageMessage(sentAt: 1.5, records: [.save]), from: link) == nil)
  }

  @Test func `every tick is answered by one commit`() throws {
    let (session, _) = try open()
    let answer = try #require(try session.receive(tick(0), from: link))
    #expect(answer[0] & 5 == 1)
    #expect(answer[1] == 1)
    #expect(counters.statistics.frames == 2)
  }

  @Test func `answers are written into the same memory, one after the other`() throws {
    let (session, _) = try open()
    try settle(session)
    func place(of applied: UInt32) throws -> UnsafePointer<UInt8>? {
      try session.receive(tick(applied), from: link)?.withUnsafeBufferPointer { $0.baseAddress }
    }
    let first = try #require(try place(of: 2))
    #expect(try place(of: 3) == first)
    #expect(try place(of: 4) == first)
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
    #expect(message[0] & 5 == 5)
    #expect(application.scenes.count == 1)
    #expect(link.noted == [])
    // The welcome says what there is to say.
    #expect(newLink.noted == [])
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
    #expect(answer[0] & 5 == 5)
  }

  // MARK: What a page may cost

  private func receive(_ records: [PageRecord], in session: PageSession, bytes: Int = 0) throws -> ArraySlice<UInt8>? {
    try session.receive(PageMessage(sentAt: 2, records: records, byteCount: bytes), from: link)
  }

  private func touch(_ phase: TouchSample.Phase) -> PageRecord {
    .input(.touches([TouchSample(time: 1.2, identifier: 1, phase: phase, location: .zero)]))
  }

  @Test func `the whole tree is asked for no more often than commits may be unapplied`() throws {
    let (session, _) = try open()
    for _ in 0..<4 { _ = try receive([.resend], in: session) }
    #expect(throws: PageMessageError.tooManyUnapplied(5, limit: 4)) { try receive([.resend], in: session) }
  }

  @Test func `input that waits for a frame is bounded, and a frame makes room`() throws {
    let (session, _) = try open()
    _ = try receive([touch(.began)], in: session, bytes: 200_000)
    _ = try receive([touch(.moved), .tick(lastApplied: 1, time: 1.5)], in: session, bytes: 60_000)
    _ = try receive([touch(.moved)], in: session, bytes: 200_000)
    #expect(throws: PageMessageError.tooMuchWaits(limit: 262_144)) {
      try receive([touch(.moved)], in: session, bytes: 62_145)
    }
  }

  @Test func `what is pasted is no input that waits`() throws {
    let (session, _) = try open()
    let part = ClipboardPart(
      isFirst: true, isLast: false, form: .text, request: 0, bytes: Array(repeating: 65, count: 60_000))
    for _ in 0..<10 { _ = try receive([.clipboard(part)], in: session, bytes: 60_013) }
    #expect(application.scenes[0].waitingInputCount == 0)
  }

  @Test func `of several screens in a row the last one counts, and the same one not again`() throws {
    let (session, _) = try open()
    let screens = [100, 200, 300].map { ScreenDescription(size: CGSize(width: $0, height: 400)) }
    _ = try receive(screens.map { .input(.screen($0)) }, in: session)
    #expect(application.scenes[0].waitingInputCount == 0)
    _ = try receive([.input(.screen(screens[1])), .input(.screen(screens[0])), touch(.began)], in: session)
    #expect(application.scenes[0].waitingInputCount == 2)
  }

  // MARK: Absence

  private final class Watcher: UIResponder, UIWindowSceneDelegate {
    var lines: [String] = []
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
  }

  @Test func `the program hears at once that its page is hidden`() throws {
    let (session, _) = try open()
    let watcher = Watcher()
    application.scenes[0].delegate = watcher
    _ = try receive([.input(.visibility(false))], in: session)
    #expect(watcher.lines == ["background"])
    _ = try receive([.input(.visibility(true))], in: session)
    _ = try session.receive(tick(1), from: link)
    #expect(watcher.lines == ["background", "foreground"])
  }

  @Test func `what hiding changes is sent, and answers no tick`() throws {
    let (session, _) = try open()
    try settle(session)
    let window = UIWindow(windowScene: application.scenes[0])
    window.isHidden = false
    let message = try #require(try receive([.input(.visibility(false))], in: session))
    #expect(message[0] & 5 == 1)
    #expect(message[1] == 0)
  }

  @Test func `a page that comes and goes gets no more than it has shown`() throws {
    let (session, _) = try open()
    let frames = counters.statistics.frames
    for _ in 0..<10 {
      let window = UIWindow(windowScene: application.scenes[0])
      window.isHidden = false
      _ = try receive([.input(.visibility(false))], in: session)
    }
    #expect(counters.statistics.frames - frames == 3)
  }

  @Test func `a touch ends at once when its page is lost, and the program hears of it`() throws {
    let (session, _) = try open()
    let watcher = Watcher()
    application.scenes[0].delegate = watcher
    let window = UIWindow(windowScene: application.scenes[0])
    let view = CancelNotingView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(view)
    window.isHidden = false
    _ = try receive([touch(.began), .tick(lastApplied: 1, time: 1.5)], in: session)
    #expect(view.lines == ["began"])
    session.detach(link)
    #expect(view.lines == ["began", "cancelled"])
    #expect(watcher.lines == ["background"])
  }

  private final class CancelNotingView: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
  }

  // MARK: Room

  @Test func `the session that was left first makes room for a new page`() throws {
    let (first, _) = try open()
    let second = try open(link: NotingLink())
    sessions.lost(second.session, link: try #require(second.session.link))
    sessions.lost(first, link: link)
    let third = try #require(sessions.open(hello(), sentAt: 1, link: NotingLink()))
    #expect(second.session.isOver)
    #expect(!first.isOver && !third.session.isOver)
    // It is still there for its page, and then nobody is away who could make room.
    #expect(try open(first.identifier).session === first)
    #expect(sessions.open(hello(), sentAt: 1, link: NotingLink()) == nil)
  }

  @Test func `one address does not take all the room`() throws {
    var configuration = BrowserHostConfiguration(sessionLimit: 10)
    configuration.limits.pagesPerAddress = 1
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: counters, now: { [time] in time.now })
    let links = (0..<4).map { _ in NotingLink() }
    let first = try #require(sessions.open(hello(), sentAt: 1, link: links[0], address: "203.0.113.7"))
    #expect(sessions.open(hello(), sentAt: 1, link: links[1], address: "203.0.113.7") == nil)
    #expect(sessions.open(hello(), sentAt: 1, link: links[2], address: "203.0.113.8") != nil)
    sessions.lost(first.session, link: links[0])
    #expect(sessions.open(hello(), sentAt: 1, link: links[3], address: "203.0.113.7") != nil)
    #expect(first.session.isOver)
    sessions.endAll()
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
