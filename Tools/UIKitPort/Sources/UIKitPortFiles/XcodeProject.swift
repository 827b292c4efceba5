import Foundation

/// What an Xcode project says of its targets: their Swift files, by groups or by folders, resources, and the targets that they need.
public struct XcodeProject {
  private let objects: [String: PropertyList]
  private let name: String
  private let path: String

  /// A project from the text of its `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - name: the project's.
  ///   - path: the file's, as it is told to people.
  public init(text: String, name: String, path: String) throws {
    guard let objects = try PropertyList.read(text, path: path).dictionary?["objects"]?.dictionary else {
      throw PortingError("\(path):1:1: error: the file has no objects, so that it is no project")
    }
    self.objects = objects
    self.name = name
    self.path = path
  }

  /// The project beside a folder's sources; nil where there is none. Of several the first by name counts.
  public static func inFolder(_ folder: String) throws -> XcodeProject? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let found = names.filter({ $0.hasSuffix(".xcodeproj") }).min() else { return nil }
    let file = folder + "/" + found + "/project.pbxproj"
    let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
    guard size <= SourceFolder.largestFile else {
      throw PortingError(
        "\(file):1:1: error: the file has \(size) bytes; files of more than \(SourceFolder.largestFile) are not read")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PortingError("\(file): error: there is no such file")
    }
    return try XcodeProject(
      text: String(decoding: data, as: UTF8.self), name: String(found.dropLast(".xcodeproj".count)), path: file)
  }

  private func object(_ id: String?) -> [String: PropertyList] { id.flatMap { objects[$0]?.dictionary } ?? [:] }

  private func list(_ object: [String: PropertyList], _ key: String) -> [String] {
    object[key]?.array?.compactMap(\.text) ?? []
  }

  /// The package beside the project: a module for each application, framework and bundle of unit tests that has Swift files.
  ///
  /// - Parameter exists: whether there is a file or folder, from the project's folder: projects name resources that are gone.
  public func package(exists: (String) -> Bool = { _ in true }) throws -> LinuxPackage {
    let places = places()
    let root = object(
      objects.values.lazy.compactMap(\.dictionary).first { $0["isa"]?.text == "PBXProject" }?["mainGroup"]?.text)
    guard !root.isEmpty else { throw PortingError("\(path):1:1: error: the project has no group of files") }
    let targets = objects.filter { $0.value.dictionary?["isa"]?.text == "PBXNativeTarget" }
      .compactMap { id, value in value.dictionary.map { (id: id, target: $0) } }
      .sorted { ($0.target["name"]?.text ?? "", $0.id) < ($1.target["name"]?.text ?? "", $1.id) }
    var notes: [String] = []
    var modules: [LinuxPackage.Module] = []
    for (_, target) in targets {
      let kind = target["productType"]?.text ?? ""
      guard let name = target["name"]?.text, !kind.contains("ui-testing"), !kind.contains("extension") else { continue }
      var files: [String] = []
      var resources: [String] = []
      for phase in list(target, "buildPhases").map({ object($0) }) {
        let found = list(phase, "files").compactMap { object($0)["fileRef"]?.text }.flatMap { paths(of: $0, places) }
        if phase["isa"]?.text == "PBXSourcesBuildPhase" { files += found.filter { $0.hasSuffix(".swift") } }
        if phase["isa"]?.text == "PBXResourcesBuildPhase" { resources += found }
      }
      // Since Xcode 16 a target may have whole folders.
      let folders = list(target, "fileSystemSynchronizedGroups").compactMap { places[$0] }
      guard !files.isEmpty || !folders.isEmpty else { continue }
      // Interface files are made Swift of: those of this target alone, since several targets may share a folder.
      files += resources.filter { Self.isInterface($0) && exists($0) }
      let source = Self.commonFolder(of: files.map { Self.folder(of: $0) } + folders)
      var module = LinuxPackage.Module(
        name: name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined(),
        isTest: kind.contains("unit-test"), source: source.isEmpty ? "." : source)
      func below(_ path: String) -> String { source.isEmpty ? path : String(path.dropFirst(source.count + 1)) }
      if folders != [source] { module.only = (files + folders).map(below).sorted() }
      // Catalogues go along as they are, and so do whole folders, which Xcode shows in blue.
      for resource in resources {
        let ending = (resource as NSString).pathExtension
        let name = (resource as NSString).lastPathComponent
        if ["plist", "xcconfig"].contains(ending) || Self.isInterface(name) || name.hasPrefix(".") { continue }
        guard exists(resource) else {
          notes.append("\(module.name) has the resource \(resource), which is not there: it is left out.")
          continue
        }
        let isBelow = source.isEmpty || resource.hasPrefix(source + "/")
        let up = String(repeating: "../", count: source.split(separator: "/").count)
        module.resources[isBelow ? below(resource) : up + resource] = ending == "xcassets" || ending.isEmpty
      }
      module.uses = list(target, "dependencies").compactMap { object(object($0)["target"]?.text)["name"]?.text }
      modules.append(module)
    }
    guard !modules.isEmpty else { throw PortingError("\(path):1:1: error: no target of the project has Swift files") }
    let known = Set(modules.map(\.name))
    for index in modules.indices { modules[index].uses.removeAll { !known.contains($0) } }
    if objects.values.contains(where: { $0.dictionary?["isa"]?.text == "XCRemoteSwiftPackageReference" }) {
      notes.append("The project depends on packages: add those that its modules need by hand.")
    }
    return LinuxPackage(name: name, modules: modules, notes: notes, language: language)
  }

  /// The language that the project is written in.
  private var language: String {
    let project = objects.values.lazy.compactMap(\.dictionary).first { $0["isa"]?.text == "PBXProject" }
    // Projects of before Xcode 10 have the language's English name.
    let former = ["English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it"]
    guard let region = project?["developmentRegion"]?.text, !region.isEmpty else { return "en" }
    return former[region] ?? region
  }

  /// The paths of files and groups from the project's folder.
  private func places() -> [String: String] {
    var places: [String: String] = [:]
    func visit(_ id: String, _ around: String) {
      let object = object(id)
      guard places[id] == nil else { return }
      let isOfProject = object["sourceTree"]?.text == "SOURCE_ROOT"
      let parts = [isOfProject ? "" : around, object["path"]?.text ?? ""].filter { !$0.isEmpty }
      places[id] = (parts.joined(separator: "/") as NSString).standardizingPath
      for child in list(object, "children") { visit(child, places[id] ?? "") }
    }
    for project in objects.values.compactMap(\.dictionary) where project["isa"]?.text == "PBXProject" {
      if let main = project["mainGroup"]?.text { visit(main, "") }
    }
    return places
  }

  /// A file's path, or those of all languages of one.
  private func paths(of id: String, _ places: [String: String]) -> [String] {
    let object = object(id)
    if object["isa"]?.text == "PBXVariantGroup" { return list(object, "children").compactMap { places[$0] } }
    return places[id].map { [$0] } ?? []
  }

  private static func isInterface(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  static func commonFolder(of folders: [String]) -> String {
    let all = folders.map { $0.split(separator: "/") }
    guard var common = all.first else { return "" }
    for parts in all { common = zip(common, parts).prefix { $0 == $1 }.map(\.0)[...].map { $0 } }
    return common.joined(separator: "/")
  }
}
