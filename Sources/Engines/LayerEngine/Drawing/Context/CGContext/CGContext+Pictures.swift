public import Foundation
import PlaneGeometry

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    append(gradient, .linear(start: start, end: end), options)
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    append(
      gradient,
      .radial(startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius), options)
  }

  /// Fills the clip with a gradient once around a centre, clockwise on the screen from an angle in radians, 0 to the
  /// right.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    append(gradient, .conic(center: center, angle: angle), [])
  }

  /// Draws a picture stretched into a rectangle, upright.
  public func draw(_ picture: LayerPicture, in rect: CGRect) {
    commands.append(.picture(picture, rect))
  }

  /// Draws the part of a picture that lies in `part`, in the picture's points, stretched into a rectangle, upright.
  public func draw(_ picture: LayerPicture, part: CGRect, in rect: CGRect) {
    commands.append(.part(picture, part, rect))
  }

  /// Draws an image stretched into a rectangle.
  ///
  /// CoreGraphics' images have their foot at the least y, so where y points down, as here and in UIKit's contexts, the
  /// image stands on its head: flip the context first, or draw a `UIImage`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    commands += [
      .save,
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)),
      .picture(image.picture, rect),
      .restore,
    ]
  }

  /// Draws what is in a layer stretched into a rectangle, in the context's own directions.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard layer.size.width > 0, layer.size.height > 0 else { return }
    draw(layer.picture, in: rect)
  }

  /// Draws what is in a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a run of text at its own origin.
  public func draw(_ run: TextRun) { commands.append(.text(run)) }

  private func append(_ gradient: CGGradient, _ shape: DrawGradient.Shape, _ options: CGGradientDrawingOptions) {
    commands.append(
      .gradient(
        DrawGradient(
          shape: shape, stops: gradient.stops, extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
          extendsAfterEnd: options.contains(.drawsAfterEndLocation))))
  }
}
