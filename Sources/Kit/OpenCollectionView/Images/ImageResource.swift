public import Foundation

/// A picture of an asset catalogue, as Xcode names those of a program: `UIImage(resource: ImageResource(name: "photo", bundle: .main))`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let place: URL

  /// A picture of a bundle by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }
}

extension UIImage {
  /// A picture of an asset catalogue; an empty one where there is none of the name, which is an error of the program. See
  /// ``init(named:in:with:)``.
  public convenience init(resource: ImageResource) {
    let bundle = resource.place == Bundle.main.bundleURL ? .main : Bundle(url: resource.place)
    guard let image = UIImage(named: resource.name, in: bundle, with: nil) else {
      ProgrammingErrors.report(
        "There is no picture \"\(resource.name)\" in \(resource.place.lastPathComponent): put it into its asset catalogue.",
        instead: "the picture is an empty one")
      self.init()
      return
    }
    self.init(
      picture: image.picture, cgImage: image.storedCGImage, settings: image.settings, renditions: image.renditions)
  }
}
