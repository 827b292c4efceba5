import Foundation
import LayerEngine
import PlaneGeometry

/// The fields of messages to a page, little-endian.
extension MessageWriter {
  package mutating func write(_ kind: BrowserProtocol.HostKind) { write(byte: kind.rawValue) }

  package mutating func write(_ value: Bool) { write(byte: value ? 1 : 0) }

  package mutating func write(uint32 value: UInt32) { write(integer: value) }

  /// Seven bits a byte, the lowest first; the top bit says that more follow (LEB128).
  package mutating func write(count value: Int) {
    if value < 128 { return write(byte: UInt8(value)) }
    let bits = UInt64.bitWidth - UInt64(value).leadingZeroBitCount
    // All at once: room is looked for once.
    append((bits + 6) / 7) { bytes in
      var rest = UInt64(value)
      for place in bytes.indices {
        bytes[place] = UInt8(truncatingIfNeeded: rest & 127) | (place < bytes.count - 1 ? 128 : 0)
        rest >>= 7
      }
    }
  }

  mutating func write(_ layer: LayerID) { write(count: Int(layer.rawValue)) }

  mutating func write(_ value: CGFloat) { write(integer: Float(value).bitPattern) }

  mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  /// A coordinate in content that may be 50,000,000 points long, where Float32 would be off by 2 points.
  mutating func write(exactly value: CGFloat) { write(integer: Double(value).bitPattern) }

  /// A coordinate of a layer, as exact and mostly shorter.
  ///
  /// Most are a whole number of eighths of a point: a `count` of four times that, and 2 more for a negative one. Any other
  /// is a 1, and all of its bits.
  mutating func write(place value: CGFloat) {
    if let eighths = Self.eighths(value) { return write(count: eighths) }
    write(byte: 1)
    write(integer: Double(value).bitPattern)
  }

  /// A coordinate among letters: eighths of a point, as those of layers are, or a 3 and the nearest Float32.
  mutating func write(amongLetters value: CGFloat) {
    if let eighths = Self.eighths(value) { return write(count: eighths) }
    write(byte: 3)
    write(value)
  }

  private static func eighths(_ value: CGFloat) -> Int? {
    let eighths = value * 8
    // The page counts in numbers of 53 bits.
    guard eighths.magnitude < 0x1p48 else { return nil }
    let whole = Int(eighths)
    guard CGFloat(whole) == eighths else { return nil }
    return Int(whole.magnitude) << 2 | (whole < 0 ? 2 : 0)
  }

  mutating func write(place point: CGPoint) {
    write(place: point.x)
    write(place: point.y)
  }

  mutating func write(_ size: CGSize) {
    write(size.width)
    write(size.height)
  }

  package mutating func write(_ text: String) {
    write(count: text.utf8.count)
    write(bytes: text.utf8)
  }

  /// Red, green, blue and alpha, a byte each.
  mutating func write(_ color: LayerColor) {
    write(byte: Self.byte(color.red))
    write(byte: Self.byte(color.green))
    write(byte: Self.byte(color.blue))
    write(byte: Self.byte(color.alpha))
  }

  private static func byte(_ component: Float) -> UInt8 {
    // A component that is not a number fails both comparisons and is drawn as nothing.
    component >= 1 ? 255 : component > 0 ? UInt8(component * 255 + 0.5) : 0
  }

  mutating func write(_ stops: [LayerGradient.Stop]) {
    write(count: stops.count)
    for stop in stops {
      write(stop.color)
      write(stop.location)
    }
  }

  mutating func write(_ run: TextRun) {
    write(run.string)
    write(run.origin)
    write(run.width)
    let face = run.font.face
    let isDecorated = run.decoration != nil || run.font.stretch != 1
    write(
      byte: UInt8(face.weight.rawValue / 100) | (face.isMonospaced ? 16 : 0)
        | (run.direction == .rightToLeft ? 32 : 0) | (isDecorated ? 64 : 0) | (face.isItalic ? 128 : 0))
    write(CGFloat(run.font.size))
    write(run.color)
    if isDecorated { write(run.decoration ?? TextDecoration(), stretch: run.font.stretch) }
  }

  private mutating func write(_ decoration: TextDecoration, stretch: Double) {
    let numbers = [decoration.letterSpacing, decoration.wordSpacing, decoration.slant, stretch == 1 ? 0 : stretch]
    var mask: UInt16 = 0
    if decoration.underline != nil { mask |= 1 }
    if decoration.strikethrough != nil { mask |= 2 }
    if decoration.background != nil { mask |= 4 }
    if decoration.shadow != nil { mask |= 8 }
    if decoration.outline != nil { mask |= 16 }
    for (bit, number) in numbers.enumerated() where number != 0 { mask |= 32 << bit }
    write(integer: mask)
    if let line = decoration.underline { write(line) }
    if let line = decoration.strikethrough { write(line) }
    if let background = decoration.background {
      write(background.color)
      write(background.ascent)
      write(background.descent)
    }
    if let shadow = decoration.shadow {
      write(shadow.color)
      write(shadow.offset)
      write(shadow.blur)
    }
    if let outline = decoration.outline {
      write(outline.width)
      write(outline.isFilled)
      write(optional: outline.color)
    }
    for number in numbers where number != 0 { write(number) }
  }

  private mutating func write(_ line: TextDecoration.Line) {
    write(byte: line.pattern.rawValue)
    write(line.thickness)
    write(line.offset)
    write(optional: line.color)
  }

  private mutating func write(optional color: LayerColor?) {
    write(color != nil)
    if let color { write(color) }
  }

  mutating func write(_ t: CGAffineTransform) {
    for value in [t.a, t.b, t.c, t.d, t.tx, t.ty] { write(value) }
  }

  /// A form (0 identity, 1 six numbers, 2 sixteen), then the numbers.
  mutating func write(_ t: CATransform3D) {
    if CATransform3DIsIdentity(t) {
      write(byte: 0)
    } else if CATransform3DIsAffine(t) {
      write(byte: 1)
      write(t.m11)
      write(t.m12)
      write(t.m21)
      write(t.m22)
      write(t.m41)
      write(t.m42)
    } else {
      write(byte: 2)
      // All at once: what moves in depth moves every frame, and sixteen checks of the bounds are most of the cost.
      let rows = SIMD16<Double>(
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
      let numbers = SIMD16<Float>(rows)
      append(64) { bytes in
        for index in 0..<16 {
          bytes.storeBytes(of: numbers[index].bitPattern.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
      }
    }
  }
}
