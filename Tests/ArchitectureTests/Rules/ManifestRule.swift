/// A target depends on the modules its files import, and on no others.
struct ManifestRule {
  var manifest: Manifest
  /// Programs that tests run as processes of their own: they are depended on so that they are built, and not imported.
  var programs: Set<String> = []

  /// Imports of a target of the package, or of a product that some target uses, without a dependency on it.
  func undeclaredImports(in file: SourceFile) -> [Problem] {
    guard let module = file.module, let target = manifest.target(named: module) else { return [] }
    let known = Set(manifest.targets.flatMap { $0.dependencies + [$0.name] })
    return file.imports.filter { known.contains($0.module) && !target.dependencies.contains($0.module) }.map {
      let sentence = "\(module) imports \($0.module), which Package.swift does not give it"
      return Problem(path: file.path, line: $0.line, sentence: sentence)
    }
  }

  /// Dependencies that no file of their target imports.
  func unusedDependencies(in files: [SourceFile]) -> [String] {
    var imported: [String: Set<String>] = [:]
    for file in files {
      guard let module = file.module else { continue }
      imported[module, default: []].formUnion(file.imports.map(\.module))
    }
    return manifest.targets.flatMap { target in
      guard let imports = imported[target.name] else { return [String]() }
      return target.dependencies.filter { !imports.contains($0) && !programs.contains($0) }.map {
        "\(target.name) does not import \($0)"
      }
    }
  }
}
