import Foundation
import PlaneGeometry

/// An image that cuts what is drawn after it.
///
/// What is drawn goes onto a sheet of its own, of which the image leaves as much as its own opacity is when the sheet is complete:
/// hosts need to know of nothing but groups and blend modes.
struct ClipMask {
  var picture: LayerPicture
  var rect: CGRect

  /// The commands that begin the sheet: what is drawn on it looks as it would have without it.
  static func opening(_ state: ContextState) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    // The sheet is laid down as it is; its parts have the opacity, mode and shadow.
    if state.alpha != 1 { commands.append(.opacity(1)) }
    if state.blendMode != .normal { commands.append(.blend(.normal)) }
    if state.shadow != nil { commands.append(.shadow(nil)) }
    commands += [.beginGroup, .save]
    if state.alpha != 1 { commands.append(.opacity(state.alpha)) }
    if state.blendMode != .normal { commands.append(.blend(state.blendMode)) }
    if state.shadow != nil { commands.append(.shadow(state.shadow)) }
    return commands
  }

  /// The commands that end it. As images are drawn, the mask has its foot at the least y.
  var closing: [DrawCommand] {
    [
      .restore, .blend(.destinationIn),
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)),
      .picture(picture, rect), .endGroup,
    ]
  }
}
