extension SymbolDrawing {
  /// The space beside and above a symbol, in units: as far as can be seen.
  private static let margins = CGSize(width: 1, height: 0.5)

  /// The place of the grid in a picture.
  struct Place: Equatable, Sendable {
    /// The size of the picture in whole points, so that it is sharp wherever it stands.
    var size: CGSize
    /// The place of the grid's origin.
    var origin: CGPoint
  }

  func place(_ style: SymbolStyle) -> Place {
    let bounds = bounds(lineWidth: style.lineWidth)
    let unit = style.unit
    guard unit > 0, unit.isFinite, !bounds.isNull else { return Place(size: .zero, origin: .zero) }
    let size = CGSize(
      width: ((bounds.width + Self.margins.width * 2) * unit - 0.01).rounded(.up),
      height: ((bounds.height + Self.margins.height * 2) * unit - 0.01).rounded(.up))
    return Place(
      size: size,
      origin: CGPoint(x: size.width / 2 - bounds.midX * unit, y: size.height / 2 - bounds.midY * unit))
  }

  /// The picture of the symbol. `colors` are those of its levels: one for all, or several.
  func picture(_ style: SymbolStyle, colors: [LayerColor]) -> LayerPicture {
    let place = place(style)
    let unit = style.unit
    guard place.size != .zero, let first = colors.first else {
      return LayerPicture(size: .zero, source: .drawn(DisplayList()))
    }
    var commands: [DrawCommand] = []
    // Where parts lie on each other, one colour that lets light through must not be seen twice.
    let isGroup = colors.count == 1 && first.alpha < 1
    var color = first
    if isGroup {
      commands += [.opacity(CGFloat(first.alpha)), .beginGroup]
      color.alpha = 1
    }
    commands.append(
      .concatenate(CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: place.origin.x, ty: place.origin.y)))
    var isCutting = false
    for part in parts {
      let cuts = part.effect == .cut || part.effect == .mark && colors.count == 1
      if cuts != isCutting {
        commands.append(.blend(cuts ? .destinationOut : .normal))
        isCutting = cuts
      }
      var paint = colors.count == 1 ? color : colors[min(part.level, colors.count) - 1]
      if cuts { paint = .black }
      // 0.3: our choice for what a value does not reach.
      if let threshold = part.threshold, let value = style.value, value <= threshold { paint.alpha *= 0.3 }
      commands += part.commands(lineWidth: style.lineWidth, paint)
    }
    if isGroup { commands.append(.endGroup) }
    return LayerPicture(size: place.size, source: .drawn(DisplayList(commands)))
  }
}

extension SymbolPart {
  fileprivate func commands(lineWidth: CGFloat, _ color: LayerColor) -> [DrawCommand] {
    let line = StrokeStyle(width: lineWidth * lineShare, cap: .round, join: .round)
    guard fills, strokes else {
      return fills ? [.fill(path, .winding, color)] : [.stroke(path, line, color)]
    }
    var opaque = color
    opaque.alpha = 1
    let both: [DrawCommand] = [.fill(path, .winding, opaque), .stroke(path, line, opaque)]
    // Half of the line lies on the shape, which must not be seen through it.
    guard color.alpha < 1 else { return both }
    return [.save, .opacity(CGFloat(color.alpha)), .beginGroup] + both + [.endGroup, .restore]
  }
}
