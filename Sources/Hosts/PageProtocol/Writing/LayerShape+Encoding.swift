import LayerEngine
import PlaneGeometry

extension MessageWriter {
  /// A form (0 none, 1 of what the layer shows, 2 of an outline), then the fields. What cannot be seen is not sent.
  mutating func write(_ shadow: LayerShadow) {
    guard let color = shadow.drawnColor else {
      write(byte: 0)
      return
    }
    write(byte: shadow.path == nil ? 1 : 2)
    write(color)
    write(shadow.offset)
    write(shadow.radius)
    if let path = shadow.path { write(path) }
  }

  /// Flags (1 a fill, 2 even-odd, 4 a line, 8 the line follows the fill's path), then the fields of those that are
  /// set. A path is sent once, and only for what can be seen.
  mutating func write(_ shape: LayerShape?) {
    guard let shape, let path = shape.path, !path.isEmpty else {
      write(byte: 0)
      return
    }
    let fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let line = shape.strokedPath
    var flags: UInt8 = fill == nil ? 0 : shape.fillRule == .evenOdd ? 3 : 1
    if line != nil { flags |= fill != nil && line === path ? 12 : 4 }
    write(byte: flags)
    if let fill {
      write(fill)
      write(path)
    }
    if let line, let color = shape.strokeColor {
      write(color)
      write(shape.stroke)
      if flags & 8 == 0 { write(line) }
    }
  }
}
