#if DEBUG && os(Linux)
import Foundation

/// Finds methods of a delegate that have the name of an optional method and other types than it: nobody calls them.
///
/// Objective-C goes by the name, so that UIKit calls a method that is written with
/// `layout: UICollectionViewLayout` where its protocol has a layout's own class. Swift goes by the types as well, and the default
/// is called in its place, without a word. All protocols count that the delegate's class, or one above it, conforms to: the
/// library's, a layout's and the program's own.
@MainActor enum NearMisses {
  private static var answers: [ObjectIdentifier: [String]] = [:]

  /// The faults of the methods of a class, and of those above it that are the program's too.
  static func sentences(of type: AnyClass) -> [String] {
    if let known = answers[ObjectIdentifier(type)] { return known }
    let found = ProgramSymbols.ofProgram.map { nearMisses(of: type, $0) } ?? []
    answers[ObjectIdentifier(type)] = found
    for sentence in found { FileHandle.standardError.write(Data("OpenCollectionView: \(sentence)\n".utf8)) }
    return found
  }

  private static func nearMisses(of lowest: AnyClass, _ symbols: ProgramSymbols) -> [String] {
    var classes: [AnyClass] = []
    var next: AnyClass? = lowest
    while let type = next, !isOfLibrary(type) {
      classes.append(type)
      next = _getSuperclass(type)
    }
    // A method counts wherever it stands, and an optional one in whatever protocol.
    let written = classes.map { UncalledMethods.methods(of: $0, symbols) }
    let all = written.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard !all.isEmpty else { return [] }
    var found: [String] = []
    for owner in Set(classes.flatMap { conformances(of: $0, symbols) }).sorted() {
      guard let prefix = mangled(owner) else { continue }
      let optional = Dictionary(grouping: UncalledMethods.methods("$s\(prefix)PAAE", of: owner, symbols)) {
        MethodSignature($0).name
      }
      for (index, methods) in written.enumerated() {
        for method in methods.sorted() {
          guard let right = optional[MethodSignature(method).name], all.isDisjoint(with: right) else { continue }
          found.append(sentence(method, classes[index], owner, right))
        }
      }
    }
    return found
  }

  private static func sentence(_ method: String, _ type: AnyClass, _ owner: String, _ right: [String]) -> String {
    let forms = right.map(MethodSignature.withoutModules).sorted().joined(separator: " or ")
    return
      "\(MethodSignature(method).name) of \(type) is never called for \(MethodSignature.withoutModules(owner)), which has "
      + "it with other types. Write it as \(forms), not as \(MethodSignature.withoutModules(method))."
  }

  /// The protocols that a class conforms to, without those of generic ones.
  private static func conformances(of type: AnyClass, _ symbols: ProgramSymbols) -> [String] {
    guard let name = _mangledTypeName(type), name.hasSuffix("C") else { return [] }
    let mark = "protocol witness table for \(String(reflecting: type)) : "
    return symbols.conformances(ofType: "$s\(name)").compactMap { text in
      guard text.hasPrefix(mark), let end = text.range(of: " in ", options: .backwards) else { return nil }
      return String(text[text.index(text.startIndex, offsetBy: mark.count)..<end.lowerBound])
    }
  }

  /// The mangled name of a protocol, by which its defaults are found.
  private static func mangled(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, let type = _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "_p"),
      let mangled = _mangledTypeName(type), mangled.hasSuffix("_p")
    else { return nil }
    return String(mangled.dropLast(2))
  }

  /// Tells whether a class is not the program's.
  static func isOfLibrary(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return libraries.contains { name.hasPrefix($0) }
  }

  private static let libraries = ["OpenCollectionView.", "CollectionLayouts.", "TouchTesting.", "Foundation."]
}
#endif
