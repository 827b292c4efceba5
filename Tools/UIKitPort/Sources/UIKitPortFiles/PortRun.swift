import Foundation
public import UIKitPortRules

/// One port from a folder to another.
public struct PortRun {
  /// The version of what is written, by which ports of earlier versions are written anew.
  static let version = "4"

  /// The source's folder, or a single file.
  public var source: String
  /// Folders whose types are known and which are not ported.
  public var known: [String] = []
  /// Files and folders of the source that are not ported.
  public var exclude: [String] = []
  /// The only ones that are; all where there are none.
  public var only: [String] = []
  /// How the module is ported.
  public var options = PortOptions()
  /// What the source is called in the port; nil for the path as it is given.
  public var shownSource: String?

  /// A port of a folder.
  public init(source: String) { self.source = source }

  /// What a port has come to.
  public struct Outcome {
    /// What was ported; nil where nothing has changed since the last time.
    public let result: PortResult?
    /// The files that were written.
    public let written: [String]
  }

  /// The module's files.
  public func program(leavingOut target: String? = nil) throws -> Program {
    let texts = try texts(leavingOut: target)
    return Program(files: texts.own, known: texts.known)
  }

  /// The file that is made of the module's interface files.
  public static let interfaceFile = "InterfaceFilesOfModule.ported.swift"

  /// The texts of a module.
  private struct Texts {
    var own: [SourceText]
    var known: [SourceText]
    var names: [String]
    var interfaces: [InterfaceFile]
    /// Whether a module that is known has interface files.
    var knowsInterfaces: Bool
  }

  private func texts(leavingOut target: String?) throws -> Texts {
    let folder = try SourceFolder(source, leavingOut: target, exclude: exclude, only: only)
    guard !folder.files.isEmpty else { throw PortingError("\(source): error: the folder has no Swift files") }
    func shown(_ path: String) -> String {
      guard let shownSource else { return path }
      return shownSource + path.dropFirst(source.count)
    }
    let own = try folder.read(shown: shown)
    let knownFolders = try known.map { try SourceFolder($0) }
    let others = try knownFolders.flatMap { try $0.read { $0 } }
    let names = folder.files.map { $0.isEmpty ? (source as NSString).lastPathComponent : $0 }
    return Texts(
      own: own, known: others, names: names, interfaces: try folder.readInterfaces(shown: shown),
      knowsInterfaces: knownFolders.contains { !$0.interfaces.isEmpty })
  }

  /// The name of a file's port: another one, since compilers tell of two files of one name in a module.
  public static func ported(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(6)) + ".ported.swift" : name
  }

  /// Ports without writing anything.
  public func check() throws -> PortResult {
    let texts = try texts(leavingOut: nil)
    let program = Program(files: texts.own, known: texts.known)
    let result = Porter(options: options).port(program)
    return PortResult(files: result.files, findings: result.findings + interfaces(texts, program).findings)
  }

  /// The Swift of the module's interface files, where it has any.
  private func interfaces(_ texts: Texts, _ program: Program) -> (text: String?, findings: [Finding]) {
    guard !texts.interfaces.isEmpty || texts.knowsInterfaces else { return (nil, []) }
    return InterfaceCompiler(program: program, module: options.module).compile(
      texts.interfaces, others: texts.knowsInterfaces ? options.ownModules.sorted() : [])
  }

  /// Ports into a folder; where a file does not parse nothing is written at all.
  public func write(to target: String) throws -> Outcome {
    let (real, realTarget) = (
      URL(filePath: source).resolvingSymlinksInPath().path, URL(filePath: target).resolvingSymlinksInPath().path
    )
    guard real != realTarget else { throw PortingError("\(target): error: a port is not written over its source") }
    let texts = try texts(leavingOut: target)
    let folder = PortedFolder(target)
    let fingerprint = PortedFolder.fingerprint(
      of: texts.own + texts.known + texts.interfaces.map { SourceText(path: $0.path, text: $0.text) },
      options:
        "\(Self.version) \(options.module) \(options.host ?? "") \(options.ownModules.sorted()) \(texts.knowsInterfaces)"
    )
    guard !folder.isUpToDate(with: fingerprint) else { return Outcome(result: nil, written: []) }
    let program = Program(files: texts.own, known: texts.known)
    let ported = Porter(options: options).port(program)
    let interfaces = interfaces(texts, program)
    let result = PortResult(files: ported.files, findings: ported.findings + interfaces.findings)
    guard result.isWhole else { return Outcome(result: PortResult(files: [], findings: result.findings), written: []) }
    var files = zip(texts.names, result.files).map { (Self.ported($0), $1.text) }
    if let text = interfaces.text { files.append((Self.interfaceFile, text)) }
    return Outcome(result: result, written: try folder.write(files, from: fingerprint))
  }
}
