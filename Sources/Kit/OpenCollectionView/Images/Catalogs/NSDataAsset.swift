public import Foundation

/// The name of a file in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of an asset catalogue: the bytes of a data set.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: NSDataAssetName
  /// The bytes, read when the asset is made.
  public let data: Data
  /// The type of the file that the catalogue names, such as `public.json`; `public.data` where it names none.
  public let typeIdentifier: String

  /// A file of the main bundle's catalogues; nil where there is none of the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// A file of a bundle's catalogues; nil where there is none of the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let folder = AssetCatalogs.of(bundle).folder(.data, name),
      let entry = CatalogContents.read(folder)?.data?.entries(
        for: UITraitCollection.current.userInterfaceIdiom, of: \.idiom
      )
      .first, let file = entry.filename, file == (file as NSString).lastPathComponent,
      let data = FileManager.default.contents(atPath: folder + "/" + file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? "public.data"
  }
}
