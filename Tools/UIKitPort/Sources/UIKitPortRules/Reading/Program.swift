import SwiftSyntax

/// All files of a module, and what its types are and have.
public final class Program {
  /// The files to be ported.
  public let files: [SourceText]
  /// Types by name; by the last part of the name too where it is the only one of that name.
  private(set) var types: [String: TypeEntry] = [:]
  private var fullNames: [String: String] = [:]
  private var aliases: [String: String] = [:]

  /// A module of files; types of other files, such as those of the module that tests are of, are known too.
  public init(files: [SourceText], known: [SourceText] = []) {
    self.files = files
    for file in known + files {
      let reader = TypeReader(file: file) { [unowned self] name, change in
        change(&types[name, default: TypeEntry(name: name, kind: .struct)])
      }
      reader.walk(file.tree)
      aliases.merge(reader.aliases) { first, _ in first }
    }
    for name in types.keys { types[name]!.inherited = types[name]!.inherited.map(meaning) }
    for name in types.keys.sorted() {
      let last = String(name.split(separator: ".").last ?? "")
      if fullNames[last] == nil || types[fullNames[last]!]?.declaration == nil { fullNames[last] = name }
    }
  }

  /// The type that a name stands for, through other names for it.
  func meaning(_ name: String) -> String {
    var name = name
    for _ in 0..<8 {
      guard let other = aliases[Self.plain(name)] else { break }
      name = other
    }
    return name
  }

  func type(_ name: String) -> TypeEntry? {
    let plain = Self.plain(meaning(name))
    return types[plain] ?? fullNames[String(plain.split(separator: ".").last ?? "")].flatMap { types[$0] }
  }

  /// The class and all above it that the program has.
  func ancestry(of name: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let entry = type(next), seen.insert(entry.name).inserted else { continue }
      result.append(entry)
      waiting += entry.inherited.filter { type($0)?.kind == .class || type($0)?.kind == .protocol }
    }
    return result
  }

  /// The names of everything a type inherits, the library's included.
  func everythingInherited(by name: String) -> Set<String> {
    Set(ancestry(of: name).flatMap { [$0.name] + $0.inherited.map(Self.plain) })
  }

  /// The classes above one that the program has, nearest first.
  func superclasses(of name: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var seen: Set<String> = [name]
    var next = type(name)
    while let entry = next {
      next = entry.inherited.lazy.compactMap { self.type($0) }.first { $0.kind == .class }
      guard let found = next, seen.insert(found.name).inserted else { break }
      result.append(found)
    }
    return result
  }

  /// The methods of a type and of all above it with a base name.
  func methods(named base: String, in type: String) -> [MethodEntry] {
    ancestry(of: type).flatMap { $0.methods.filter { $0.base == base } }
  }

  /// Optional methods of the program's own protocols with a full name.
  func optionalMethods(named name: String) -> [(owner: TypeEntry, method: MethodEntry)] {
    ownProtocols.flatMap { entry in entry.methods.filter { $0.isOptional && $0.name == name }.map { (entry, $0) } }
  }

  /// Optional properties of the program's own protocols with a name.
  func optionalProperties(named name: String) -> [(owner: TypeEntry, property: PropertyEntry)] {
    ownProtocols.flatMap { entry in entry.properties.filter { $0.isOptional && $0.name == name }.map { (entry, $0) } }
  }

  private(set) lazy var namesWithSwiftUI = findNamesWithSwiftUI()

  /// The program's own classes that are left out since what they inherit is missing.
  private(set) lazy var leftOut = findTypesWithoutClass()
  /// Tells whether types of Apple's other modules may be meant.
  private(set) lazy var importsMissingModule = findImportOfMissingModule()

  /// Properties and methods whose answers are of classes that are missing, which are left out with what begins with them.
  private(set) lazy var emptyNames = findEmptyNames()

  private(set) lazy var ownProtocols = types.values.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }

  /// A type's name without generic arguments, optionals and `any`.
  static func plain(_ name: String) -> String {
    var result = Substring(name.split(separator: "<").first ?? "")
    for word in ["any ", "some ", "(any "] where result.hasPrefix(word) { result = result.dropFirst(word.count) }
    for module in ["UIKit.", "Foundation.", "QuartzCore.", "CoreGraphics."] where result.hasPrefix(module) {
      result = result.dropFirst(module.count)
    }
    while let last = result.last, "?!) ".contains(last) { result = result.dropLast() }
    return String(result)
  }
}
