import Foundation

/// The package that `init` writes into the folder `Linux`: its manifest and, for each target, a folder with the place of the source.
///
/// Nothing of the source is changed or copied. SwiftPM wants a target's files below the package, so that each target's folder has
/// one Swift file with nothing but a comment, and `uikit-port.json`, which the build plugin reads. Resources are links.
public struct LinuxPackage {
  /// A module that is ported.
  public struct Module: Equatable {
    /// The name.
    public var name: String
    /// Whether it is a test target.
    public var isTest: Bool
    /// The source's folder, from the package's.
    public var source: String
    /// Files and folders in it that are not compiled.
    public var exclude: [String] = []
    /// The only files and folders that are, where they are listed.
    public var only: [String] = []
    /// Modules of the same package.
    public var uses: [String] = []
    /// Resources' paths from the source's folder, and whether they are copied as they are.
    public var resources: [String: Bool] = [:]

    /// A module.
    public init(name: String, isTest: Bool, source: String) {
      self.name = name
      self.isTest = isTest
      self.source = source
    }
  }

  /// The package's name.
  public let name: String
  /// Its modules.
  public let modules: [Module]
  /// What a person has to add: dependencies on other packages.
  public let notes: [String]
  /// The language that the program is written in, which SwiftPM wants where there are resources of several.
  public let language: String

  /// The package for modules.
  public init(name: String, modules: [Module], notes: [String] = [], language: String = "en") {
    self.name = name
    self.modules = modules
    self.notes = notes
    self.language = language
  }

  /// The package beside another one.
  ///
  /// - Parameters:
  ///   - isFolder: whether there is a folder, from the package's.
  ///   - names: what is in a folder, from the package's.
  public init(
    _ description: PackageDescription, isFolder: @escaping (String) -> Bool,
    names: @escaping (String) -> [String] = { _ in [] }
  ) throws {
    let wanted = description.targets.filter { ["regular", "test", "executable"].contains($0.type) }
    guard !wanted.isEmpty else {
      throw PortingError("\(description.name): error: the package has no target with Swift sources")
    }
    let targets = Set(wanted.map(\.name))
    var notes: [String] = []
    modules = try wanted.map { target in
      let usual = target.type == "test" ? "Tests" : "Sources"
      let places = [target.path, "\(usual)/\(target.name)", "Source/\(target.name)", "src/\(target.name)"].compactMap(
        \.self)
      guard let source = places.first(where: isFolder) else {
        throw PortingError(
          "\(description.name): error: the sources of \(target.name) are not in \(places.joined(separator: ", "))")
      }
      var module = Module(name: target.name, isTest: target.type == "test", source: source)
      module.exclude = target.exclude ?? []
      module.only = target.sources ?? []
      // What is written here is none of the source.
      if source == ".", module.only.isEmpty { module.exclude.append("Linux") }
      module.uses = target.dependencies.map(\.name).filter(targets.contains)
      for dependency in target.dependencies where !targets.contains(dependency.name) {
        notes.append("\(target.name) depends on \(dependency.name): add it by hand.")
      }
      let folders = ResourceTree(isFolder: isFolder, names: names)
      // A manifest's list is one of Swift files; nibs and storyboards go along wherever they lie.
      if !module.only.isEmpty { module.only += folders.interfaces(in: source) }
      for resource in target.resources ?? [] {
        module.resources.merge(
          folders.resources(of: resource.path, in: source, isCopied: resource.rule.isCopied)
        ) { first, _ in first }
      }
      // Xcode takes catalogues and folders of languages along although no manifest names them.
      for found in folders.unnamed(in: source) where !module.exclude.contains(found.path) {
        let isNamed = module.resources.keys.contains { found.path == $0 || found.path.hasPrefix($0 + "/") }
        if !isNamed { module.resources[found.path] = found.isCopied }
      }
      return module
    }
    name = description.name
    self.notes = notes
    language = description.defaultLocalization ?? "en"
  }

  /// The manifest.
  ///
  /// - Parameters:
  ///   - library: the path of OpenCollectionView from the folder `Linux`.
  public func manifest(library: String) -> String {
    var text = """
      // swift-tools-version: 6.2
      // Written by uikit-port init: builds \(name) with OpenCollectionView in UIKit's place. The sources stay where they are.
      import PackageDescription

      let library: Target.Dependency = .product(name: "OpenCollectionViewShim", package: "OpenCollectionView")
      let port: Target.PluginUsage = .plugin(name: "UIKitPort", package: "UIKitPort")

      let package = Package(
        name: "\(name)",
        defaultLocalization: "\(language)",
        dependencies: [
          .package(name: "OpenCollectionView", path: "\(library)", traits: []),
          .package(name: "UIKitPort", path: "\(library)/Tools/UIKitPort"),
        ],
        targets: [

      """
    for module in modules {
      var dependencies = module.uses.map { "\"\($0)\"" } + ["library"]
      if module.isTest { dependencies.append(".product(name: \"TouchTesting\", package: \"OpenCollectionView\")") }
      let resources = module.resources.sorted { $0.key < $1.key }.map {
        ".\($1 ? "copy" : "process")(\"\(Self.place(of: $0))\")"
      }
      text += "    .\(module.isTest ? "testTarget" : "target")(\n      name: \"\(module.name)\",\n"
      text += "      dependencies: [\(dependencies.joined(separator: ", "))],\n      path: \"Targets/\(module.name)\","
      text += " exclude: [\"uikit-port.json\"],"
      if !resources.isEmpty { text += "\n      resources: [\(resources.joined(separator: ", "))]," }
      text += "\n      plugins: [port]),\n"
    }
    return text + "  ],\n  swiftLanguageModes: [.v5]\n)\n"
  }

  /// Where a resource lies in the target's folder: one from beside the source without the way there.
  static func place(of resource: String) -> String {
    resource.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")
  }

  /// A path without steps back.
  static func straight(_ path: String) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }.joined(separator: "/")
  }

  /// The file that says where a module's source is.
  public func configuration(of module: Module) -> String {
    let up = "../../../"
    let known = module.uses.compactMap { name in modules.first { $0.name == name } }.map { up + $0.source }
    func list(_ values: [String]) -> String { "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    var lines = ["  \"source\": \"\(up)\(module.source)\""]
    if !known.isEmpty { lines.append("  \"known\": \(list(known))") }
    if !module.exclude.isEmpty { lines.append("  \"exclude\": \(list(module.exclude))") }
    if !module.only.isEmpty { lines.append("  \"only\": \(list(module.only))") }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// Writes everything into a package's folder.
  ///
  /// - Returns: the paths of what was written.
  @discardableResult
  public func write(into package: String, library: String) throws -> [String] {
    var written: [String] = []
    let files = FileManager.default
    func write(_ text: String, _ path: String) throws {
      let whole = package + "/Linux/" + path
      try files.createDirectory(
        atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: whole))
      written.append("Linux/" + path)
    }
    try write(manifest(library: library), "Package.swift")
    try write(".build/\nPackage.resolved\n", ".gitignore")
    for module in modules {
      try write(configuration(of: module), "Targets/\(module.name)/uikit-port.json")
      try write(
        "// The source is in \(module.source): the build plugin ports it.\n",
        "Targets/\(module.name)/\(module.name).swift")
      for resource in module.resources.keys {
        let place = Self.place(of: resource)
        let link = package + "/Linux/Targets/\(module.name)/\(place)"
        try files.createDirectory(
          atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try? files.removeItem(atPath: link)
        let depth = place.split(separator: "/").count - 1
        let target = String(repeating: "../", count: 3 + depth) + Self.straight(module.source + "/" + resource)
        try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      }
    }
    return written
  }
}
