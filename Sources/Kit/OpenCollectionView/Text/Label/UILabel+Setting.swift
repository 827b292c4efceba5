extension UILabel {
  private static let tightest = 0.05
  private static let steps = 8

  private var displayedFont: TextFont { (font ?? .systemFont(ofSize: UIFont.labelFontSize)).textFont }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Tells whether text that has no place may look differently from what the label says.
  private var adjusts: Bool { adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation }

  func rounded(_ size: CGSize) -> CGSize { PixelGrid(scale: pixelsPerPoint).roundedUp(size) }

  /// The text, set in a size: tightened, then made smaller where the label may do so.
  func textLayout(in size: CGSize, lines: Int) -> SetText {
    guard let text = content.text, !text.isEmpty else { return .empty }
    if content.attributed == nil, !adjusts { return setPlain(text, in: size, lines: lines) }
    if let kept = content.layout(in: size, lines: lines) { return kept }
    let set = adjusted(in: size, lines: lines)
    content.keep(set, in: size, lines: lines)
    return set
  }

  private func setPlain(_ text: String, in size: CGSize, lines: Int) -> SetText {
    let font = displayedFont
    let request = TypesettingRequest(
      string: text, font: font, width: size.width, height: size.height, maximumLines: lines,
      lineBreakMode: lineBreakMode.engineMode,
      alignment: textAlignment.engineAlignment(isRightToLeft: textAlignment == .natural && isRightToLeft),
      keepsHangulWords: lineBreakStrategy.contains(.hangulWordPriority))
    let look = SetText.PlainLook(font: font, color: displayedColor, decoration: plainDecoration)
    return .plain(window?.windowScene?.textCache.typeset(request) ?? TypesetText(request), look)
  }

  // MARK: Text that is fitted

  private func adjusted(in size: CGSize, lines: Int) -> SetText {
    let text = styledText()
    let whole = setStyled(text, in: size, lines: lines)
    guard whole.isTruncated, adjusts else { return whole }
    if allowsDefaultTighteningForTruncation, size.width > 0 {
      let tightest = setStyled(text.tightened(by: Self.tightest), in: size, lines: lines)
      if !tightest.isTruncated {
        return leastChanged(tightest) { setStyled(text.tightened(by: Self.tightest * $0), in: size, lines: lines) }
      }
    }
    guard adjustsFontSizeToFitWidth, size.width > 0 else { return whole }
    return shrunk(text, whole, in: size, lines: lines)
  }

  private func shrunk(_ text: StyledText, _ whole: SetText, in size: CGSize, lines: Int) -> SetText {
    // Without a bound of its own text stops at a point.
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : min(1 / displayedFont.size, 1)
    if lines == 1 {
      let natural = setStyled(text, in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1)
      guard natural.size.width > size.width else { return whole }
      let scale = max(size.width / natural.size.width, least)
      return setStyled(text.scaled(by: scale), in: size, lines: lines)
    }
    let smallest = setStyled(text.scaled(by: least), in: size, lines: lines)
    guard !smallest.isTruncated else { return smallest }
    return leastChanged(smallest) { setStyled(text.scaled(by: 1 - (1 - least) * $0), in: size, lines: lines) }
  }

  /// The result that is changed least among those that are not cut. `changed` is given how far to go, 0 to 1.
  private func leastChanged(_ most: SetText, _ changed: (Double) -> SetText) -> SetText {
    var best = most
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      let set = changed(middle)
      if set.isTruncated {
        low = middle
      } else {
        high = middle
        best = set
      }
    }
    return best
  }

  // MARK: Text of several styles

  private func setStyled(_ text: StyledText, in size: CGSize, lines: Int) -> SetText {
    .styled(
      TypesetStyledText(
        StyledTypesettingRequest(
          text: text, width: size.width, height: size.height, maximumLines: lines,
          lineBreakMode: lineBreakMode.engineMode)))
  }

  private func styledText() -> StyledText {
    var paragraph = TextParagraphStyle()
    paragraph.alignment = textAlignment == .natural ? .natural : textAlignment.engineAlignment()
    let style = TextStyle(font: displayedFont, color: baseColor)
    let text: StyledText
    if let attributed = content.attributed {
      text = traitCollection.performAsCurrent {
        StyledText(
          attributed, defaults: style, paragraphStyle: paragraph, linkColor: UIColor.link.cgColor.layerColor)
      }
    } else {
      text = StyledText(content.text ?? "", style: style, paragraphStyle: paragraph)
    }
    let natural: TextAlignment = isRightToLeft ? .right : .left
    let keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    let highlight = isHighlighted ? highlightedTextColor.map(resolved) : nil
    let shadow = labelShadow
    return text.mapParagraphStyles { paragraph in
      if paragraph.alignment == .natural, paragraph.baseDirection == nil { paragraph.alignment = natural }
      if keepsHangulWords { paragraph.keepsHangulWords = true }
    }.mapStyles { style in
      if let highlight { style.color = highlight }
      if !isEnabled { style.color.alpha *= Self.disabledAlpha }
      if style.shadow == nil { style.shadow = shadow }
    }
  }

  // MARK: Colours

  private static let disabledAlpha: Float = 0.3

  private func resolved(_ color: UIColor) -> LayerColor {
    guard color.isDynamic else { return color.cgColor.layerColor }
    return traitCollection.performAsCurrent { color.cgColor.layerColor }
  }

  private var baseColor: LayerColor { resolved(textColor ?? .label) }

  private var displayedColor: LayerColor {
    var color = resolved((isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label)
    if !isEnabled { color.alpha *= Self.disabledAlpha }
    return color
  }

  private var labelShadow: TextDecoration.Shadow? {
    shadowColor.map { TextDecoration.Shadow(color: resolved($0), offset: shadowOffset, blur: 0) }
  }

  private var plainDecoration: TextDecoration? {
    guard let shadow = labelShadow else { return nil }
    var decoration = TextDecoration()
    decoration.shadow = shadow
    return decoration
  }

  // MARK: Places

  /// The runs of the text where it is drawn into a rectangle.
  func runs(in rect: CGRect) -> [TextRun] {
    let (text, origin) = placedText(in: rect)
    return text.runs(at: origin, on: PixelGrid(scale: pixelsPerPoint))
  }

  /// Draws the text and its pictures.
  func draw(in rect: CGRect, _ context: CGContext) {
    let (text, origin) = placedText(in: rect)
    text.draw(at: origin, on: PixelGrid(scale: pixelsPerPoint), in: context)
  }

  private func placedText(in rect: CGRect) -> (text: SetText, origin: CGPoint) {
    let text = textLayout(in: rect.size, lines: numberOfLines)
    return (text, CGPoint(x: rect.minX, y: rect.minY + top(of: text, in: rect.height)))
  }

  /// The top of the block of lines: it stands in the middle, but for text that was made smaller and keeps to a
  /// baseline.
  private func top(of text: SetText, in height: CGFloat) -> CGFloat {
    let middle = (height - text.size.height) / 2
    guard adjustsFontSizeToFitWidth, baselineAdjustment != .alignCenters, numberOfLines == 1 else { return middle }
    let full = displayedFont
    guard content.attributed == nil, text.size.height < full.lineHeight - 0.001 else { return middle }
    let fullTop = (height - full.lineHeight) / 2
    return baselineAdjustment == .none ? fullTop : fullTop + full.ascender - text.firstBaseline
  }

  func displayText(in layer: CALayer) {
    // Labels that draw nothing else give their text without a detour.
    if type(of: self) == UILabel.self, content.attributed?.holdsPictures != true {
      show(runs(in: bounds), in: layer)
      return
    }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else {
      layer.layerContents = .none
      return
    }
    let context = CGContext(size: size)
    traitCollection.performAsCurrent { draw(layer, in: context) }
    let commands = context.displayList.commands
    let runs = commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
    if runs.count == commands.count {
      show(runs, in: layer)
    } else {
      layer.contentsGravity = contentMode.contentsGravity
      layer.layerContents = .picture(LayerPicture(size: size, source: .drawn(context.displayList)))
    }
  }

  private func show(_ runs: [TextRun], in layer: CALayer) {
    layer.layerContents = runs.isEmpty ? .none : .text(runs)
  }
}
