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
