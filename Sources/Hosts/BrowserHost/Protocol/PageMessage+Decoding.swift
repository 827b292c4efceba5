#if BrowserHost
import Foundation
import GestureEngine
import NIOCore

extension PageMessage {
  /// The message in `buffer`. Throws at the first field that is not as it should be; never traps.
  init(decoding buffer: ByteBuffer, limits: BrowserHostLimits) throws(PageMessageError) {
    var reader = MessageReader(buffer)
    sentAt = try reader.time()
    records = []
    while !reader.isAtEnd {
      guard records.count < limits.recordsPerMessage else { throw .tooManyRecords(limit: limits.recordsPerMessage) }
      records.append(try reader.record(limits: limits))
    }
  }
}

extension MessageReader {
  /// Points of a screen, in which no pointer can lie further out.
  private static let places = -1e6...1e6
  /// Sides of a screen and strips along it, in points.
  private static let lengths = 0.0...100_000
  /// Turns of a wheel in its unit.
  private static let distances = -1e6...1e6
  private static let angles = -7.0...7.0
  private static let forces = 0.0...1000

  mutating func record(limits: BrowserHostLimits) throws(PageMessageError) -> PageRecord {
    let number: UInt8 = try integer()
    guard let kind = BrowserProtocol.PageKind(rawValue: number) else { throw .unknownRecord(number) }
    switch kind {
    case .hello: return .hello(try hello())
    case .tick: return .tick(lastApplied: try integer(), time: try time())
    case .touches: return .input(.touches(try touches(limit: limits.samplesPerRecord)))
    case .hover: return .input(.hover(try hover()))
    case .scroll: return .input(.scroll(try scroll()))
    case .magnify: return .input(.magnify(try magnify()))
    case .key: return .input(.key(try key()))
    case .screen: return .input(.screen(try screen()))
    case .visibility: return .input(.visibility(try bool()))
    case .accessibility: return .input(.accessibility(try accessibilityAction()))
    case .clipboard: return .clipboard(try clipboardPart(limit: limits.messageBytes))
    case .copied: return .copied(try integer(), isWritten: try bool())
    case .resend: return .resend
    case .bye: return .bye
    }
  }

  private mutating func hello() throws(PageMessageError) -> PageHello {
    let version: UInt16 = try integer()
    guard version == BrowserProtocol.version else { throw .wrongVersion(version) }
    let session = SessionIdentifier(high: try integer(), low: try integer())
    let visible = try bool()
    return PageHello(session: session.isZero ? nil : session, screen: try screen(), isVisible: visible)
  }

  private mutating func screen() throws(PageMessageError) -> ScreenDescription {
    let width = try float(in: Self.lengths)
    let height = try float(in: Self.lengths)
    // Browsers zoom from 25 % to 500 %, on displays of 1 to 4 pixels per point.
    let scale = try float(in: 0.05...32)
    let top = try float(in: Self.lengths)
    let left = try float(in: Self.lengths)
    let bottom = try float(in: Self.lengths)
    let right = try float(in: Self.lengths)
    let dark = try bool()
    let reducedMotion = try bool()
    let moreContrast = try bool()
    let reducedTransparency = try bool()
    let inverted = try bool()
    let textScale = try float(in: 0.25...8)
    return ScreenDescription(
      size: CGSize(width: width, height: height), scale: scale, safeAreaTop: top, safeAreaLeft: left,
      safeAreaBottom: bottom, safeAreaRight: right, prefersDark: dark, prefersReducedMotion: reducedMotion,
      prefersMoreContrast: moreContrast, prefersReducedTransparency: reducedTransparency, invertsColors: inverted,
      textScale: textScale)
  }

  private mutating func touches(limit: Int) throws(PageMessageError) -> [TouchSample] {
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .tooManySamples(count, limit: limit) }
    var samples: [TouchSample] = []
    // Not reserved in advance: a short message must not make the host set memory aside.
    for _ in 0..<count { samples.append(try touch()) }
    return samples
  }

  private mutating func touch() throws(PageMessageError) -> TouchSample {
    let place = offset
    let phase = TouchSample.Phase(rawValue: try integer())
    let kind = TouchSample.Kind(rawValue: try integer())
    guard let phase, let kind else { throw .outOfRange(at: place) }
    let identifier: Int32 = try integer()
    let time = try time()
    let location = try point()
    let force = try float(in: Self.forces)
    let radius = try float(in: Self.lengths)
    let altitude = try float(in: Self.angles)
    let azimuth = try float(in: Self.angles)
    let roll = try float(in: Self.angles)
    let buttons: UInt16 = try integer()
    return TouchSample(
      time: time, identifier: identifier, phase: phase, kind: kind, location: location, force: force, radius: radius,
      altitude: altitude, azimuth: azimuth, roll: roll, buttons: UInt32(buttons), modifiers: try modifiers())
  }

  private mutating func hover() throws(PageMessageError) -> HoverSample {
    let time = try time()
    let isInside = try bool()
    let location = try point()
    let modifiers = try modifiers()
    let place = offset
    guard let kind = TouchSample.Kind(rawValue: try integer()) else { throw .outOfRange(at: place) }
    var sample = HoverSample(time: time, location: isInside ? location : nil, kind: kind, modifiers: modifiers)
    guard kind == .pencil else { return sample }
    sample.altitude = try float(in: Self.angles)
    sample.azimuth = try float(in: Self.angles)
    sample.roll = try float(in: Self.angles)
    return sample
  }

  private mutating func scroll() throws(PageMessageError) -> ScrollSample {
    let time = try time()
    let location = try point()
    let x = try float(in: Self.distances)
    let y = try float(in: Self.distances)
    let place = offset
    guard let unit = ScrollSample.Unit(rawValue: try integer()) else { throw .outOfRange(at: place) }
    return ScrollSample(
      time: time, location: location, distance: ScrollDistance(x: x, y: y), unit: unit, modifiers: try modifiers())
  }

  private mutating func magnify() throws(PageMessageError) -> MagnifySample {
    let time = try time()
    let location = try point()
    return MagnifySample(time: time, location: location, factor: try float(in: 0.001...1000))
  }

  private mutating func key() throws(PageMessageError) -> KeySample {
    let time = try time()
    let isDown = try bool()
    let isRepeat = try bool()
    let modifiers = try modifiers()
    let key = try text(limit: 64)
    return KeySample(
      time: time, isDown: isDown, isRepeat: isRepeat, key: key, code: try text(limit: 64), modifiers: modifiers)
  }

  private mutating func point() throws(PageMessageError) -> CGPoint {
    let x = try float(in: Self.places)
    return CGPoint(x: x, y: try float(in: Self.places))
  }

  /// Five bits: Caps Lock, Shift, Control, Alt, Meta; the order of `UIKeyModifierFlags`.
  private mutating func modifiers() throws(PageMessageError) -> KeyModifiers {
    let place = offset
    let bits: UInt8 = try integer()
    guard bits < 32 else { throw .outOfRange(at: place) }
    return KeyModifiers(rawValue: UInt32(bits) << 16)
  }
}
#endif
