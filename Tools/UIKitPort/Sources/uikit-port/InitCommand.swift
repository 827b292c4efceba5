import ArgumentParser
import Foundation
import UIKitPortFiles

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Writes Linux/Package.swift beside a package or an Xcode project, which builds and tests it with OpenCollectionView.",
    discussion: """
      Nothing of the package changes. Then: swift test --package-path Linux
      """)

  @Argument(help: "The folder of the package or of the Xcode project.") var package = "."
  @Option(help: "The folder of OpenCollectionView: a checkout beside the package, or a submodule.") var library: String

  func run() throws {
    do {
      let folder = PortCommand.withoutSlash(package)
      let linux: LinuxPackage
      if !FileManager.default.fileExists(atPath: folder + "/Package.swift"),
        let project = try XcodeProject.inFolder(folder)
      {
        linux = try project.package { FileManager.default.fileExists(atPath: folder + "/" + $0) }
      } else {
        linux = try LinuxPackage(
          try PackageDescription.ofPackage(in: folder),
          isFolder: { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
              && isFolder.boolValue
          }, names: { (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + $0)) ?? [] })
      }
      let whole = URL(filePath: library).standardizedFileURL.path
      let isBeside = !library.hasPrefix("/")
      let written = try linux.write(into: folder, library: isBeside && folder == "." ? "../" + library : whole)
      for path in written { print(path) }
      for note in linux.notes { print("note: \(note)") }
      print("Now: swift test --package-path \(folder == "." ? "" : folder + "/")Linux")
    } catch let error as PortingError {
      PortCommand.complain(error.description)
      throw ExitCode(2)
    }
  }
}
