public import Foundation

/// A colour of an asset catalogue, as Xcode names those of a program: `UIColor(resource: ColorResource(name: "leaf", bundle: .main))`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let entry: CatalogName

  /// A colour of a bundle by its name.
  public init(name: String, bundle: Bundle) { entry = CatalogName(name, in: bundle) }
}

extension UIColor {
  /// A colour of an asset catalogue; clear where there is none of the name, which is an error of the program. See
  /// ``init(named:in:compatibleWith:)``.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.entry.name, in: resource.entry.bundle, compatibleWith: nil) else {
      resource.entry.reportMissing("colour", instead: "the colour is clear")
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}
