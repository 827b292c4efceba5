/// The resources of a package as folders hold them.
///
/// SwiftPM on Linux knows nothing of asset catalogues: it would put the files of all sets beside each other, where those of one name
/// meet. So a catalogue is copied as it is, and a folder with one is taken apart.
struct ResourceTree {
  let isFolder: (String) -> Bool
  let names: (String) -> [String]

  /// Folders lie at most this deep in each other [choice]: deeper is a circle of links.
  private static let greatestDepth = 16

  /// A resource, or what is in it where that holds a catalogue, by paths from the source's folder.
  func resources(of path: String, in source: String, isCopied: Bool, depth: Int = 0) -> [String: Bool] {
    if path.hasSuffix(".xcassets") { return [path: true] }
    guard !isCopied, depth < Self.greatestDepth, isFolder(source + "/" + path),
      hasCatalog(source + "/" + path, depth: depth)
    else { return isInterface(path) ? [:] : [path: isCopied] }
    return visibleNames(source + "/" + path).reduce(into: [:]) { found, name in
      found.merge(resources(of: path + "/" + name, in: source, isCopied: false, depth: depth + 1)) { first, _ in first }
    }
  }

  /// Catalogues, and texts of languages, in a source's folder.
  func unnamed(in source: String) -> [(path: String, isCopied: Bool)] {
    func look(_ path: String, _ depth: Int) -> [(path: String, isCopied: Bool)] {
      guard depth < Self.greatestDepth else { return [] }
      return visibleNames(path.isEmpty ? source : source + "/" + path).flatMap {
        name -> [(path: String, isCopied: Bool)] in
        let below = path.isEmpty ? name : path + "/" + name
        if name.hasSuffix(".xcassets") { return [(below, true)] }
        if name.hasSuffix(".xcstrings") { return [(below, false)] }
        if name.hasSuffix(".lproj") {
          return visibleNames(source + "/" + below).filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
            .map { (below + "/" + $0, false) }
        }
        return name.contains(".") || !isFolder(source + "/" + below) ? [] : look(below, depth + 1)
      }
    }
    return look("", 0)
  }

  /// Nibs and storyboards in a source's folder, which Xcode takes along wherever in it they lie.
  func interfaces(in source: String) -> [String] {
    func look(_ path: String, _ depth: Int) -> [String] {
      guard depth < Self.greatestDepth else { return [] }
      return visibleNames(path.isEmpty ? source : source + "/" + path).flatMap { name -> [String] in
        let below = path.isEmpty ? name : path + "/" + name
        if isInterface(below) { return [below] }
        return isFolder(source + "/" + below) ? look(below, depth + 1) : []
      }
    }
    return look("", 0)
  }

  private func visibleNames(_ folder: String) -> [String] { names(folder).filter { !$0.hasPrefix(".") }.sorted() }

  private func hasCatalog(_ folder: String, depth: Int) -> Bool {
    visibleNames(folder).contains { name in
      name.hasSuffix(".xcassets")
        || !name.contains(".") && depth < Self.greatestDepth && isFolder(folder + "/" + name)
          && hasCatalog(folder + "/" + name, depth: depth + 1)
    }
  }

  /// Interface files are made Swift of.
  private func isInterface(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }
}
