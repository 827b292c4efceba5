@MainActor private var contexts: [CGContext] = []

/// The context that drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Sends drawing to a context until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Sends drawing where it went before; without a context it has no effect.
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

extension UIColor {
  /// Makes this the colour of fills in the current context.
  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the colour of lines in the current context.
  @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes this the colour of fills and lines in the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }
}
