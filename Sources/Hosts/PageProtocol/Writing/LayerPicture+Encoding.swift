import Foundation
import LayerEngine
import PlaneGeometry

extension MessageWriter {
  /// A whole picture. `parts` are the numbers of the pictures that it draws, in the order of its commands.
  mutating func write(_ picture: LayerPicture, number: UInt32, parts: [UInt32]) {
    write(.picture)
    write(count: Int(number))
    write(picture.size)
    write(picture.scale)
    switch picture.source {
    case .encoded(let bytes, let mediaType):
      write(byte: 0)
      write(mediaType)
      write(count: bytes.count)
      write(bytes: bytes)
    case .drawn(let list):
      write(byte: 1)
      write(count: list.commands.count)
      var rest = parts[...]
      for command in list.commands { write(command, parts: &rest) }
    }
  }

  private mutating func write(_ command: DrawCommand, parts: inout ArraySlice<UInt32>) {
    write(byte: Self.number(of: command))
    switch command {
    case .save, .restore, .resetClip, .beginGroup, .endGroup: break
    case .concatenate(let transform): write(transform)
    case .opacity(let opacity): write(opacity)
    case .blend(let mode): write(byte: UInt8(mode.rawValue))
    case .shadow(let shadow): write(shadow)
    case .interpolation(let quality): write(byte: UInt8(quality.rawValue))
    case .clip(let path, let rule):
      write(rule == .evenOdd)
      write(path)
    case .fillRect(let rect, let color):
      write(rect)
      write(color)
    case .fill(let path, let rule, let color):
      write(rule == .evenOdd)
      write(color)
      write(path)
    case .stroke(let path, let style, let color):
      write(style)
      write(color)
      write(path)
    case .clear(let rect): write(rect)
    case .gradient(let gradient): write(gradient)
    case .picture(_, let rect):
      write(count: Int(parts.popFirst() ?? 0))
      write(rect)
    case .part(_, let part, let rect):
      write(count: Int(parts.popFirst() ?? 0))
      write(part)
      write(rect)
    case .text(let run): write(run)
    }
  }

  private static func number(of command: DrawCommand) -> UInt8 {
    switch command {
    case .save: 1
    case .restore: 2
    case .concatenate: 3
    case .opacity: 4
    case .clip: 5
    case .fill: 6
    case .stroke: 7
    case .gradient: 8
    case .picture: 9
    case .text: 10
    case .blend: 11
    case .shadow: 12
    case .interpolation: 13
    case .resetClip: 14
    case .beginGroup: 15
    case .endGroup: 16
    case .fillRect: 17
    case .clear: 18
    case .part: 19
    }
  }

  private mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size)
  }

  private mutating func write(_ shadow: DrawShadow?) {
    write(shadow != nil)
    guard let shadow else { return }
    write(shadow.offset)
    write(shadow.blur)
    write(shadow.color)
  }

  mutating func write(_ style: StrokeStyle) {
    write(style.width)
    write(byte: UInt8(style.cap.rawValue))
    write(byte: UInt8(style.join.rawValue))
    write(style.miterLimit)
    write(count: style.dashes.count)
    for dash in style.dashes { write(dash) }
    write(style.dashPhase)
  }

  private mutating func write(_ gradient: DrawGradient) {
    switch gradient.shape {
    case .linear(let start, let end):
      write(byte: 0)
      write(start)
      write(end)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      write(byte: 1)
      write(startCenter)
      write(startRadius)
      write(endCenter)
      write(endRadius)
    case .conic(let center, let angle):
      write(byte: 2)
      write(center)
      write(angle)
    }
    write(byte: (gradient.extendsBeforeStart ? 1 : 0) | (gradient.extendsAfterEnd ? 2 : 0))
    write(gradient.stops)
  }

  mutating func write(_ path: CGPath) {
    let elements = path.elements
    write(count: elements.count)
    for element in elements {
      switch element {
      case .move(let end):
        write(byte: 0)
        write(end)
      case .line(let end):
        write(byte: 1)
        write(end)
      case .quadCurve(let end, let control):
        write(byte: 2)
        write(control)
        write(end)
      case .curve(let end, let control1, let control2):
        write(byte: 3)
        write(control1)
        write(control2)
        write(end)
      case .closeSubpath:
        write(byte: 4)
      }
    }
  }
}
