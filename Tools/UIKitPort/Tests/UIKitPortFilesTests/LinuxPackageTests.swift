import Foundation
import Testing

@testable import UIKitPortFiles

@Suite struct LinuxPackageTests {
  private let json = """
    {"name": "Photos", "targets": [
      {"name": "Photos", "type": "regular", "exclude": ["Info.plist"], "path": "Photos", "dependencies": [],
       "resources": [{"path": "Resources", "rule": {"process": {}}}]},
      {"name": "PhotosTests", "type": "test", "exclude": [],
       "dependencies": [{"byName": ["Photos", null]}, {"product": ["Nimble", "Nimble", null, null]}]},
      {"name": "Plugin", "type": "plugin", "dependencies": []}
    ]}
    """

  private func package() throws -> LinuxPackage {
    try LinuxPackage(try PackageDescription(json: Data(json.utf8))) { ["Photos", "Tests/PhotosTests"].contains($0) }
  }

  @Test func `targets are read with their folders, and those of other packages are told of`() throws {
    let package = try package()
    #expect(package.modules.map(\.name) == ["Photos", "PhotosTests"])
    #expect(package.modules.map(\.source) == ["Photos", "Tests/PhotosTests"])
    #expect(package.modules[1].uses == ["Photos"])
    #expect(package.notes == ["PhotosTests depends on Nimble: add it by hand."])
  }

  @Test func `a module's file has its source and what its tests know`() throws {
    let package = try package()
    #expect(
      package.configuration(of: package.modules[0])
        == "{\n  \"source\": \"../../../Photos\",\n  \"exclude\": [\"Info.plist\"]\n}\n")
    #expect(
      package.configuration(of: package.modules[1])
        == "{\n  \"source\": \"../../../Tests/PhotosTests\",\n  \"known\": [\"../../../Photos\"]\n}\n")
  }

  @Test func `the manifest has the library, the plugin and the resources`() throws {
    let manifest = try package().manifest(library: "../OpenCollectionView")
    #expect(manifest.contains(".package(name: \"UIKitPort\", path: \"../OpenCollectionView/Tools/UIKitPort\")"))
    #expect(
      manifest.contains(
        """
            .target(
              name: "Photos",
              dependencies: [library],
              path: "Targets/Photos", exclude: ["uikit-port.json"],
              resources: [.process("Resources")],
              plugins: [port]),
            .testTarget(
              name: "PhotosTests",
              dependencies: ["Photos", library, .product(name: "TouchTesting", package: "OpenCollectionView")],
              path: "Targets/PhotosTests", exclude: ["uikit-port.json"],
              plugins: [port]),
        """))
  }

  /// A package of the folders that files lie in.
  private func package(files: [String]) throws -> LinuxPackage {
    let json = """
      {"name": "Photos", "defaultLocalization": "de", "targets": [
        {"name": "Photos", "type": "regular", "dependencies": [], "resources": [{"path": "Resources", "rule": {"process": {}}}]}]}
      """
    let paths = files.map { "Sources/Photos/" + $0 }
    return try LinuxPackage(
      try PackageDescription(json: Data(json.utf8)),
      isFolder: { folder in paths.contains { $0.hasPrefix(folder + "/") } },
      names: { folder in
        Set(
          paths.filter { $0.hasPrefix(folder + "/") }.compactMap {
            $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
          }
        ).sorted()
      })
  }

  @Test func `catalogues go along as they are, and a folder with one is taken apart`() throws {
    let package = try package(files: [
      "A.swift", "Resources/Assets.xcassets/A.imageset/Contents.json", "Resources/Sounds/a.wav", "Resources/b.png",
      "Resources/Views/Cell.xib", "Resources/Main.storyboard",
    ])
    #expect(
      package.modules[0].resources == [
        "Resources/Assets.xcassets": true, "Resources/Sounds": false, "Resources/b.png": false,
        "Resources/Views": false,
      ])
    #expect(package.language == "de")
  }

  @Test func `nibs and storyboards go along wherever they lie, also where a manifest lists its sources`() throws {
    let json = """
      {"name": "Photos", "targets": [{"name": "Photos", "type": "regular", "dependencies": [], "path": ".", "sources": ["Views"]}]}
      """
    let paths = ["./Views/A.swift", "./Views/Cell.xib", "./Screens/Main.storyboard"]
    let package = try LinuxPackage(
      try PackageDescription(json: Data(json.utf8)),
      isFolder: { folder in paths.contains { $0.hasPrefix(folder + "/") } },
      names: { folder in
        paths.filter { $0.hasPrefix(folder + "/") }.compactMap {
          $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      })
    #expect(package.modules[0].only == ["Views", "Screens/Main.storyboard", "Views/Cell.xib"])
    #expect(package.modules[0].exclude == [])
  }

  @Test func `a source that is the whole package is not what is written for it`() throws {
    let json =
      #"{"name": "Photos", "targets": [{"name": "Photos", "type": "regular", "dependencies": [], "path": "."}]}"#
    let package = try LinuxPackage(try PackageDescription(json: Data(json.utf8))) { $0 == "." }
    #expect(package.modules[0].exclude == ["Linux"])
  }

  @Test func `catalogues and languages that no manifest names go along, as Xcode has it`() throws {
    let package = try package(files: [
      "A.swift", "Colors.xcassets/A.colorset/Contents.json", "Texts/Localizable.xcstrings",
      "Texts/en.lproj/Localizable.strings", "Texts/en.lproj/Main.storyboard", "Resources/b.png",
    ])
    #expect(
      package.modules[0].resources == [
        "Colors.xcassets": true, "Texts/Localizable.xcstrings": false, "Texts/en.lproj/Localizable.strings": false,
        "Resources": false,
      ])
  }

  @Test func `a folder that lies in itself is looked through so deep and no deeper`() throws {
    let tree = ResourceTree(isFolder: { _ in true }, names: { _ in ["Again"] })
    #expect(tree.unnamed(in: "Photos").isEmpty)
    #expect(tree.resources(of: "Resources", in: "Photos", isCopied: false) == ["Resources": false])
  }

  @Test func `a folder without a package and sources that are nowhere are told`() throws {
    #expect(throws: PortingError("/nowhere: error: the folder has no Package.swift")) {
      try PackageDescription.ofPackage(in: "/nowhere")
    }
    #expect(
      throws: PortingError(
        "Photos: error: the sources of Photos are not in Photos, Sources/Photos, Source/Photos, src/Photos")
    ) {
      try LinuxPackage(try PackageDescription(json: Data(json.utf8))) { _ in false }
    }
  }

  @Test func `only the folder Linux is written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "uikit-port-init-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = try package().write(into: folder.path, library: "../Library")
    #expect(written.allSatisfy { $0.hasPrefix("Linux/") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Linux"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Linux/Targets/Photos/Resources")
        == "../../../Photos/Resources")
  }
}
