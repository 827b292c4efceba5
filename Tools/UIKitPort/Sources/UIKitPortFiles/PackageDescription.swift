import Foundation

/// What `swift package dump-package` says of a package, as far as a port needs it.
public struct PackageDescription: Decodable {
  /// A target of the package.
  public struct Target: Decodable {
    /// The module's name.
    public let name: String
    /// `regular`, `test`, `executable` and others.
    public let type: String
    /// The folder, where it is not the usual one.
    public let path: String?
    /// Files and folders that are left out.
    public let exclude: [String]?
    /// The only files and folders that are compiled, where they are listed.
    public let sources: [String]?
    /// Its resources.
    public let resources: [Resource]?
    /// What it depends on.
    public let dependencies: [Dependency]
  }

  /// A file or folder that goes with a module.
  public struct Resource: Decodable {
    /// The path from the target's folder.
    public let path: String
    /// How it is brought along.
    public let rule: Rule

    /// The ways of bringing a resource along.
    public struct Rule: Decodable {
      /// As it is, with its folders.
      public let isCopied: Bool

      private enum Key: String, CodingKey { case copy, process, embedInCode }

      /// Reads `{"copy": {}}`.
      public init(from decoder: any Decoder) throws {
        isCopied = try decoder.container(keyedBy: Key.self).contains(.copy)
      }
    }
  }

  /// Another target, or a product of another package.
  public struct Dependency: Decodable {
    /// Its name.
    public let name: String
    /// The package it is of; nil for a target of the same.
    public let package: String?

    private enum Key: String, CodingKey { case byName, target, product }
    private struct Text: Decodable {
      let value: String?
      init(from decoder: any Decoder) throws { value = try? decoder.singleValueContainer().decode(String.self) }
    }

    /// Reads `{"byName": ["Photos", null]}` and its like.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      if let parts = try container.decodeIfPresent([Text].self, forKey: .product) {
        name = parts.first?.value ?? ""
        package = parts.count > 1 ? parts[1].value : nil
      } else {
        let parts =
          try container.decodeIfPresent([Text].self, forKey: .byName)
          ?? container.decodeIfPresent([Text].self, forKey: .target) ?? []
        name = parts.first?.value ?? ""
        package = nil
      }
    }
  }

  /// The package's name.
  public let name: String
  /// The language that its resources are written in; nil where it says none.
  public let defaultLocalization: String?
  /// Its targets, in the order of the manifest.
  public let targets: [Target]

  /// Reads what SwiftPM printed.
  public init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

  /// Asks SwiftPM about the package in a folder.
  public static func ofPackage(in folder: String) throws -> PackageDescription {
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw PortingError("\(folder): error: the folder has no Package.swift")
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PortingError(String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return try PackageDescription(json: data)
  }
}
