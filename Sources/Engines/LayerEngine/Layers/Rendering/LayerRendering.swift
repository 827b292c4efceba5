import Foundation
import PlaneGeometry

/// Draws layers into a context.
struct LayerRendering {
  let context: CGContext

  /// Draws a layer in its own coordinates.
  func draw(_ layer: CALayer) {
    let values = layer.properties
    guard !values.isHidden, values.opacity > 0 else { return }
    context.saveGState()
    if let path = layer.extras?.mask.flatMap(maskPath) { context.clip(path, using: .winding) }
    let isGroup = values.opacity < 1
    if isGroup {
      context.setAlpha(min(values.opacity, 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if layer.kind != .transform { drawShadow(values) }
    drawSublayersClipped(of: layer, values)
    if layer.kind != .transform { drawBorder(values) }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func drawSublayersClipped(of layer: CALayer, _ values: LayerProperties) {
    let isClipping = values.masksToBounds && layer.kind != .transform
    if isClipping {
      context.saveGState()
      context.clip(values.outline, using: .winding)
    }
    if layer.kind != .transform { drawContent(values) }
    for child in layer.committedSublayers.inDrawingOrder { drawSublayer(child, of: values) }
    if isClipping { context.restoreGState() }
  }

  private func drawSublayer(_ layer: CALayer, of parent: LayerProperties) {
    let matrix = CATransform3DGetAffineTransform(layer.matrixOfSeenInSeen)
    guard matrix.isFinite else { return }
    context.saveGState()
    if !matrix.isIdentity { context.concatenate(matrix) }
    draw(layer)
    context.restoreGState()
  }

  // MARK: One layer

  private func drawShadow(_ values: LayerProperties) {
    guard let color = values.shadow.drawnColor, !values.masksToBounds || values.shadow.path != nil else { return }
    let path: CGPath
    if let outline = values.shadow.path {
      path = outline
    } else if let background = values.backgroundColor, background.alpha > 0 {
      path = values.outline
    } else {
      return
    }
    // The path itself is drawn out of sight, and its shadow is thrown back to where it belongs.
    let bounds = path.boundingBoxOfPath.union(values.bounds)
    guard bounds.isFinite, !bounds.isNull else { return }
    let distance = (bounds.width + bounds.height + 1) * 4 + 10_000
    let matrix = context.ctm
    var moved = CGAffineTransform(translationX: -distance, y: 0)
    guard let away = path.copy(using: &moved) else { return }
    let step = CGPoint(x: distance * matrix.a, y: distance * matrix.b)
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let offset = values.shadow.offset.applying(matrix)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: step.x + offset.width, height: step.y + offset.height),
      blur: values.shadow.radius * scale, color: CGColor(color))
    context.setFillColor(.black)
    context.fill(away, using: .winding)
    context.restoreGState()
  }

  private func drawContent(_ values: LayerProperties) {
    if let color = values.backgroundColor, color.alpha > 0 {
      context.setFillColor(CGColor(color))
      context.fill(values.outline, using: .winding)
    }
    if let gradient = values.gradient { draw(gradient, in: values) }
    switch values.contents {
    case .none: break
    case .picture(let picture): draw(picture, in: values)
    case .text(let runs): for run in runs { context.draw(run) }
    }
    if let shape = values.shape { draw(shape) }
  }

  private func draw(_ gradient: LayerGradient, in values: LayerProperties) {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0,
      let colors = CGGradient(
        colors: gradient.stops.map { CGColor($0.color) }, locations: gradient.stops.map(\.location))
    else { return }
    context.saveGState()
    context.clip(values.outline, using: .winding)
    // In units of the bounds, as the gradient has it.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    let start = CGPoint(x: gradient.start.x * bounds.width, y: gradient.start.y * bounds.height)
    let end = CGPoint(x: gradient.end.x * bounds.width, y: gradient.end.y * bounds.height)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.kind {
    case .axial: context.drawLinearGradient(colors, start: start, end: end, options: options)
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      if width > 0, height > 0 {
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: width, y: height)
        context.drawRadialGradient(
          colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
      }
    case .conic: context.drawConicGradient(colors, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    }
    context.restoreGState()
  }

  private func draw(_ shape: LayerShape) {
    if let path = shape.path, let color = shape.fillColor, color.alpha > 0 {
      context.setFillColor(CGColor(color))
      context.fill(path, using: shape.fillRule)
    }
    if let path = shape.strokedPath, let color = shape.strokeColor {
      context.saveGState()
      context.setStrokeColor(CGColor(color))
      context.stroke(path, style: shape.stroke)
      context.restoreGState()
    }
  }

  private func draw(_ picture: LayerPicture, in values: LayerProperties) {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let part = values.contentsRect
    let source = CGRect(
      x: part.minX * picture.size.width, y: part.minY * picture.size.height, width: part.width * picture.size.width,
      height: part.height * picture.size.height)
    let scale = values.contentsScale > 0 ? picture.scale / values.contentsScale : 1
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    let place = values.contentsGravity.place(of: size, in: bounds)
    guard place.isFinite, place.width > 0, place.height > 0 else { return }
    context.saveGState()
    if !bounds.contains(place), values.masksToBounds || values.contentsGravity == .resizeAspectFill {
      context.clip(values.outline, using: .winding)
    }
    if values.magnificationFilter == .nearest { context.interpolationQuality = .none }
    let center = values.contentsCenter
    if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
      draw(picture, source, in: place)
    } else {
      // Nine parts: the ends keep their size, and the middle is stretched.
      for row in PictureStretch(source.minY, source.height, place.minY, place.height, center.minY, center.height, scale)
        .parts
      {
        for column in PictureStretch(
          source.minX, source.width, place.minX, place.width, center.minX, center.width, scale
        ).parts {
          draw(
            picture, CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
            in: CGRect(x: column.to, y: row.to, width: column.size, height: row.size))
        }
      }
    }
    context.restoreGState()
  }

  private func draw(_ picture: LayerPicture, _ source: CGRect, in place: CGRect) {
    guard source.width > 0, source.height > 0, place.width > 0, place.height > 0 else { return }
    if source == CGRect(origin: .zero, size: picture.size) {
      context.draw(picture, in: place)
    } else {
      context.draw(picture, part: source, in: place)
    }
  }

  private func drawBorder(_ values: LayerProperties) {
    let width = values.borderWidth
    guard width > 0, values.borderColor.alpha > 0, values.bounds.width > 0, values.bounds.height > 0 else { return }
    context.saveGState()
    context.setStrokeColor(CGColor(values.borderColor))
    // Twice as wide, and clipped to its inner half.
    context.clip(values.outline, using: .winding)
    context.stroke(values.outline, style: StrokeStyle(width: width * 2))
    context.restoreGState()
  }

  /// The outline that a mask leaves, in the coordinates of what it masks; nil for masks that are more than an outline.
  private func maskPath(_ mask: CALayer) -> CGPath? {
    let values = mask.properties
    guard mask.committedSublayers.isEmpty, values.opacity >= 1, !values.isHidden else { return nil }
    let path: CGPath
    if let shape = values.shape, let outline = shape.path, (shape.fillColor?.alpha ?? 0) >= 1,
      shape.fillRule == .winding, shape.strokedPath == nil, values.backgroundColor == nil
    {
      path = outline
    } else if (values.backgroundColor?.alpha ?? 0) >= 1, values.shape?.path == nil {
      path = values.outline
    } else {
      return nil
    }
    var matrix = CATransform3DGetAffineTransform(mask.matrixOfSeenInSeen)
    return path.copy(using: &matrix)
  }
}

extension [CALayer] {
  /// By `zPosition`, and in their own order where that is equal.
  fileprivate var inDrawingOrder: [CALayer] {
    enumerated().sorted { left, right in
      let (leftZ, rightZ) = (left.element.properties.zPosition, right.element.properties.zPosition)
      return leftZ != rightZ ? leftZ < rightZ : left.offset < right.offset
    }.map(\.element)
  }
}
