public import Foundation

/// A picture of an asset catalogue, as Xcode names those of a program: `UIImage(resource: ImageResource(name: "photo", bundle: .main))`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let entry: CatalogName

  /// A picture of a bundle by its name.
  public init(name: String, bundle: Bundle) { entry = CatalogName(name, in: bundle) }
}

extension UIImage {
  /// A picture of an asset catalogue; an empty one where there is none of the name, which is an error of the program. See
  /// ``init(named:in:with:)``.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.entry.name, in: resource.entry.bundle, with: nil) else {
      resource.entry.reportMissing("picture", instead: "the picture is an empty one")
      self.init()
      return
    }
    self.init(
      picture: image.picture, cgImage: image.storedCGImage, settings: image.settings, renditions: image.renditions)
  }
}
