extension UIImage {
  /// The same picture with other settings.
  func changed(_ change: (inout ImageSettings) -> Void) -> UIImage {
    var settings = settings
    change(&settings)
    // What is drawn of an image depends on its caps; without any, all that show one picture may share it.
    let isShared = settings.capInsets == .zero && self.settings.capInsets == .zero && settings.tint == nil
    return UIImage(
      picture: picture, cgImage: storedCGImage, settings: settings,
      renditions: isShared ? renditions : ImageRenditions())
  }

  func withCaps(_ capInsets: UIEdgeInsets, _ resizingMode: ResizingMode) -> UIImage {
    func inset(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    let insets = UIEdgeInsets(
      top: inset(capInsets.top), left: inset(capInsets.left), bottom: inset(capInsets.bottom),
      right: inset(capInsets.right))
    return changed {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with caps, between which a stretch one point wide is stretched, as documented.
  func withStretch(_ left: Int, _ top: Int) -> UIImage {
    let left = CGFloat(max(left, 0))
    let top = CGFloat(max(top, 0))
    return withCaps(
      UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      .stretch)
  }

  func wholePoints(_ value: CGFloat) -> Int { abs(value) < 1_000_000 ? Int(value) : 0 }

  func tinted(_ color: UIColor, _ renderingMode: RenderingMode) -> UIImage {
    var settings = settings
    settings.renderingMode = renderingMode
    let base = settings.tint?.picture ?? picture
    settings.tint = ImageSettings.Tint(color: color, picture: base)
    return UIImage(picture: painted([color.cgColor.layerColor]), settings: settings)
  }

  func flipped() -> UIImage {
    var settings = settings
    settings.orientation = settings.orientation.mirrored
    let flip: (LayerPicture) -> LayerPicture = { Orientation.upMirrored.turned($0, scale: $0.scale) }
    if let tint = settings.tint {
      settings.tint = ImageSettings.Tint(color: tint.color, picture: flip(tint.picture))
    }
    // Its picture is no longer that of the symbol's drawing.
    settings.symbol?.isFlipped.toggle()
    return UIImage(picture: flip(picture), cgImage: cgImage, settings: settings)
  }

  func thumbnail(_ size: CGSize) -> UIImage? {
    let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    guard isSize, self.size.width > 0, self.size.height > 0 else { return nil }
    return UIImage(
      picture: LayerPicture(
        size: size, scale: scale,
        source: .drawn(DisplayList([.picture(picture, CGRect(origin: .zero, size: size))]))))
  }

  /// The image in a larger size, for weak eyes. Its caps stay as they are.
  func enlarged(by factor: CGFloat) -> UIImage {
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    guard let large = thumbnail(size) else { return self }
    var settings = settings
    settings.tint = settings.tint.map { tint in
      ImageSettings.Tint(color: tint.color, picture: UIImage(picture: tint.picture).thumbnail(size)?.picture ?? picture)
    }
    return UIImage(picture: large.picture, settings: settings)
  }

  // MARK: Configurations

  func configured(_ configuration: Configuration) -> UIImage {
    if let symbol = settings.symbol {
      let old = settings.configuration as? SymbolConfiguration ?? .unspecified
      return showing(symbol, old.applying(configuration))
    }
    if let asset = settings.asset { return asset.image(with: configuration) }
    return changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }

  /// The same image of a symbol that is drawn in another way.
  private func showing(_ symbol: SymbolImage, _ configuration: SymbolConfiguration) -> UIImage {
    let image = UIImage(symbol: symbol.name, symbol.drawing, value: symbol.value, configuration)
    var settings = settings
    settings.symbol = image.settings.symbol
    settings.configuration = configuration
    settings.baselineOffset = settings.baselineOffset.flatMap { _ in image.settings.baselineOffset }
    settings.tint = nil
    var shown = UIImage(picture: image.picture, settings: settings, renditions: image.renditions)
    if symbol.isFlipped {
      // The flipped one has the orientation of this image.
      shown = shown.changed { $0.orientation = $0.orientation.mirrored }.flipped()
    }
    guard let tint = self.settings.tint else { return shown }
    return shown.tinted(tint.color, renderingMode)
  }
}
