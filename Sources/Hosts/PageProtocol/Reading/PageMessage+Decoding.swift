import Foundation
import GestureEngine

extension PageMessage {
  /// The message that `bytes` are. Throws at the first field that is not as it should be; never traps.
  package init(decoding bytes: [UInt8], limits: PageLimits) throws(PageMessageError) {
    var reader = MessageReader(bytes)
    sentAt = try reader.time()
    records = []
    byteCount = bytes.count
    var ticks = 0
    var resends = 0
    while !reader.isAtEnd {
      guard records.count < limits.recordsPerMessage else { throw .tooManyRecords(limit: limits.recordsPerMessage) }
      let record = try reader.record(limits: limits)
      switch record {
      case .tick:
        ticks += 1
        guard ticks <= limits.ticksPerMessage else { throw .tooManyTicks(limit: limits.ticksPerMessage) }
      case .resend:
        resends += 1
        guard resends <= limits.resendsPerMessage else { throw .tooManyResends(limit: limits.resendsPerMessage) }
      default:
        break
      }
      records.append(record)
    }
  }
}

extension MessageReader {
  mutating func record(limits: PageLimits) throws(PageMessageError) -> PageRecord {
    let number: UInt8 = try integer()
    guard let kind = BrowserProtocol.PageKind(rawValue: number) else { throw .unknownRecord(number) }
    switch kind {
    case .hello: return .hello(try hello(limits: limits))
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
    case .edit: return .edit(try editPart(limit: limits.messageBytes))
    case .field: return .input(.text(try textReport()))
    case .keyboard: return .input(.keyboard(try keyboardReport()))
    case .address: return .input(.address(try text(limit: limits.addressBytes)))
    case .back: return .input(.back(to: Int(try integer(UInt8.self))))
    case .drag: return .drag(try drag())
    case .draggedItem: return .draggedItem(try draggedPart(limit: limits.messageBytes))
    case .filePart: return .filePart(try filePart(limit: limits.messageBytes))
    case .dragOut: return .input(.drag(try dragOut()))
    case .copied: return .copied(try integer(), isWritten: try bool())
    case .resend: return .resend
    case .save: return .save
    case .way: return .way(try float(in: .way) / 1000)
    case .bye: return .bye
    }
  }

  private mutating func hello(limits: PageLimits) throws(PageMessageError) -> PageHello {
    let version: UInt16 = try integer()
    guard version == BrowserProtocol.version else { throw .wrongVersion(version) }
    let session = SessionIdentifier(high: try integer(), low: try integer())
    let visible = try bool()
    var hello = PageHello(
      session: session.isZero ? nil : session, screen: try screen(), isVisible: visible,
      address: try text(limit: limits.addressBytes), state: try state(limit: limits.restorationBytes))
    let left = SessionIdentifier(high: try integer(), low: try integer())
    hello.left = left.isZero ? nil : left
    return hello
  }

  private mutating func state(limit: Int) throws(PageMessageError) -> [UInt8] {
    let place = offset
    let count = Int(try integer(UInt16.self))
    guard count <= limit else { throw .outOfRange(at: place) }
    return try bytes(count, at: offset)
  }

  private mutating func screen() throws(PageMessageError) -> ScreenDescription {
    let size = Self.screenSize(width: try float(in: .screenSide), height: try float(in: .screenSide))
    let scale = try float(in: .scale)
    let top = try float(in: .safeArea)
    let left = try float(in: .safeArea)
    let bottom = try float(in: .safeArea)
    let right = try float(in: .safeArea)
    let dark = try bool()
    let reducedMotion = try bool()
    let moreContrast = try bool()
    let reducedTransparency = try bool()
    let inverted = try bool()
    let writesRightToLeft = try bool()
    let textScale = try float(in: .textScale)
    let forcedColors = try bool() ? try self.forcedColors() : nil
    let vertical = Self.safeAreaFactor(top + bottom, of: size.height)
    let horizontal = Self.safeAreaFactor(left + right, of: size.width)
    return ScreenDescription(
      size: size, scale: scale, safeAreaTop: top * vertical,
      safeAreaLeft: left * horizontal, safeAreaBottom: bottom * vertical, safeAreaRight: right * horizontal,
      prefersDark: dark, prefersReducedMotion: reducedMotion, prefersMoreContrast: moreContrast,
      prefersReducedTransparency: reducedTransparency, invertsColors: inverted, textScale: textScale,
      writesRightToLeft: writesRightToLeft, forcedColors: forcedColors)
  }

  private mutating func forcedColors() throws(PageMessageError) -> ForcedColors {
    ForcedColors(
      canvas: try color(), text: try color(), link: try color(), disabled: try color(), highlight: try color())
  }

  private mutating func color() throws(PageMessageError) -> UInt32 {
    let (red, green, blue): (UInt8, UInt8, UInt8) = (try integer(), try integer(), try integer())
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A screen for a window: not smaller and not larger than there are, in the window's proportions.
  private static func screenSize(width: Double, height: Double) -> CGSize {
    let width = max(width, PageBound.leastScreenSide)
    let height = max(height, PageBound.leastScreenSide)
    let factor = min((PageBound.mostScreenArea / (width * height)).squareRoot(), 1)
    return CGSize(width: width * factor, height: height * factor)
  }

  /// The factor by which safe areas that take `length` of a side are multiplied, so that they leave enough of it.
  private static func safeAreaFactor(_ length: Double, of side: Double) -> Double {
    let most = side * PageBound.mostSafeArea
    return length > most ? most / length : 1
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
    let force = try float(in: .force)
    let radius = try float(in: .radius)
    let altitude = try float(in: .angle)
    let azimuth = try float(in: .angle)
    let roll = try float(in: .angle)
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
    sample.altitude = try float(in: .angle)
    sample.azimuth = try float(in: .angle)
    sample.roll = try float(in: .angle)
    return sample
  }

  private mutating func scroll() throws(PageMessageError) -> ScrollSample {
    let time = try time()
    let location = try point()
    let x = try float(in: .distance)
    let y = try float(in: .distance)
    let place = offset
    guard let unit = ScrollSample.Unit(rawValue: try integer()) else { throw .outOfRange(at: place) }
    return ScrollSample(
      time: time, location: location, distance: ScrollDistance(x: x, y: y), unit: unit, modifiers: try modifiers())
  }

  private mutating func magnify() throws(PageMessageError) -> MagnifySample {
    let time = try time()
    let location = try point()
    return MagnifySample(time: time, location: location, factor: try float(in: .magnification))
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
    let x = try float(in: .place)
    return CGPoint(x: x, y: try float(in: .place))
  }

  /// Five bits: Caps Lock, Shift, Control, Alt, Meta; the order of `UIKeyModifierFlags`.
  private mutating func modifiers() throws(PageMessageError) -> KeyModifiers {
    let place = offset
    let bits: UInt8 = try integer()
    guard bits < 32 else { throw .outOfRange(at: place) }
    return KeyModifiers(rawValue: UInt32(bits) << 16)
  }
}
