#if BrowserHost
import Foundation
import FrameClock
import GestureEngine
import OpenCollectionView
import PageScripts
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// A connection that does nothing.
private final class MuteLink: PageLink {
  func wake() {}
  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) {}
}

/// A view that a text can be dragged out of.
private final class TextSource: UIView, UIDragInteractionDelegate {
  var text = "Grüße"
  var isRestricted = false
  private(set) var ends: [UIDropOperation] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: text))]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { ends.append(operation) }
}

/// Drags out of a page, between the page and the program.
@MainActor
@Suite("Drags out of a page")
struct DragOutSessionTests {
  @MainActor private final class Stage {
    let application = UIApplication(delegateClass: nil)
    let link = MuteLink()
    let session: PageSession
    let source = TextSource(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let welcome: [UInt8]
    private var applied: UInt32 = 1

    init(takesDragsOut: Bool) throws {
      var configuration = BrowserHostConfiguration(title: "T", sessionLifetime: 0)
      configuration.takesDragsOut = takesDragsOut
      let clock = Time()
      let sessions = PageSessions(
        application: application, configuration: configuration, counters: ServerCounters(), now: { clock.now })
      let hello = PageHello(
        session: nil, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
      let opened = try #require(sessions.open(hello, sentAt: 1, link: link))
      (session, welcome) = (opened.session, Array(opened.message))
      (self.clock, self.sessions) = (clock, sessions)
      let window = UIWindow(windowScene: application.scenes[0])
      window.makeKeyAndVisible()
      window.addSubview(source)
      _ = try send([])
    }

    private let clock: Time
    private let sessions: PageSessions

    /// Sends records and a tick, and gives what is answered.
    @discardableResult func send(_ records: [PageRecord]) throws -> [UInt8] {
      clock.now += 1 / 60
      let tick = PageRecord.tick(lastApplied: applied, time: clock.now - 9)
      let message = PageMessage(sentAt: clock.now - 9, records: records + [tick])
      let answer = try session.receive(message, from: link).map { Array($0) } ?? []
      applied += 1
      return answer
    }

    func touch(_ phase: TouchSample.Phase, x: Double = 50) -> PageRecord {
      .input(
        .touches([
          TouchSample(
            time: clock.now - 9, identifier: 4, phase: phase, kind: .pointer, location: CGPoint(x: x, y: 50),
            buttons: phase == .ended ? 0 : 1)
        ]))
    }

    /// Presses, pulls and goes on until the session has begun.
    func pull() throws {
      try send([touch(.began)])
      try send([touch(.moved, x: 60)])
      for _ in 0..<30 { try send([]) }
      try send([touch(.moved, x: 62)])
    }

    func taken(_ effect: DropEffect, _ number: UInt32) -> PageRecord {
      .input(.drag(DragReport(time: clock.now - 9, drag: number, kind: .taken(effect))))
    }
  }

  private final class Time { var now = 10.0 }

  /// The number of the offer in an answer, and what stands behind its touch.
  private func offer(in bytes: [UInt8]) -> (number: UInt32, rest: [UInt8])? {
    for place in bytes.indices.dropLast(12) where bytes[place] == 25 && bytes[place + 2] == 1 {
      var reader = MessageReader(Array(bytes[(place + 3)...]))
      guard let number = try? reader.integer(UInt32.self), (try? reader.integer(Int32.self)) == 4 else { continue }
      return (number, Array(bytes[(place + 3 + reader.offset)...].prefix(28)))
    }
    return nil
  }

  @Test func `a page is told that things may leave it only where the host says so, and else nothing is offered`() throws
  {
    // N85
    let plain = try Stage(takesDragsOut: false)
    #expect(plain.welcome.firstRange(of: [25, 1, 0]) == nil)
    #expect(offer(in: try plain.send([plain.touch(.began)])) == nil)
    #expect(try Stage(takesDragsOut: true).welcome.firstRange(of: [25, 1, 0]) != nil)
    #expect(BrowserHostConfiguration().takesDragsOut == false)
  }

  @Test func `a press is answered with its texts and the secret, each with its type`() throws {
    // N85, N87
    let stage = try Stage(takesDragsOut: true)
    let offer = try #require(offer(in: try stage.send([stage.touch(.began)])))
    let text = Array("text/plain".utf8)
    // No moves, two texts.
    #expect(offer.rest == [0, 2, 10, 0, 0, 0] + text + [7, 0, 0, 0] + Array("Grüße".utf8) + [37])
  }

  @Test func `a session that stays in the program is not offered`() throws {
    // N10, N85
    let stage = try Stage(takesDragsOut: true)
    stage.source.isRestricted = true
    #expect(offer(in: try stage.send([stage.touch(.began)])) == nil)
  }

  @Test func `a text of more than a megabyte is not sent`() throws {
    // N85
    let stage = try Stage(takesDragsOut: true)
    stage.source.text = String(repeating: "a", count: 1_048_577)
    #expect(try stage.send([stage.touch(.began)]).count < 10_000)
    try stage.send([stage.touch(.ended)])
    stage.source.text = String(repeating: "a", count: 1_048_576)
    #expect(try stage.send([stage.touch(.began)]).count > 1_048_576)
  }

  @Test func `what others did with it ends the session, and what nobody took goes back`() throws {
    // N86, N87
    let stage = try Stage(takesDragsOut: true)
    let number = try #require(offer(in: try stage.send([stage.touch(.began)]))).number
    try stage.send([stage.touch(.moved, x: 60)])
    for _ in 0..<30 { try stage.send([]) }
    try stage.send([stage.touch(.moved, x: 62)])
    #expect(stage.source.ends == [])
    try stage.send([stage.taken(.copy, number), stage.touch(.cancelled)])
    #expect(stage.source.ends == [.copy])
    for _ in 0..<90 { try stage.send([]) }
    try stage.pull()
    try stage.send([stage.touch(.cancelled)])
    for _ in 0..<90 { try stage.send([]) }
    #expect(stage.source.ends == [.copy, .cancel])
  }

  @Test func `a page that goes away in mid-drag leaves nothing`() throws {
    // N14, N86
    let stage = try Stage(takesDragsOut: true)
    try stage.pull()
    stage.session.detach(stage.link)
    #expect(stage.source.ends == [])
    stage.application.scenes.first.map { scene in
      for step in 1...90 { _ = scene.runFrame(at: stage.application.clock.now + Double(step) / 60) }
    }
    #expect(stage.source.ends == [.cancel])
  }

  @Test func `the end of a drag is a number, a moment and an effect, and others are refused`() throws {
    // N86
    func decode(_ effect: UInt8) throws -> PageMessage {
      var builder = PageMessageBuilder()
      builder.byte(25)
      builder.uint32(7)
      builder.double(900)
      builder.byte(effect)
      return try PageMessage(decoding: builder.bytes, limits: PageLimits())
    }
    #expect(try decode(2).records == [.input(.drag(DragReport(time: 0.9, drag: 7, kind: .taken(.move))))])
    #expect(throws: PageMessageError.outOfRange(at: 21)) { try decode(3) }
  }
}
#endif
