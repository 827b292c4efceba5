import Foundation
import LayerEngine
import PlaneGeometry

extension DisplayList {
  /// Tells whether a drawing certainly leaves no place of a rectangle clear, or partly so: something opaque fills it, and nothing
  /// takes it away again.
  func fills(_ rect: CGRect) -> Bool {
    var pen = FillingPen()
    var saved: [FillingPen] = []
    var depth = 0
    var isFilled = false
    for command in commands {
      switch command {
      case .save: saved.append(pen)
      case .restore: if let last = saved.popLast() { pen = last }
      case .concatenate(let transform): pen.isMoved = pen.isMoved || transform != .identity
      case .clip: pen.isClipped = true
      case .resetClip: pen.isClipped = false
      case .opacity(let opacity): pen.opacity = opacity
      // Modes up to luminosity leave opaque what is so. Those after it take away, as clearing does.
      case .blend(let mode):
        guard mode.rawValue <= CGBlendMode.luminosity.rawValue else { return false }
        pen.mode = mode
      case .clear: return false
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fillRect(let filled, let color):
        if depth == 0, pen.isPlain, color.alpha >= 1, filled.contains(rect) { isFilled = true }
      case .gradient(let gradient):
        if depth == 0, pen.isPlain, gradient.isOpaqueEverywhere { isFilled = true }
      default: break
      }
    }
    return isFilled
  }
}

/// The part of a drawing's state that keeps what is filled from covering all of it.
private struct FillingPen {
  var isMoved = false
  var isClipped = false
  var opacity: CGFloat = 1
  var mode = CGBlendMode.normal

  var isPlain: Bool { !isMoved && !isClipped && opacity >= 1 && mode == .normal }
}

extension DrawGradient {
  /// Tells whether it has an opaque colour at every place.
  fileprivate var isOpaqueEverywhere: Bool {
    guard !stops.isEmpty, stops.allSatisfy({ $0.color.alpha >= 1 }), extendsBeforeStart, extendsAfterEnd,
      case .linear(let start, let end) = shape
    else { return false }
    let (x, y) = (end.x - start.x, end.y - start.y)
    return x * x + y * y > 0 && (x * x + y * y).isFinite
  }
}
