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

  /// An image of a file in a bundle, the main one where nil; nil where there is none.
  ///
  /// The name may have a folder and an extension; without one, `png`, `jpg`, `jpeg`, `webp`, `gif` and `svg` are tried
  /// in this order. Of the files with a scale, `name@2x` and so on, the one with the pixels of the configuration's, or
  /// the current, surroundings is taken, then those with more, then those with fewer. What has been found is kept.
  ///
  /// Difference from UIKit: there are no asset catalogues, so no images for the dark; make a ``UIImageAsset`` of two.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let scale = configuration?.traitCollection?.displayScale ?? 0
    guard
      let image = Self.find(name, in: bundle, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
    else { return nil }
    var settings = image.settings
    settings.configuration = configuration
    self.init(
      picture: image.picture, cgImage: image.storedCGImage, settings: settings, renditions: image.renditions)
  }

  private struct FileKey: Hashable {
    var bundle: String
    var name: String
    var scale: CGFloat
  }

  /// More files than 512 are read anew (our choice).
  private static let files = SharedCache<FileKey, UIImage>(capacity: 512)

  static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let bundle = bundle ?? .main
    let key = FileKey(bundle: bundle.bundlePath, name: name, scale: scale)
    if let known = files.value(key) { return known }
    return read(name, in: bundle, scale: scale).map { files.keep($0, key) }
  }

  private static func read(_ name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? {
    let given = (name as NSString).pathExtension
    let hasExtension = extensions.contains(given.lowercased())
    let stem = hasExtension ? (name as NSString).deletingPathExtension : name
    for type in hasExtension ? [given] : extensions {
      for suffix in suffixes(scale) {
        if let path = bundle.path(forResource: stem + suffix, ofType: type), let file = ImageFile(path: path) {
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
