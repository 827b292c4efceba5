extension SymbolDrawing {
  /// The shape that a symbol can stand in.
  enum Enclosure {
    case circle
    case square

    fileprivate var path: CGPath {
      switch self {
      case .circle: CGPath(ellipseIn: CGRect(x: -10.6, y: -10.6, width: 21.2, height: 21.2), transform: nil)
      case .square:
        CGPath(
          roundedRect: CGRect(x: -9.8, y: -9.8, width: 19.6, height: 19.6), cornerWidth: 3.4, cornerHeight: 3.4,
          transform: nil)
      }
    }
  }

  /// The symbol, smaller, in the middle of an outline, or taken out of a shape.
  func enclosed(in enclosure: Enclosure, isFilled: Bool) -> SymbolDrawing {
    let bounds = bounds(lineWidth: 0)
    // Our choice: 6.3 units to the farthest corner, and never more than 0.62 of the size.
    let reach = max(hypot(bounds.width, bounds.height) / 2, 1)
    var inner = scaled(
      by: min(6.3 / reach, 0.62), around: CGPoint(x: bounds.midX, y: bounds.midY), lineShare: 0.95)
    if isFilled {
      for index in inner.indices {
        // What was taken out of the symbol is there again.
        if inner[index].effect == .cut { inner[index].level = 2 }
        inner[index].effect = inner[index].effect == .cut ? .paint : .mark
      }
    }
    let outline = SymbolPart(path: enclosure.path, fills: isFilled, strokes: true, level: 2)
    return SymbolDrawing(parts: [outline] + inner, isDirectional: isDirectional)
  }

  /// The symbol under a line from the upper left to the lower right.
  func slashed() -> SymbolDrawing {
    func line(_ shift: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: -9.6 + shift, y: -9.6 - shift))
      path.addLine(to: CGPoint(x: 9.6 + shift, y: 9.6 - shift))
      return path.copy() ?? path
    }
    let gap = SymbolPart(path: line(1.2), fills: false, strokes: true, effect: .cut, lineShare: 1.2)
    let slash = SymbolPart(path: line(0), fills: false, strokes: true)
    return SymbolDrawing(parts: parts + [gap, slash], isDirectional: isDirectional)
  }
}
