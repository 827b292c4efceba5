import Foundation

/// Finds what a delegate has for others and nobody calls: optional methods, those of other types than the protocol's
/// (`NearMisses`), and whole conformances (`UnaskedConformances`).
///
/// Swift ties the methods of a protocol to the class that conforms. An optional method that only a subclass of it has is a
/// method of its own, which overrides nothing: the default is called in its place, and nothing says so. In debug builds
/// the program's own symbols tell which methods each class has, so that the first delegate of such a class is told of in
/// a sentence, to the trace and to the standard error.
///
/// Classes that are private, local or generic, and methods from extensions in other modules, are not looked at. What is
/// reported is never called: of a class above the one that conforms, or of that one itself, every method counts.
@MainActor enum UncalledMethods {
  /// Looks at the class of a delegate, once for each class.
  ///
  /// - Parameters:
  ///   - protocols: what it is asked as.
  ///   - view: the collection view that asks it, if one does.
  static func check(
    _ delegate: AnyObject?, _ protocols: @autoclosure () -> [DelegateProtocol], askedBy view: UICollectionView? = nil
  ) {
    #if DEBUG && os(Linux)
    guard let delegate else { return }
    let conforming: AnyClass = type(of: delegate)
    guard !NearMisses.isOfLibrary(conforming) else { return }
    let protocols = protocols()
    var found: [String] = []
    for kind in protocols where kind.isConformedTo(conforming) { found += sentences(of: conforming, kind) }
    found += NearMisses.sentences(of: conforming)
    for sentence in found { UIApplication.shared.trace.record(.programmingError(message: sentence)) }
    UnaskedConformances.note(delegate, isAskedAs: protocols, by: view)
    #endif
  }

  /// Tells of conformances of delegates that nobody asks; at the end of a frame, when a program has set what it sets.
  static func frameDidEnd() {
    #if DEBUG && os(Linux)
    UnaskedConformances.review()
    #endif
  }

  #if DEBUG && os(Linux)
  private struct Question: Hashable {
    let lowest: ObjectIdentifier
    let kind: ObjectIdentifier
  }

  private static var answers: [Question: [String]] = [:]
  private static var methods: [String: Set<String>] = [:]

  private static func sentences(of lowest: AnyClass, _ kind: DelegateProtocol) -> [String] {
    // The usual case, in which the class itself conforms, asks no file.
    guard let above = _getSuperclass(lowest), kind.isConformedTo(above) else { return [] }
    let question = Question(lowest: ObjectIdentifier(lowest), kind: ObjectIdentifier(kind.type))
    if let known = answers[question] { return known }
    let found = uncalled(lowest, kind)
    answers[question] = found
    for sentence in found { FileHandle.standardError.write(Data("OpenCollectionView: \(sentence)\n".utf8)) }
    return found
  }

  private static func uncalled(_ lowest: AnyClass, _ kind: DelegateProtocol) -> [String] {
    guard let symbols = ProgramSymbols.ofProgram, let name = _mangledTypeName(kind.type), name.hasSuffix("_p") else {
      return []
    }
    // Optional methods are those with defaults, which stand in an extension of the protocol by its own module.
    let optional = methods("$s\(name.dropLast(2))PAAE", of: "\(kind.type)", symbols)
    guard !optional.isEmpty else { return [] }

    // From the delegate's class up to the one that conforms.
    var below = [lowest]
    while let next = _getSuperclass(below[below.count - 1]), kind.isConformedTo(next) { below.append(next) }
    let conforming: AnyClass = below.removeLast()
    var called: Set<String> = []
    var next: AnyClass? = conforming
    while let type = next {
      called.formUnion(methods(of: type, symbols))
      next = _getSuperclass(type)
    }
    var found: [String] = []
    for type in below.reversed() {
      for method in methods(of: type, symbols).intersection(optional).subtracting(called).sorted() {
        found.append(sentence(method, type, conforming, kind))
        called.insert(method)
      }
    }
    return found
  }

  private static func sentence(
    _ method: String, _ type: AnyClass, _ conforming: AnyClass, _ kind: DelegateProtocol
  ) -> String {
    let method = MethodSignature(method).name
    return "\(method) of \(type) is never called: \(conforming), from which it has \(kind.type), does not have the "
      + "method, and Swift looks no further. Write it in \(conforming) and override it in \(type)."
  }

  /// The methods that a class has itself.
  static func methods(of type: AnyClass, _ symbols: ProgramSymbols) -> Set<String> {
    guard let name = _mangledTypeName(type), name.hasSuffix("C") else { return [] }
    return methods("$s\(name)", of: String(reflecting: type), symbols)
  }

  /// The signatures of methods whose symbols begin alike, as `scrollViewDidScroll(OpenCollectionView.UIScrollView) -> ()`.
  static func methods(_ prefix: String, of type: String, _ symbols: ProgramSymbols) -> Set<String> {
    if let known = methods[prefix] { return known }
    let mark = "\(type)."
    let found = symbols.functions(withPrefix: prefix).compactMap { text -> String? in
      guard let range = text.firstRange(of: mark) else { return nil }
      let signature = text[range.upperBound...]
      // A function inside a method is named after it: `f() in App.Grid.g() -> ()`.
      return text[..<range.lowerBound].hasSuffix(" in ") ? nil : String(signature)
    }
    methods[prefix] = Set(found)
    return Set(found)
  }
  #endif
}
