/// Types of data, and which is a kind of which. // N16
///
/// No system has such a table here, so it comes with the library, and programs add to it. Names are compared without regard
/// to upper and lower case.
public struct TypeTable: Sendable {
  private var declared: [String: TypeDeclaration] = [:]
  private var byExtension: [String: String] = [:]
  private var byMIMEType: [String: String] = [:]

  /// A table with nothing in it.
  public init() {}

  /// A table of some types; of two that have an ending or a name in the network in common the first one has it.
  public init(_ declarations: [TypeDeclaration]) {
    for declaration in declarations { declare(declaration) }
  }

  /// Adds a type. One that is there stays as it is.
  ///
  /// - Returns: whether it was new.
  @discardableResult public mutating func declare(_ declaration: TypeDeclaration) -> Bool {
    let key = declaration.identifier.lowercased()
    guard declared[key] == nil else { return false }
    declared[key] = declaration
    for ending in declaration.extensions where byExtension[ending.lowercased()] == nil {
      byExtension[ending.lowercased()] = declaration.identifier
    }
    for name in declaration.mimeTypes where byMIMEType[name.lowercased()] == nil {
      byMIMEType[name.lowercased()] = declaration.identifier
    }
    return true
  }

  /// The type of a name.
  public func declaration(of identifier: String) -> TypeDeclaration? { declared[identifier.lowercased()] }

  /// Tells whether one type is another one or a kind of it. A type that nobody knows is only itself.
  public func conforms(_ identifier: String, to other: String) -> Bool {
    let other = other.lowercased()
    return identifier.lowercased() == other || supertypes(of: identifier).contains { $0.lowercased() == other }
  }

  /// All types that a type is a kind of, the nearest first, each once.
  public func supertypes(of identifier: String) -> [String] {
    var found: [String] = []
    var next = parents(of: identifier)
    // What a program has declared may go in circles.
    var known: Set = [identifier.lowercased()]
    while !next.isEmpty {
      var further: [String] = []
      for parent in next where known.insert(parent.lowercased()).inserted {
        found.append(parent)
        further += parents(of: parent)
      }
      next = further
    }
    return found
  }

  private func parents(of identifier: String) -> [String] {
    if let declaration = declaration(of: identifier) { return declaration.parents }
    return Self.dynamicExtension(of: identifier) == nil ? [] : ["public.data"]
  }

  /// The type of files whose names have an ending: one that is declared or, for other endings, one that stands for the ending.
  public func identifier(forExtension ending: String) -> String {
    byExtension[ending.lowercased()] ?? Self.dynamicPrefix + ending.lowercased()
  }

  /// The declared type of files whose names have an ending.
  public func declaredIdentifier(forExtension ending: String) -> String? { byExtension[ending.lowercased()] }

  /// The type of a name in the network, whose parameters do not count; nil for one that is not declared.
  public func identifier(forMIMEType name: String) -> String? {
    let plain = name.prefix { $0 != ";" }.lowercased()
    return byMIMEType[plain.filter { !$0.isWhitespace }]
  }

  /// The usual ending of names of files of a type, or of the nearest type above it that has one.
  public func preferredExtension(of identifier: String) -> String? {
    if let own = declaration(of: identifier)?.extensions.first { return own }
    return Self.dynamicExtension(of: identifier)
  }

  /// The usual name of a type in the network.
  public func preferredMIMEType(of identifier: String) -> String? { declaration(of: identifier)?.mimeTypes.first }

  /// The beginning of names that stand for endings nobody has declared. Our choice; Apple's cannot be read. // N16
  public static let dynamicPrefix = "dyn.extension."

  /// The ending that a name stands for.
  public static func dynamicExtension(of identifier: String) -> String? {
    identifier.hasPrefix(dynamicPrefix) ? String(identifier.dropFirst(dynamicPrefix.count)) : nil
  }
}
