public import Foundation

/// A colour of an asset catalogue, as Xcode names those of a program: `UIColor(resource: ColorResource(name: "leaf", bundle: .main))`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let place: URL

  /// A colour of a bundle by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }
}

extension UIColor {
  /// A colour of an asset catalogue; clear where there is none of the name, which is an error of the program. See
  /// ``init(named:in:compatibleWith:)``.
  public convenience init(resource: ColorResource) {
    let bundle = resource.place == Bundle.main.bundleURL ? .main : Bundle(url: resource.place)
    guard let color = UIColor(named: resource.name, in: bundle, compatibleWith: nil) else {
      ProgrammingErrors.report(
        "There is no colour \"\(resource.name)\" in \(resource.place.lastPathComponent): put it into its asset catalogue.",
        instead: "the colour is clear")
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}
