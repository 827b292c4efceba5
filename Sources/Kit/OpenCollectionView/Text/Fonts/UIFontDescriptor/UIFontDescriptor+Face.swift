extension UIFontDescriptor {
  static func number(_ object: Any) -> CGFloat? {
    switch object {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UIFont.Weight: value.rawValue
    case let value as UIFont.Width: value.rawValue
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func trait(_ key: TraitKey) -> Any? {
    switch fontAttributes[.traits] {
    case let traits as [TraitKey: Any]: traits[key]
    case let traits as [String: Any]: traits[key.rawValue]
    default: nil
    }
  }

  var storedSymbolicTraits: SymbolicTraits? {
    switch trait(.symbolic) {
    case let traits as SymbolicTraits: traits
    case let bits as UInt32: SymbolicTraits(rawValue: bits)
    default: nil
    }
  }

  /// The face that the attributes describe: names first, then traits.
  var face: FontFace {
    var face = FontFace(heights: .system)
    if let family = fontAttributes[.family] as? String, !FontNames.isSystem(family: family) {
      face.isMonospaced = FontNames.isMonospaced(family: family) ?? false
      face.heights = .ownFamily
    }
    if let name = fontAttributes[.name] as? String, let named = FontNames.face(named: name) { face = named }
    if let name = fontAttributes[.face] as? String {
      let style = FontNames.style(named: name)
      face.weight = style.weight
      face.isItalic = style.isItalic
    }
    if let traits = storedSymbolicTraits {
      if traits.contains(.traitBold), !face.isBold { face.weight = .bold }
      if traits.contains(.traitItalic) { face.isItalic = true }
      if traits.contains(.traitMonoSpace) { face.isMonospaced = true }
    }
    if face.isMonospaced { face.heights = .ownFamily }
    if let weight = trait(.weight).flatMap(Self.number) { face.weight = UIFont.Weight(weight).fontWeight }
    if let slant = trait(.slant).flatMap(Self.number) { face.isItalic = slant > 0 }
    return face
  }

  var width: UIFont.Width {
    if let width = trait(.width).flatMap(Self.number) { return UIFont.Width(width) }
    guard let traits = storedSymbolicTraits else { return .standard }
    return traits.contains(.traitCondensed) ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
  }

  func textFont(size: CGFloat) -> TextFont { TextFont(face: face, size: size, stretch: width.stretch) }

  /// A font of a text style follows it, if it has the style's size.
  func scaling(size: CGFloat) -> FontScaling? {
    guard let style = fontAttributes[.textStyle] as? UIFont.TextStyle, size == pointSize else { return nil }
    let category = UITraitCollection.current.preferredContentSizeCategory
    return style.size(in: category) == size ? .preferred(style) : nil
  }

  func changed(to traits: SymbolicTraits) -> UIFontDescriptor? {
    var attributes = fontAttributes
    let old = face
    attributes[.name] = nil
    attributes[.face] = nil
    attributes[.family] =
      traits.contains(.traitMonoSpace) || old.isMonospaced ? FontNames.mono : FontNames.family(of: old)
    let isBold = traits.contains(.traitBold)
    let weight: FontWeight = isBold ? max(old.weight, .bold) : old.isBold ? .regular : old.weight
    var values: [TraitKey: Any] = [.symbolic: traits, .weight: UIFont.Weight(weight).rawValue]
    values[.slant] = (traits.contains(.traitItalic) ? 1 : 0) as CGFloat
    values[.width] =
      (traits.contains(.traitCondensed)
      ? UIFont.Width.condensed : traits.contains(.traitExpanded) ? .expanded : .standard)
      .rawValue
    attributes[.traits] = values
    return UIFontDescriptor(fontAttributes: attributes)
  }
}
