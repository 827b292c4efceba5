import Foundation
public import UIKitPortRules

/// The Swift files below a folder, or a single one.
public struct SourceFolder {
  /// The folder or file.
  public let path: String
  /// The files' paths below the folder, sorted.
  public let files: [String]
  /// The interface files' paths below the folder, sorted: of a localized one the first, in `Base.lproj` where there is one.
  public let interfaces: [String]

  /// The largest file that is read, in bytes: [choice] a hundred times what a person writes.
  static let largestFile = 8 << 20

  /// A folder that is looked through.
  ///
  /// Hidden folders are left out, and so is a folder that a link leads to a second time.
  ///
  /// - Parameters:
  ///   - leavingOut: a folder that a port is written to.
  ///   - exclude: files and folders below that are not read.
  ///   - only: the only ones that are; all where there are none.
  public init(_ path: String, leavingOut: String? = nil, exclude: [String] = [], only: [String] = []) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PortingError("\(path): error: there is no such file or folder")
    }
    guard isFolder.boolValue else {
      files = [""]
      interfaces = []
      return
    }
    var seen: Set<String> = []
    var found: [String] = []
    var foundInterfaces: [String] = []
    let forbidden = leavingOut.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    func look(at folder: String, below relative: String) throws {
      let real = URL(filePath: folder).resolvingSymlinksInPath().path
      guard real != forbidden, seen.insert(real).inserted else { return }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
        let whole = folder + "/" + name
        let below = relative.isEmpty ? name : relative + "/" + name
        guard !exclude.contains(where: { Self.isAt(below, or: $0) }) else { continue }
        var isInner: ObjCBool = false
        guard FileManager.default.fileExists(atPath: whole, isDirectory: &isInner) else { continue }
        if isInner.boolValue {
          try look(at: whole, below: below)
        } else if name.hasSuffix(".swift"), name != "Package.swift" {
          found.append(below)
        } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
          foundInterfaces.append(below)
        }
      }
    }
    try look(at: path, below: "")
    func isWanted(_ file: String) -> Bool { only.isEmpty || only.contains { Self.isAt(file, or: $0) } }
    files = found.filter(isWanted).sorted()
    // Languages beside the first one have words only, or the same things once more.
    let ordered = foundInterfaces.filter(isWanted).sorted {
      (Self.isBase($0) ? 0 : 1, $0) < (Self.isBase($1) ? 0 : 1, $1)
    }
    var names: Set<Substring> = []
    interfaces = ordered.filter { path in
      !path.contains(".lproj/") || names.insert(path.split(separator: "/").last ?? "").inserted
    }.sorted()
  }

  private static func isBase(_ path: String) -> Bool { path.contains("Base.lproj/") }

  /// Whether a path is another one or below it.
  private static func isAt(_ path: String, or other: String) -> Bool {
    let plain = other.hasSuffix("/") ? String(other.dropLast()) : other
    return path == plain || path.hasPrefix(plain + "/") || plain == "."
  }

  /// The texts of all files.
  ///
  /// - Parameter shown: how a path below the folder is told to people and compilers.
  public func read(shown: (String) -> String) throws -> [SourceText] {
    try files.map { file in
      let whole = file.isEmpty ? path : path + "/" + file
      return SourceText(path: shown(whole), text: try Self.text(of: whole, shown: shown))
    }
  }

  /// The interface files with their texts.
  public func readInterfaces(shown: (String) -> String) throws -> [InterfaceFile] {
    try interfaces.compactMap { file in
      let whole = path + "/" + file
      return InterfaceFile(path: shown(whole), text: try Self.text(of: whole, shown: shown))
    }
  }

  private static func text(of whole: String, shown: (String) -> String) throws -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: whole)[.size] as? Int) ?? 0
    guard size <= largestFile else {
      throw PortingError(
        "\(shown(whole)):1:1: error: the file has \(size) bytes; files of more than \(largestFile) are not read")
    }
    guard let data = FileManager.default.contents(atPath: whole) else {
      throw PortingError("\(shown(whole)):1:1: error: the file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      let place = firstForeignByte(in: data)
      throw PortingError("\(shown(whole)):\(place.line):\(place.column): error: the file is no text in UTF-8")
    }
    // Lines are counted by their line feeds.
    return text.contains("\r\n") ? text.replacingOccurrences(of: "\r\n", with: "\n") : text
  }

  private static func firstForeignByte(in data: Data) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var decoder = UTF8()
    var iterator = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    return (line, column)
  }
}
