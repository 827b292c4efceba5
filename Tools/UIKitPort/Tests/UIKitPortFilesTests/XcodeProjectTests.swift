import Foundation
import Testing

@testable import UIKitPortFiles

@Suite struct XcodeProjectTests {
  private static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        /* Begin PBXBuildFile section */
        B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = V1; };
        B6 = {isa = PBXBuildFile; fileRef = F6; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "B C.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = ATests.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Photos/Images.xcassets; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; name = en; path = en.lproj/Words.strings; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = Shared/Sounds; sourceTree = SOURCE_ROOT; };
        B7 = {isa = PBXBuildFile; fileRef = F7; };
        F6 = {isa = PBXFileReference; path = Cell.xib; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = ( F5, ); name = Words.strings; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = ( G1, G2, F4, F7, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = ( F1, G3, V1, F6, ); path = Photos; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = ( F3, ); path = PhotosTests; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = ( F2, ); name = Views; path = Views; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = ( B4, B5, B6, B7, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = ( B3 ); };
        D1 = {isa = PBXTargetDependency; target = T1 /* Photos */; };
        T1 = {isa = PBXNativeTarget; name = Photos; productType = "com.apple.product-type.application"; buildPhases = ( S1, R1, ); dependencies = ( ); };
        T2 = {isa = PBXNativeTarget; name = PhotosTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ( S2 ); dependencies = ( D1 ); };
        T3 = {isa = PBXNativeTarget; name = PhotosUITests; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = ( S2 ); };
        P0 = {isa = PBXProject; developmentRegion = German; mainGroup = G0; targets = ( T1, T2, T3 ); };
      };
      rootObject = P0;
    }

    """

  @Test func `targets have their files by groups, their resources, and what they need`() throws {
    let package = try XcodeProject(text: Self.text, name: "Photos", path: "project.pbxproj").package()
    #expect(package.modules.map(\.name) == ["Photos", "PhotosTests"])
    let photos = package.modules[0]
    #expect(photos.source == "Photos")
    #expect(photos.only == ["A.swift", "Cell.xib", "Views/B C.swift"])
    #expect(photos.resources == ["en.lproj/Words.strings": false, "Images.xcassets": true, "../Shared/Sounds": true])
    #expect(!photos.isTest)
    let tests = package.modules[1]
    #expect(tests.isTest && tests.uses == ["Photos"] && tests.source == "PhotosTests" && tests.only == ["ATests.swift"])
    #expect(package.notes == [] && package.language == "de")
    let manifest = package.manifest(library: "Library")
    #expect(manifest.contains("defaultLocalization: \"de\""))
    #expect(
      manifest.contains(
        "resources: [.copy(\"Shared/Sounds\"), .copy(\"Images.xcassets\"), .process(\"en.lproj/Words.strings\")]"))
  }

  @Test func `resources that are gone are told of and left out`() throws {
    let project = try XcodeProject(text: Self.text, name: "Photos", path: "project.pbxproj")
    let package = try project.package { $0 != "Photos/Images.xcassets" }
    #expect(package.modules[0].resources == ["en.lproj/Words.strings": false, "../Shared/Sounds": true])
    #expect(
      package.notes == ["Photos has the resource Photos/Images.xcassets, which is not there: it is left out."])
  }

  @Test func `an interface file of another folder makes the folder around both the source`() throws {
    let text = Self.text.replacing(
      "path = Cell.xib; sourceTree = \"<group>\"", with: "path = Shared/Cell.xib; sourceTree = SOURCE_ROOT")
    let photos = try XcodeProject(text: text, name: "Photos", path: "project.pbxproj").package().modules[0]
    #expect(photos.source == ".")
    #expect(photos.only == ["Photos/A.swift", "Photos/Views/B C.swift", "Shared/Cell.xib"])
  }

  @Test func `a link leads straight to what it is for`() {
    #expect(LinuxPackage.straight("Photos/Views/../../Shared/./A.png") == "Shared/A.png")
    #expect(LinuxPackage.straight("./A.png") == "A.png" && LinuxPackage.straight("../A.png") == "../A.png")
  }

  @Test func `a target of a whole folder has that folder`() throws {
    let text = """
      { objects = {
        G0 = {isa = PBXGroup; children = ( G1 ); };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = ( ); fileSystemSynchronizedGroups = ( G1 ); };
        P0 = {isa = PBXProject; mainGroup = G0; };
      }; }
      """
    let package = try XcodeProject(text: text, name: "App", path: "p").package()
    #expect(package.modules.map(\.name) == ["My_App"])
    #expect(package.modules[0].source == "Sources" && package.modules[0].only == [])
  }

  @Test(arguments: [
    ("{ a = (1, 2 3); }", "p:1:13: error: a , or ) is missing"), ("{ a = \"b", "p:1:7: error: a text has no end"),
    ("{ a = 1 }", "p:1:9: error: a ; is missing"), ("{\n  /* a", "p:2:3: error: a comment has no end"),
    ("{ a = 1; } b", "p:1:12: error: there is more after the end"),
    ("{ a = 1; }", "p:1:1: error: the file has no objects, so that it is no project"),
  ])
  func `a file that is no project is told with its place`(text: String, sentence: String) {
    #expect(throws: PortingError(sentence)) { _ = try XcodeProject(text: text, name: "a", path: "p") }
  }

  @Test func `values that lie too deep in each other are not followed`() {
    let text = String(repeating: "(", count: 100)
    #expect(throws: PortingError("p:1:65: error: values lie more than 64 deep in each other")) {
      _ = try XcodeProject(text: text, name: "a", path: "p")
    }
  }

  @Test func `a project of more than eight million bytes is not read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "uikit-port-large-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/A.xcodeproj", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(count: 9 << 20).write(to: URL(filePath: folder + "/A.xcodeproj/project.pbxproj"))
    #expect(
      throws: PortingError(
        "\(folder)/A.xcodeproj/project.pbxproj:1:1: error: the file has 9437184 bytes; files of more than 8388608 are not read"
      )
    ) { try XcodeProject.inFolder(folder) }
  }

  @Test func `groups that lie in each other in a circle are gone through once`() throws {
    let text = """
      { objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = ( G1 ); };
        G1 = {isa = PBXGroup; path = Photos; children = ( G0, G1, F1 ); };
        S1 = {isa = PBXSourcesBuildPhase; files = ( B1 ); };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
        P0 = {isa = PBXProject; mainGroup = G0; };
      }; }
      """
    let package = try XcodeProject(text: text, name: "App", path: "p").package()
    #expect(package.modules.map(\.source) == ["Photos"] && package.modules[0].only == ["A.swift"])
  }

  @Test func `a project without Swift, and a folder without a project, are told`() throws {
    let text = "{ objects = { G0 = {isa = PBXGroup; }; P0 = {isa = PBXProject; mainGroup = G0; }; }; }"
    #expect(throws: PortingError("p:1:1: error: no target of the project has Swift files")) {
      _ = try XcodeProject(text: text, name: "a", path: "p").package()
    }
    #expect(try XcodeProject.inFolder("/nowhere") == nil)
  }
}
