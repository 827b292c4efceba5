import Foundation
import GestureEngine
import PageScripts
import Testing

@testable import PageProtocol

@Suite("Messages of a page")
struct PageMessageTests {
  private func decode(_ build: (inout PageMessageBuilder) -> Void) throws -> PageMessage {
    var builder = PageMessageBuilder()
    build(&builder)
    return try PageMessage(decoding: builder.bytes, limits: PageLimits())
  }

  private func refusal(_ build: (inout PageMessageBuilder) -> Void) -> PageMessageError? {
    do {
      _ = try decode(build)
      return nil
    } catch {
      return error as? PageMessageError
    }
  }

  @Test func `a hello tells the screen and asks for a session`() throws {
    let message = try decode { $0.hello(high: 7, low: 9, visible: false) }
    #expect(message.sentAt == 1)
    let screen = ScreenDescription(
      size: CGSize(width: 320, height: 480), scale: 2, safeAreaTop: 20, safeAreaLeft: 0, safeAreaBottom: 10,
      safeAreaRight: 0, prefersDark: true, prefersReducedMotion: false,
      prefersMoreContrast: true, textScale: 1.5)
    #expect(
      message.records == [
        .hello(PageHello(session: SessionIdentifier(high: 7, low: 9), screen: screen, isVisible: false))
      ])
  }

  @Test func `a screen tells in which direction the page's language is written`() throws {
    // V30
    let message = try decode {
      $0.byte(8)
      $0.screen(writesRightToLeft: true)
    }
    guard case .input(.screen(let screen))? = message.records.first else {
      Issue.record("The first record is no screen.")
      return
    }
    #expect(screen.writesRightToLeft)
    #expect(screen.textScale == 1.5)
  }

  @Test func `a hello tells where the page is and what it has kept, within bounds`() throws {
    let message = try decode { $0.hello(address: "http://a.example/photos/17?x=1#y", state: [1, 2, 3], left: 5) }
    guard case .hello(let hello)? = message.records.first else {
      Issue.record("The first record is no hello.")
      return
    }
    #expect(hello.address == "http://a.example/photos/17?x=1#y")
    #expect(hello.state == [1, 2, 3])
    #expect(hello.left == SessionIdentifier(high: 0, low: 5))
    let long = String(repeating: "a", count: 2_049)
    // The version, the session, the flag and the screen come before it.
    #expect(refusal { $0.hello(address: long) } == .invalidText(at: 67))
    #expect(refusal { $0.hello(state: Array(repeating: 0, count: 30_001)) } == .outOfRange(at: 69))
    #expect(
      try decode {
        $0.byte(15)
        $0.text("http://a.example/")
      }.records == [.input(.address("http://a.example/"))])
    #expect(
      try decode {
        $0.byte(17)
        $0.byte(3)
      }.records == [.input(.back(to: 3))])
  }

  @Test func `forced colours come with the screen, five of three bytes`() throws {
    let message = try decode {
      $0.byte(8)
      $0.screen(forced: [0, 1, 2, 255, 254, 253, 16, 32, 48, 1, 1, 1, 9, 9, 9])
    }
    guard case .input(.screen(let screen))? = message.records.first else {
      Issue.record("The first record is no screen.")
      return
    }
    #expect(
      screen.forcedColors
        == ForcedColors(canvas: 0x000102, text: 0xFFFEFD, link: 0x102030, disabled: 0x010101, highlight: 0x090909))
    let refused = refusal {
      $0.byte(8)
      $0.screen(forced: [0, 1])
    }
    #expect(refused == .truncated(at: 50))
  }

  @Test func `sixteen zeros ask for a new session`() throws {
    guard case .hello(let hello)? = try decode({ $0.hello() }).records.first else {
      Issue.record("The first record is no hello.")
      return
    }
    #expect(hello.session == nil)
  }

  @Test func `touches carry every sample in order`() throws {
    let message = try decode { $0.touches([(0, 3, 10), (1, 3, 12.5)]) }
    let first = TouchSample(
      time: 0.99, identifier: 3, phase: .began, location: CGPoint(x: 10, y: 50), force: 0.5, radius: 11, altitude: 1.5,
      azimuth: 0, roll: -0.5, buttons: 1, modifiers: .shift)
    var second = first
    second.phase = .moved
    second.location.x = 12.5
    #expect(message.records == [.input(.touches([first, second]))])
  }

  @Test func `one message holds several records`() throws {
    let message = try decode {
      $0.touches([(0, 1, 10)])
      $0.tick(lastApplied: 4, time: 995)
      $0.byte(10)
      $0.byte(11)
    }
    #expect(message.records.count == 4)
    #expect(Array(message.records.suffix(3)) == [.tick(lastApplied: 4, time: 0.995), .resend, .bye])
  }

  @Test func `a hover outside has no place`() throws {
    let message = try decode {
      $0.byte(4)
      $0.double(500)
      $0.byte(0)
      $0.float(1)
      $0.float(2)
      $0.byte(16)
      $0.byte(2)
    }
    #expect(message.records == [.input(.hover(HoverSample(time: 0.5, location: nil, modifiers: .command)))])
  }

  @Test func `a pen that hovers tells how it is held`() throws {
    let message = try decode {
      $0.byte(4)
      $0.double(500)
      $0.byte(1)
      $0.float(1)
      $0.float(2)
      $0.byte(0)
      $0.byte(1)
      for angle: Float in [1.25, 0.5, -2] { $0.float(angle) }
    }
    let sample = HoverSample(
      time: 0.5, location: CGPoint(x: 1, y: 2), kind: .pencil, altitude: 1.25, azimuth: 0.5, roll: -2)
    #expect(message.records == [.input(.hover(sample))])
  }

  @Test func `what hovers must be something that is known`() {
    let error = refusal {
      $0.byte(4)
      $0.double(500)
      $0.byte(1)
      $0.float(1)
      $0.float(2)
      $0.byte(0)
      $0.byte(3)
    }
    #expect(error == .outOfRange(at: 27))
  }

  @Test func `wheels and pinches keep unit and factor`() throws {
    let message = try decode {
      $0.byte(5)
      $0.double(500)
      for value: Float in [1, 2, -3, 120] { $0.float(value) }
      $0.byte(1)
      $0.byte(0)
      $0.byte(6)
      $0.double(600)
      for value: Float in [1, 2, 1.25] { $0.float(value) }
    }
    let place = CGPoint(x: 1, y: 2)
    #expect(
      message.records == [
        .input(
          .scroll(ScrollSample(time: 0.5, location: place, distance: ScrollDistance(x: -3, y: 120), unit: .lines))),
        .input(.magnify(MagnifySample(time: 0.6, location: place, factor: 1.25))),
      ])
  }

  @Test func `keys have names and places`() throws {
    let message = try decode {
      $0.byte(7)
      $0.double(500)
      $0.byte(1)
      $0.byte(0)
      $0.byte(4)
      $0.text("é")
      $0.text("KeyE")
    }
    let key = KeySample(time: 0.5, isDown: true, isRepeat: false, key: "é", code: "KeyE", modifiers: .control)
    #expect(message.records == [.input(.key(key))])
  }

  @Test func `a place that is not a number is refused`() {
    #expect(refusal { $0.touches([(0, 1, .nan)]) } == .notFinite(at: 25))
    #expect(refusal { $0.touches([(0, 1, .infinity)]) } == .notFinite(at: 25))
  }

  @Test func `a place no screen has is refused`() {
    #expect(refusal { $0.touches([(0, 1, 2e6)]) } == .outOfBounds(.place, 2e6, at: 25))
  }

  @Test func `a time that is not a number is refused`() {
    #expect(refusal { $0.tick(lastApplied: 0, time: .nan) } == .notFinite(at: 13))
    #expect(refusal { $0.tick(lastApplied: 0, time: -1) } == .outOfBounds(.time, -1, at: 13))
  }

  @Test func `an unknown kind or phase is refused`() {
    #expect(refusal { $0.byte(99) } == .unknownRecord(99))
    #expect(refusal { $0.touches([(4, 1, 0)]) } == .outOfRange(at: 11))
  }

  @Test func `another version of the protocol is refused with a code of its own`() {
    let error = refusal { $0.hello(version: 99) }
    #expect(error == .wrongVersion(99))
    #expect(error?.closeCode == .wrongVersion)
  }

  @Test func `more samples than allowed are refused before they are read`() {
    let error = refusal {
      $0.byte(3)
      $0.uint16(513)
    }
    #expect(error == .tooManySamples(513, limit: 512))
    #expect(error?.closeCode == .policy)
  }

  @Test func `more records than allowed are refused`() {
    let error = refusal { for _ in 0..<1025 { $0.byte(11) } }
    #expect(error == .tooManyRecords(limit: 1024))
  }

  @Test func `a message asks for the whole tree once, and for a few commits`() throws {
    #expect(refusal { for _ in 0..<2 { $0.byte(10) } } == .tooManyResends(limit: 1))
    #expect(try decode { for _ in 0..<4 { $0.tick(lastApplied: 1, time: 1) } }.records.count == 4)
    let error = refusal { for _ in 0..<5 { $0.tick(lastApplied: 1, time: 1) } }
    #expect(error == .tooManyTicks(limit: 4))
    #expect(error?.closeCode == .policy)
  }

  private func screen(_ build: (inout PageMessageBuilder) -> Void) throws -> ScreenDescription? {
    guard case .input(.screen(let screen))? = try decode(build).records.first else { return nil }
    return screen
  }

  @Test func `a screen larger than there are is refused with what is allowed`() {
    let error = refusal {
      $0.byte(8)
      $0.screen(width: 100_000)
    }
    #expect(error == .outOfBounds(.screenSide, 100_000, at: 9))
    #expect(error?.description == "The side of the screen at byte 9 is 100000; 0 to 20000 are allowed.")
    #expect(error?.closeCode == .malformed)
  }

  @Test func `a window that is rolled up has a screen of one point`() throws {
    let screen = try screen {
      $0.byte(8)
      $0.screen(width: 0, height: 0.25, insets: [0, 0, 0, 0])
    }
    #expect(screen?.size == CGSize(width: 1, height: 1))
  }

  @Test func `a window of more points than any display has shows a screen in its proportions`() throws {
    let screen = try screen {
      $0.byte(8)
      $0.screen(width: 20_000, height: 20_000)
    }
    #expect(screen?.size == CGSize(width: 6_000, height: 6_000))
    let strip = try self.screen {
      $0.byte(8)
      $0.screen(width: 20_000, height: 1_000)
    }
    #expect(strip?.size == CGSize(width: 20_000, height: 1_000))
  }

  @Test func `safe areas leave half of the screen`() throws {
    let screen = try screen {
      $0.byte(8)
      $0.screen(width: 100, height: 200, insets: [300, 0, 100, 40])
    }
    #expect(screen?.safeAreaTop == 75)
    #expect(screen?.safeAreaBottom == 25)
    #expect(screen?.safeAreaRight == 40)
  }

  @Test(arguments: [(2, Float(0.01)), (3, 1_001), (0, -1)])
  func `a scale, a safe area or a length that no page has is refused`(field: Int, value: Float) {
    let error = refusal {
      $0.byte(8)
      var values: [Float] = [320, 480, 2, 20, 0, 10, 0]
      values[field] = value
      for value in values { $0.float(value) }
    }
    let bound: PageBound = [0: .screenSide, 2: .scale, 3: .safeArea][field]!
    #expect(error == .outOfBounds(bound, Double(value), at: 9 + 4 * field))
  }

  @Test func `text that is not UTF-8 or too long is refused`() {
    #expect(
      refusal {
        $0.byte(7)
        $0.double(1)
        for value: UInt8 in [1, 0, 0] { $0.byte(value) }
        $0.uint16(2)
        $0.byte(0xff)
        $0.byte(0xfe)
      } == .invalidText(at: 20))
    #expect(
      refusal {
        $0.byte(7)
        $0.double(1)
        for value: UInt8 in [1, 0, 0] { $0.byte(value) }
        $0.text(String(repeating: "a", count: 65))
      } == .invalidText(at: 20))
  }

  private func decodeWay(_ value: Float) throws -> PageRecord? {
    try decode {
      $0.byte(18)
      $0.float(value)
    }.records.first
  }

  @Test func `a way is between 0 and 10 seconds, or refused`() throws {
    #expect(try decodeWay(100) == .way(0.1))
    #expect(try decodeWay(0) == .way(0))
    #expect(try decodeWay(10_000) == .way(10))
    #expect(throws: PageMessageError.outOfBounds(.way, -1, at: 9)) { try decodeWay(-1) }
    #expect(throws: PageMessageError.outOfBounds(.way, 10_001, at: 9)) { try decodeWay(10_001) }
    #expect(throws: PageMessageError.notFinite(at: 9)) { try decodeWay(.nan) }
    #expect(throws: PageMessageError.notFinite(at: 9)) { try decodeWay(.infinity) }
  }

  @Test func `every reason fits into a close frame`() {
    let errors: [PageMessageError] = [
      .truncated(at: 65_536), .unknownRecord(255), .tooManyRecords(limit: 1024), .tooManySamples(65_535, limit: 512),
      .notFinite(at: 65_536), .outOfRange(at: 65_536), .invalidText(at: 65_536), .wrongVersion(65_535), .helloExpected,
      .helloRepeated, .unknownCommit(.max, sent: .max), .tooManyUnapplied(.max, limit: 4),
      .outOfBounds(.screenSide, -3.4028234663852886e38, at: 65_536), .outOfBounds(.time, 1e300, at: 65_536),
      .tooManyTicks(limit: 4), .tooManyResends(limit: 1), .tooMuchWaits(limit: 262_144),
    ]
    for error in errors { #expect(error.description.utf8.count <= 123) }
  }
}
