#if BrowserHost
import FrameClock
import Foundation
import GestureEngine
import LayerEngine
import NIOCore
import Testing

@testable import BrowserHost
@testable import OpenCollectionView

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
    return Array(try #require(try session.receive(message, from: link)).readableBytesView.dropFirst(2))
  }

  /// What answers the third of three reports, with which a drag goes on; `way` goes before the first.
  private func drag(way: Double?, predicts: Bool = true) throws -> [UInt8] {
    let session = try open(predicts: predicts)
    _ = try answer(session, .began, y: 300, before: way.map { [.way($0)] } ?? [], applied: 1)
    _ = try answer(session, .moved, y: 270, applied: 2)
    return try answer(session, .moved, y: 250, applied: 3)
  }

  @Test func `the law of a drag comes behind the commit, field by field`() throws {
    var buffer = ByteBuffer()
    buffer.write(
      ScrollLead(
        layer: LayerID(rawValue: 5), touch: -2, place: CGPoint(x: 1, y: 2.5), x: nil,
        y: ScrollLead.Axis(
          pulled: 10, minimum: 0, maximum: 4000, givesWay: true, bandLength: 800, coefficient: 0.5, reach: 300,
          decelerationRate: 0.5, bounceRate: 11, overshootReturnRate: 10),
        held: [LayerID(rawValue: 7), LayerID(rawValue: 8)]))
    var wanted = ByteBuffer(bytes: [18, 5, 0xfe, 0xff, 0xff, 0xff])
    for value: Float in [1, 2.5] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    wanted.writeInteger(10 as UInt8)
    for value in [10.0, 0, 4000] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    for value: Float in [800, 0.5, 300, 0.5, 11, 10] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    wanted.writeBytes([2, 7, 8])
    #expect(buffer == wanted)
  }

  @Test func `the law of a wheel comes behind the commit, field by field`() throws {
    var buffer = ByteBuffer()
    let law = ScrollLead.Axis(
      pulled: 10, minimum: 0, maximum: 4000, givesWay: true, bandLength: 800, coefficient: 0.5, reach: 300,
      decelerationRate: 0.5, bounceRate: 11, overshootReturnRate: 10)
    buffer.write(
      ScrollTurn(
        layer: LayerID(rawValue: 5), isInSteps: true, x: nil,
        y: ScrollTurn.Axis(law: law, remainder: 3, lowest: -400, highest: 4400), held: [LayerID(rawValue: 7)]))
    var wanted = ByteBuffer(bytes: [20, 5, 26])
    for value in [10.0, 0, 4000] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    for value: Float in [800, 0.5, 300, 0.5, 11, 10, 3] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    for value in [-400.0, 4400] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    wanted.writeBytes([1, 7])
    #expect(buffer == wanted)
  }

  @Test func `where thrown content is going to be comes behind the commit, field by field`() throws {
    var buffer = ByteBuffer()
    buffer.write(
      ScrollCourse(
        layer: LayerID(rawValue: 5), x: nil, y: ScrollCourse.Axis(place: 10, later: [2.5, 4], reach: 300),
        held: [LayerID(rawValue: 7)]))
    var wanted = ByteBuffer(bytes: [19, 5])
    wanted.writeInteger((Float(1000) / 60).bitPattern, endianness: .little)
    wanted.writeInteger(2 as UInt8)
    wanted.writeInteger(10.0.bitPattern, endianness: .little)
    wanted.writeInteger(Float(300).bitPattern, endianness: .little)
    wanted.writeInteger(2 as UInt8)
    for value: Float in [2.5, 4] { wanted.writeInteger(value.bitPattern, endianness: .little) }
    wanted.writeBytes([1, 7])
    #expect(buffer == wanted)
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

  private func decode(_ value: Float) throws -> PageRecord? {
    var builder = PageMessageBuilder()
    builder.byte(18)
    builder.float(value)
    return try PageMessage(decoding: builder.buffer, limits: BrowserHostLimits()).records.first
  }

  @Test func `a way is between 0 and 10 seconds, or refused`() throws {
    #expect(try decode(100) == .way(0.1))
    #expect(try decode(0) == .way(0))
    #expect(try decode(10_000) == .way(10))
    #expect(throws: PageMessageError.outOfBounds(.way, -1, at: 9)) { try decode(-1) }
    #expect(throws: PageMessageError.outOfBounds(.way, 10_001, at: 9)) { try decode(10_001) }
    #expect(throws: PageMessageError.notFinite(at: 9)) { try decode(.nan) }
    #expect(throws: PageMessageError.notFinite(at: 9)) { try decode(.infinity) }
  }
}
#endif
