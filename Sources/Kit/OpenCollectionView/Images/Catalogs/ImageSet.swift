import Foundation

/// An image of an asset catalogue, of which there may be several for pixels, devices, light and dark.
struct ImageSet {
  private let folder: String
  private let contents: CatalogContents

  init?(folder: String) {
    guard let contents = CatalogContents.read(folder) else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// The image for a screen and a device: where the set has one for the dark, it follows its surroundings. // V152
  func image(scale: CGFloat, idiom: UIUserInterfaceIdiom) -> UIImage? {
    let entries = (contents.images ?? []).entries(for: idiom, of: \.idiom).filter { !$0.appearances.isForHighContrast }
    func image(_ style: UIUserInterfaceStyle) -> UIImage? {
      best(of: entries.filter { $0.appearances.style == style }, scale: scale)
    }
    let (plain, light, dark) = (image(.unspecified), image(.light), image(.dark))
    guard let first = plain ?? light ?? dark else { return nil }
    guard dark != nil || light != nil, plain != nil || (dark != nil && light != nil) else { return first }
    let asset = UIImageAsset()
    asset.register(light ?? first, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark ?? first, with: UITraitCollection(userInterfaceStyle: .dark))
    return asset.image(with: UITraitCollection.current)
  }

  /// The file with a screen's pixels, else one with more, else one with fewer; drawings have any.
  private func best(of entries: [CatalogContents.Image], scale: CGFloat) -> UIImage? {
    let ordered = entries.sorted { rank($0, scale) < rank($1, scale) }
    for entry in ordered {
      guard let name = entry.filename, name == (name as NSString).lastPathComponent,
        let data = FileManager.default.contents(atPath: folder + "/" + name),
        let file = ImageFile(data, scale: Self.scale(of: entry) ?? 1)
      else { continue }
      return UIImage(
        picture: file.picture, cgImage: file.pixels, settings: settings(of: entry, file.settings))
    }
    return nil
  }

  private static func scale(of entry: CatalogContents.Image) -> CGFloat? {
    entry.scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
  }

  private func rank(_ entry: CatalogContents.Image, _ scale: CGFloat) -> CGFloat {
    guard let own = Self.scale(of: entry) else { return 0 }
    return own == scale ? 0 : own > scale ? own : 100 - own
  }

  private func settings(of entry: CatalogContents.Image, _ file: ImageSettings) -> ImageSettings {
    var settings = file
    switch contents.properties?.renderingIntent {
    case "template": settings.renderingMode = .alwaysTemplate
    case "original": settings.renderingMode = .alwaysOriginal
    default: break
    }
    settings.flipsForRightToLeft = entry.direction == "left-to-right"
    if let insets = entry.resizing?.capInsets {
      let scale = Self.scale(of: entry) ?? 1
      func points(_ pixels: Double?) -> CGFloat { pixels.map { $0.isFinite && $0 > 0 ? CGFloat($0) / scale : 0 } ?? 0 }
      settings.capInsets = UIEdgeInsets(
        top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom), right: points(insets.right))
      settings.resizingMode = entry.resizing?.center?.mode == "stretch" ? .stretch : .tile
    }
    return settings
  }
}
