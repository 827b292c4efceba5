import Foundation

/// The asset catalogues in the folders of a bundle: where each thing of a name lies.
///
/// Catalogues are read as they are written, from folders that end in `.xcassets`, so that nothing has to be compiled.
final class AssetCatalogs: Sendable {
  /// The kinds of sets that are looked for.
  enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  private let places: [Kind: [String: String]]

  /// Catalogues lie at most this deep in a folder of resources, and sets this deep in a catalogue (our choice): deeper is a circle of links.
  private static let greatestDepth = 12

  private init(_ folders: [String]) {
    var places: [Kind: [String: String]] = [:]
    for folder in folders {
      for catalog in Self.catalogs(in: folder, depth: 3) { Self.look(in: catalog, prefix: "", depth: 0, &places) }
    }
    self.places = places
  }

  private static let known = SharedCache<String, AssetCatalogs>(capacity: 64)

  /// The catalogues of a bundle, which are looked through once.
  static func of(_ bundle: Bundle) -> AssetCatalogs {
    if let known = known.value(bundle.bundlePath) { return known }
    return known.keep(AssetCatalogs(ResourceFolders.of(bundle)), bundle.bundlePath)
  }

  /// The folder of a thing; nil where there is none of the name.
  func folder(_ kind: Kind, _ name: String) -> String? { places[kind]?[name] }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func catalogs(in folder: String, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return entries(of: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") { return [path] }
      // Names with an ending are files, but for folders of languages and bundles, which have no catalogues for others.
      return name.contains(".") ? [] : catalogs(in: path, depth: depth - 1)
    }
  }

  /// Of two things with one name the first counts.
  private static func look(
    in folder: String, prefix: String, depth: Int, _ places: inout [Kind: [String: String]]
  ) {
    guard depth < greatestDepth else { return }
    for name in entries(of: folder) {
      let path = folder + "/" + name
      let parts = (stem: (name as NSString).deletingPathExtension, ending: (name as NSString).pathExtension)
      if let kind = Kind(rawValue: parts.ending) {
        if places[kind]?[prefix + parts.stem] == nil { places[kind, default: [:]][prefix + parts.stem] = path }
      } else if parts.ending.isEmpty {
        let spaced = CatalogContents.read(path)?.properties?.providesNamespace == true
        look(in: path, prefix: spaced ? prefix + name + "/" : prefix, depth: depth + 1, &places)
      }
    }
  }
}
