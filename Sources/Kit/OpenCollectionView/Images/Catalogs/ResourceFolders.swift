import Foundation

/// The folders in which the resources of a bundle lie.
enum ResourceFolders {
  /// The folders of a bundle, the nearest first.
  ///
  /// An application of Apple's has all its resources in its main bundle. A package has a folder of them for each target, beside
  /// the program: so the main bundle's are the bundle's own and those of all modules, by name.
  static func of(_ bundle: Bundle) -> [String] {
    let own = bundle.resourcePath ?? bundle.bundlePath
    guard bundle === Bundle.main || bundle.bundlePath == Bundle.main.bundlePath else { return [own] }
    return [own] + ofModules
  }

  /// The folders that SwiftPM has put beside the program: they do not change while it runs.
  private static let ofModules: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { folder + "/" + $0 }
  }()
}
