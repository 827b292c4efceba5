import Foundation

/// A name in the asset catalogue of a bundle. The bundle is known by its address, since bundles are no values.
struct CatalogName: Hashable, Sendable {
  let name: String
  let place: URL

  init(_ name: String, in bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }

  var bundle: Bundle? { place == Bundle.main.bundleURL ? .main : Bundle(url: place) }

  /// Tells the program that there is nothing of the name.
  func reportMissing(_ kind: String, instead: String) {
    ProgrammingErrors.report(
      "There is no \(kind) \"\(name)\" in \(place.lastPathComponent): put it into its asset catalogue.",
      instead: instead)
  }
}
