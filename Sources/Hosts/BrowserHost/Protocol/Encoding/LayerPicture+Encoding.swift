#if BrowserHost
import Foundation
import LayerEngine
import NIOCore
import PlaneGeometry

extension ByteBuffer {
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
      writeBytes(bytes)
    case .drawn(let list):
      write(byte: 1)
      write(count: list.commands.count)
      var rest = parts[...]
      for command in list.commands { write(command, parts: &rest) }
    }
  }

  private mutating func write(_ command: DrawCommand, parts: inout ArraySlice<UInt32>) {
    switch command {
    case .save:
      write(byte: 1)
    case .restore:
      write(byte: 2)
    case .concatenate(let transform):
      write(byte: 3)
      write(transform)
    case .opacity(let factor):
      write(byte: 4)
      write(factor)
    case .clip(let path, let rule):
      write(byte: 5)
      write(rule == .evenOdd)
      write(path)
    case .fill(let path, let rule, let color):
      write(byte: 6)
      write(rule == .evenOdd)
      write(color)
      write(path)
    case .stroke(let path, let style, let color):
      write(byte: 7)
      write(style)
      write(color)
      write(path)
    case .gradient(let gradient):
      write(byte: 8)
      write(gradient)
    case .picture(_, let rect):
      write(byte: 9)
      write(count: Int(parts.popFirst() ?? 0))
      write(rect.origin)
      write(rect.size)
    case .text(let run):
      write(byte: 10)
      write(run)
    }
  }

  private mutating func write(_ style: StrokeStyle) {
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
    }
    write(byte: (gradient.extendsBeforeStart ? 1 : 0) | (gradient.extendsAfterEnd ? 2 : 0))
    write(gradient.stops)
  }

  private mutating func write(_ path: CGPath) {
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
#endif
