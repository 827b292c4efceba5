extension UIImage {
  /// Tells whether views show the image in their tint: a symbol of one colour is, unless something else is said.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: settings.symbol != nil && ownColors == nil
    }
  }

  /// Tells whether the image may be painted in colours that change with the surroundings: asking for these is not free.
  var dependsOnSurroundings: Bool { isTemplate || settings.tint != nil || settings.symbol != nil }

  /// The colours of a symbol that has several.
  private var ownColors: [UIColor]? {
    switch settings.configuration?.values.coloring {
    case .hierarchical(let color):
      // 0.5 and 0.25: our choice, as near to what iOS shows as can be seen.
      [color, color.fainter(0.5), color.fainter(0.25)]
    case .palette(let colors) where !colors.isEmpty: colors.count == 1 ? [colors[0], colors[0]] : colors
    default: nil
    }
  }

  /// The colours that the image is painted in where the surroundings are the current ones; none for its own.
  func shownColors(tint: UIColor?) -> [LayerColor] {
    if isTemplate { return tint.map { [$0.cgColor.layerColor] } ?? [] }
    if let own = settings.tint { return own.color.isDynamic ? [own.color.cgColor.layerColor] : [] }
    guard settings.symbol != nil, let colors = ownColors, colors.contains(where: \.isDynamic) else { return [] }
    return colors.map(\.cgColor.layerColor)
  }

  /// The colours that the picture of a new symbol has.
  static func firstColors(_ configuration: SymbolConfiguration?) -> [LayerColor]? {
    let image = UIImage(
      picture: LayerPicture(size: .zero, source: .drawn(DisplayList())),
      settings: ImageSettings(configuration: configuration))
    return image.ownColors?.map(\.cgColor.layerColor)
  }

  /// The image's picture, painted in some colours: the whole shape in one, or a symbol in several.
  func painted(_ colors: [LayerColor]) -> LayerPicture {
    guard let first = colors.first else { return picture }
    guard let symbol = settings.symbol else { return (settings.tint?.picture ?? picture).tinted(first) }
    let drawn = symbol.drawing.picture(symbol.style, colors: colors)
    return symbol.isFlipped ? Orientation.upMirrored.turned(drawn, scale: drawn.scale) : drawn
  }

  /// The picture that a layer of a size shows: the image itself, or a drawing of it in colours, stretched between its
  /// caps or with left and right exchanged, which is made once.
  @MainActor func rendition(stretchedTo target: CGSize?, colors: [LayerColor], isFlipped: Bool = false) -> LayerPicture
  {
    guard !colors.isEmpty || target != nil || isFlipped, size.width > 0, size.height > 0 else { return picture }
    let key = ImageRenditions.Key(
      width: target?.width, height: target?.height, colors: colors, isFlipped: isFlipped)
    return renditions.picture(key) {
      var shown = painted(colors)
      if let target {
        let context = CGContext(size: target)
        draw(shown, in: CGRect(origin: .zero, size: target), context)
        shown = LayerPicture(size: target, scale: scale, source: .drawn(context.displayList))
      }
      return isFlipped ? Orientation.upMirrored.turned(shown, scale: shown.scale) : shown
    }
  }

  /// Draws a picture of this image's size, its caps in their size.
  func draw(_ picture: LayerPicture, in rect: CGRect, _ context: CGContext) {
    guard capInsets != .zero else { return context.draw(picture, in: rect) }
    for part in CapLayout(size: size, insets: capInsets, mode: resizingMode).parts(in: rect) {
      context.draw(picture, part: part.source, in: part.target)
    }
  }

  /// More copies than this are not drawn (our choice): nobody sees tiles that small.
  private static let mostTiles: CGFloat = 65_536

  func drawPattern(in rect: CGRect, _ context: CGContext) {
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0, !rect.isEmpty, !rect.isInfinite, rect.isFinite else { return }
    let columns = (rect.minX / width).rounded(.down)..<(rect.maxX / width).rounded(.up)
    let rows = (rect.minY / height).rounded(.down)..<(rect.maxY / height).rounded(.up)
    let across = columns.upperBound - columns.lowerBound
    let down = rows.upperBound - rows.lowerBound
    guard across * down <= Self.mostTiles else { return }
    context.saveGState()
    context.clip(to: rect)
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 1) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 1) {
        context.draw(picture, in: CGRect(x: column * width, y: row * height, width: width, height: height))
      }
    }
    context.restoreGState()
  }
}

extension UIColor {
  /// The colour with a part of its opacity.
  fileprivate func fainter(_ part: CGFloat) -> UIColor {
    isDynamic
      ? UIColor { [self] traits in resolvedColor(with: traits).fainter(part) }
      : withAlphaComponent(cgColor.alpha * part)
  }
}
