import Foundation

extension UIImage {
  /// An image of a file in the main bundle; nil where there is none. See ``init(named:in:with:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// An image of a file in a bundle; nil where there is none. See ``init(named:in:with:)``.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// An image of an asset catalogue or a file in a bundle, the main one where nil; nil where there is none.
  ///
  /// Catalogues, folders that end in `.xcassets` and are among the resources as they are, go before files: of an image set the entry for the device and
  /// the screen's pixels is taken, the image follows light and dark, and has the set's rendering intent and slices. The main bundle
  /// has the resources of all modules, as an application of Apple's has.
  ///
  /// Of files, the name may have a folder and an extension; without one, `png`, `jpg`, `jpeg`, `webp`, `gif` and `svg` are tried
  /// in this order. Of the files with a scale, `name@2x` and so on, the one with the pixels of the configuration's, or
  /// the current, surroundings is taken, then those with more, then those with fewer. What has been found is kept.
  ///
  /// Difference from UIKit: catalogues are read as they are written, so that drawings in PDF, which nothing here draws, are nil; SVG is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let scale = configuration?.traitCollection?.displayScale ?? 0
    guard
      let image = Self.find(name, in: bundle, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
    else { return nil }
    var settings = image.settings
    if let configuration { settings.configuration = configuration }
    self.init(
      picture: image.picture, cgImage: image.storedCGImage, settings: settings, renditions: image.renditions)
  }

  private struct FileKey: Hashable {
    var bundle: String
    var name: String
    var scale: CGFloat
    var idiom: UIUserInterfaceIdiom
  }

  /// More files than 512 are read anew (our choice).
  private static let files = SharedCache<FileKey, UIImage>(capacity: 512)

  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let bundle = bundle ?? .main
    let idiom = UITraitCollection.current.userInterfaceIdiom
    let key = FileKey(bundle: bundle.bundlePath, name: name, scale: scale, idiom: idiom)
    let set = { AssetCatalogs.of(bundle).folder(.image, name).flatMap(ImageSet.init) }
    guard
      let image = files.value(key)
        ?? (set()?.image(scale: scale, idiom: idiom) ?? read(name, in: bundle, scale: scale)).map({
          files.keep($0, key)
        })
    else { return nil }
    // What was found in the light is kept, and may be asked for in the dark.
    return image.settings.asset?.image(with: UITraitCollection.current) ?? image
  }

  private static func read(_ name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
    let given = (name as NSString).pathExtension
    let hasExtension = extensions.contains(given.lowercased())
    let stem = hasExtension ? (name as NSString).deletingPathExtension : name
    for type in hasExtension ? [given] : extensions {
      for suffix in suffixes(scale) {
        let paths =
          [bundle.path(forResource: stem + suffix, ofType: type)].compactMap(\.self)
          + ResourceFolders.of(bundle).dropFirst().map { "\($0)/\(stem)\(suffix).\(type)" }
        if let file = paths.lazy.compactMap({ ImageFile(path: $0) }).first {
          return UIImage(picture: file.picture, cgImage: file.pixels, settings: file.settings)
        }
      }
    }
    return nil
  }

  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

  private static func suffixes(_ scale: CGFloat) -> [String] {
    switch scale {
    case ..<1.5: ["", "@2x", "@3x"]
    case ..<2.5: ["@2x", "@3x", ""]
    default: ["@3x", "@2x", ""]
    }
  }
}
