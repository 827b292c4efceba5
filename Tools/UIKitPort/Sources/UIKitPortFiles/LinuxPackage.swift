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

  /// The package for modules.
  public init(name: String, modules: [Module], notes: [String] = []) {
    self.name = name
    self.modules = modules
    self.notes = notes
  }

  /// The package beside another one.
  ///
  /// - Parameter isFolder: whether there is a folder, from the package's.
  public init(_ description: PackageDescription, isFolder: (String) -> Bool) throws {
    let wanted = description.targets.filter { ["regular", "test", "executable"].contains($0.type) }
    guard !wanted.isEmpty else {
      throw PortingError("\(description.name): error: the package has no target with Swift sources")
    }
    let names = Set(wanted.map(\.name))
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
      module.uses = target.dependencies.map(\.name).filter(names.contains)
      for dependency in target.dependencies where !names.contains(dependency.name) {
        notes.append("\(target.name) depends on \(dependency.name): add it by hand.")
      }
      for resource in target.resources ?? [] { module.resources[resource.path] = resource.rule.isCopied }
      return module
    }
    name = description.name
    self.notes = notes
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
        dependencies: [
          .package(name: "OpenCollectionView", path: "\(library)", traits: []),
          .package(name: "UIKitPort", path: "\(library)/Tools/UIKitPort"),
        ],
        targets: [

      """
    for module in modules {
      var dependencies = module.uses.map { "\"\($0)\"" } + ["library"]
      if module.isTest { dependencies.append(".product(name: \"TouchTesting\", package: \"OpenCollectionView\")") }
      let resources = module.resources.sorted { $0.key < $1.key }.map { ".\($1 ? "copy" : "process")(\"\($0)\")" }
      text += "    .\(module.isTest ? "testTarget" : "target")(\n      name: \"\(module.name)\",\n"
      text += "      dependencies: [\(dependencies.joined(separator: ", "))],\n      path: \"Targets/\(module.name)\","
      text += " exclude: [\"uikit-port.json\"],"
      if !resources.isEmpty { text += "\n      resources: [\(resources.joined(separator: ", "))]," }
      text += "\n      plugins: [port]),\n"
    }
    return text + "  ],\n  swiftLanguageModes: [.v5]\n)\n"
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
        let link = package + "/Linux/Targets/\(module.name)/\(resource)"
        try files.createDirectory(
          atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try? files.removeItem(atPath: link)
        let depth = resource.split(separator: "/").count - 1
        let target = String(repeating: "../", count: 3 + depth) + "\(module.source)/\(resource)"
        try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      }
    }
    return written
  }
}
