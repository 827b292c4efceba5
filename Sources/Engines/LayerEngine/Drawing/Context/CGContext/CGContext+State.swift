public import Foundation
public import PlaneGeometry

extension CGContext {
  /// Puts colours, line style, transform, clip, opacity, blend mode, shadow and interpolation on a stack.
  public func saveGState() {
    stack.append(state)
    commands.append(.save)
  }

  /// Takes back what was put on the stack last. Without that it has no effect, and within a transparency layer it
  /// takes nothing back that was saved before the layer.
  public func restoreGState() {
    guard let last = stack.last(where: { $0.mask == nil }), !last.opensGroup else { return }
    closeMasks()
    state = last
    stack.removeLast()
    // Each saved state has its command, so one at the end belongs to the state that has just gone.
    if case .save = commands.last { commands.removeLast() } else { commands.append(.restore) }
  }

  /// Begins a layer of its own, which is drawn as one picture with the present opacity, blend mode, shadow and clip
  /// when it ends. In the layer they start anew, as documented: opacity 1, the normal mode, no shadow.
  ///
  /// - Parameter auxiliaryInfo: Without effect, as in CoreGraphics.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    var saved = state
    saved.opensGroup = true
    stack.append(saved)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    commands.append(.beginGroup)
  }

  /// Begins a layer of its own, as ``beginTransparencyLayer(auxiliaryInfo:)`` does, in which nothing is drawn outside
  /// of a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(CGPath(rect: rect, transform: nil))
  }

  /// Ends the layer that was begun last, restores the state before it and draws it. States that were saved in the layer
  /// are restored first; without a layer it has no effect.
  public func endTransparencyLayer() {
    guard let index = stack.lastIndex(where: { $0.opensGroup && $0.mask == nil }) else { return }
    while stack.count > index + 1 {
      closeMasks()
      if stack.count > index + 1 { restoreGState() }
    }
    state = stack.removeLast()
    state.opensGroup = false
    commands.append(.endGroup)
  }

  // MARK: Transform

  /// The transform from the program's coordinates to the drawing's.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what follows, in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Multiplies a transform in front of the current one. A path that has been begun stays where it is in the drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  // MARK: Compositing

  /// Sets the opacity of everything that follows, clamped to 0 to 1; what is no number counts as 0.
  ///
  /// It replaces the opacity before. For a group that fades as a whole, begin a transparency layer.
  public func setAlpha(_ alpha: CGFloat) {
    let alpha = alpha > 0 ? min(alpha, 1) : 0
    guard alpha != state.alpha else { return }
    state.alpha = alpha
    commands.append(.opacity(alpha))
  }

  /// Sets how what follows is combined with what lies below.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    commands.append(.blend(mode))
  }

  package var blendMode: CGBlendMode { state.blendMode }

  /// Tells whether nothing shines through what is filled.
  package var fillsOpaquely: Bool { state.fillColor.alpha >= 1 && state.alpha >= 1 }

  /// Gives what follows a shadow of a third of black, the documented default colour.
  ///
  /// - Parameters:
  ///   - offset: In points of the drawing, y down; the transform has no effect on it.
  ///   - blur: In the same points, twice the standard deviation; 0 for a sharp shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(DrawShadow(offset: offset, blur: blur, color: LayerColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)))
  }

  /// Gives what follows a shadow of a colour; nil, or a clear colour, for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(
      color.flatMap { color in
        color.layerColor.alpha > 0 ? DrawShadow(offset: offset, blur: blur, color: color.layerColor) : nil
      })
  }

  private func setShadow(_ shadow: DrawShadow?) {
    guard shadow != state.shadow else { return }
    state.shadow = shadow
    commands.append(.shadow(shadow))
  }

  // MARK: Quality

  /// How the pixels of pictures are mixed.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set {
      guard newValue != state.interpolation else { return }
      state.interpolation = newValue
      commands.append(.interpolation(newValue))
    }
  }

  /// Without effect: hosts smooth all edges.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Without effect: hosts smooth all edges.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
