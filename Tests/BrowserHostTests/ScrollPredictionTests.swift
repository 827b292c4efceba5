#if BrowserHost
import FrameClock
import Foundation
import GestureEngine
import Testing

@testable import BrowserHost
@testable import OpenCollectionView
@testable import PageProtocol

private final class SilentLink: PageLink {
  func wake() {}
  func close(_ code: BrowserProtocol.CloseCode, _ reason: String) {}
}

/// What a page far away is told so that it can show a drag ahead.
@MainActor
@Suite("Predicted scrolling")
struct ScrollPredictionTests {
  private final class Time { var now = 10.0 }

  private let application = UIApplication(delegateClass: nil)
  private let time = Time()
  private let link = SilentLink()

  private func open(predicts: Bool = true) throws -> PageSession {
    var configuration = BrowserHostConfiguration(title: "T", sessionLimit: 2, sessionLifetime: 0)
    configuration.predictsScrolling = predicts
    let sessions = PageSessions(
      application: application, configuration: configuration, counters: ServerCounters(), now: { [time] in time.now })
    let hello = PageHello(
      session: nil, screen: ScreenDescription(size: CGSize(width: 300, height: 400)), isVisible: true)
    let session = try #require(sessions.open(hello, sentAt: 1, link: link)).session
    let scene = try #require(session.scene)
    let window = UIWindow(windowScene: scene)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    return session
  }

  /// The answer to a touch and a tick, without the head's two bytes.
  private func answer(
    _ session: PageSession, _ phase: TouchSample.Phase, y: Double, before: [PageRecord] = [], applied: UInt32
  ) throws -> [UInt8] {
    time.now += 0.02
    let pageTime = time.now - 9
    let touch = TouchSample(time: pageTime, identifier: -7, phase: phase, location: CGPoint(x: 100, y: y))
    let message = PageMessage(
      sentAt: pageTime, records: before + [.input(.touches([touch])), .tick(lastApplied: applied, time: pageTime)])
    return Array(try #require(try session.receive(message, from: link)).dropFirst(2))
  }

  /// What answers the third of three reports, with which a drag goes on; `way` goes before the first.
  private func drag(way: Double?, predicts: Bool = true) throws -> [UInt8] {
    let session = try open(predicts: predicts)
    _ = try answer(session, .began, y: 300, before: way.map { [.way($0)] } ?? [], applied: 1)
    _ = try answer(session, .moved, y: 270, applied: 2)
    return try answer(session, .moved, y: 250, applied: 3)
  }

  @Test func `only a page that says that it is far away is told, and only where that is wanted`() throws {
    let plain = try drag(way: nil)
    #expect(try drag(way: 0) == plain)
    #expect(try drag(way: 0.1, predicts: false) == plain)
    let told = try drag(way: 0.1)
    // The commit is the same; the record, of one axis and two bars, follows.
    #expect(Array(told.prefix(plain.count)) == plain)
    try #require(told.count == plain.count + 66)
    #expect(told[plain.count] == 18)
    #expect(Array(told[(plain.count + 2)..<(plain.count + 6)]) == [0xf9, 0xff, 0xff, 0xff])
  }

  @Test func `a page that is near again is told no more`() throws {
    let session = try open()
    _ = try answer(session, .began, y: 300, before: [.way(0.1)], applied: 1)
    _ = try answer(session, .moved, y: 270, applied: 2)
    let told = try answer(session, .moved, y: 250, applied: 3)
    let near = try answer(session, .moved, y: 230, before: [.way(0)], applied: 4)
    #expect(near.count == told.count - 66)
  }
}
#endif
