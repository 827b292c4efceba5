import Foundation
import PackagePlugin

/// Ports a folder of UIKit source at each build.
///
/// The target's folder has a `uikit-port.json` that says where the source is: `{"source": "../../../Sources/Photos"}`, from the
/// target's folder; `known` lists folders whose types are known, such as those of the module that tests are of.
@main struct UIKitPort: BuildToolPlugin {
  struct Configuration: Decodable {
    var source: String
    var known: [String]?
    var exclude: [String]?
    var only: [String]?
    var host: String?
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL
    let file = folder.appending(path: "uikit-port.json")
    guard let data = try? Data(contentsOf: file) else {
      Diagnostics.error("\(file.path): error: there is no such file, which says where the source is")
      return []
    }
    let configuration = try JSONDecoder().decode(Configuration.self, from: data)
    let source = folder.appending(path: configuration.source).standardizedFileURL
    let known = (configuration.known ?? []).map { folder.appending(path: $0).standardizedFileURL }
    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let (exclude, only) = (configuration.exclude ?? [], configuration.only ?? [])
    func isWanted(_ file: String) -> Bool {
      !exclude.contains { isAt(file, or: $0) } && (only.isEmpty || only.contains { isAt(file, or: $0) })
    }
    let files = swiftFiles(below: source).filter(isWanted)
    guard !files.isEmpty else {
      Diagnostics.error("\(source.path): error: the folder has no Swift files")
      return []
    }
    var arguments = [source.path, "--to", output.path, "--quiet"]
    for folder in known { arguments += ["--known", folder.path] }
    for dependency in target.recursiveTargetDependencies { arguments += ["--own-module", dependency.name] }
    for path in exclude { arguments += ["--exclude", path] }
    for path in only { arguments += ["--only", path] }
    if let host = configuration.host { arguments += ["--host", host] }
    // What is made of nibs and storyboards, where the module, or one that is known, has any.
    let interfaces = swiftFiles(below: source, endings: Self.interfaceEndings).filter(isWanted).map {
      source.appending(path: $0)
    }
    let others = known.flatMap { folder in
      swiftFiles(below: folder, endings: Self.interfaceEndings).map { folder.appending(path: $0) }
    }
    let made =
      interfaces.isEmpty && others.isEmpty ? [] : [output.appending(path: "InterfaceFilesOfModule.ported.swift")]
    return [
      .buildCommand(
        displayName: "Porting \(target.name)", executable: try context.tool(named: "uikit-port").url,
        arguments: arguments,
        inputFiles: [file] + files.map { source.appending(path: $0) } + interfaces + others
          + known.flatMap { folder in swiftFiles(below: folder).map { folder.appending(path: $0) } },
        outputFiles: files.map { output.appending(path: $0.dropLast(6) + ".ported.swift") } + made)
    ]
  }

  private func isAt(_ path: String, or other: String) -> Bool {
    let plain = other.hasSuffix("/") ? String(other.dropLast()) : other
    return path == plain || path.hasPrefix(plain + "/") || plain == "."
  }

  private static let interfaceEndings = [".xib", ".storyboard"]

  private func swiftFiles(below folder: URL, endings: [String] = [".swift"]) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var names: [String] = []
    while let name = all.nextObject() as? String {
      // Folders of builds are large.
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        all.skipDescendants()
      } else if endings.contains(where: name.hasSuffix), name != "Package.swift", !name.hasSuffix("/Package.swift") {
        names.append(name)
      }
    }
    return names.sorted()
  }
}
