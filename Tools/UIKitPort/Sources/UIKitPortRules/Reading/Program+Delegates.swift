import SwiftSyntax

extension Program {
  /// An optional method that only a subclass of the class that conforms has: nobody calls it.
  struct UncalledMethod {
    /// The class that conforms.
    let base: TypeEntry
    /// The protocol that has the method.
    let owner: String
    /// Whether the protocol is the program's own.
    let isOwn: Bool
    /// Whether a class in between has the method already, so that the base gets it for that one.
    let isFirst: Bool
  }

  /// Tells whether a method of a class is an optional one that a class above it conforms to and leaves out.
  func uncalled(_ method: MethodEntry, of name: String) -> UncalledMethod? {
    guard !method.isStatic, !method.isOverride, !method.isPrivate, let entry = type(name), entry.kind == .class,
      !answers(method, directlyIn: entry)
    else { return nil }
    var isFirst = true
    for base in superclasses(of: name) {
      let hasMethod = base.methods.contains { $0.name == method.name && $0.types == method.types }
      if let owner = owner(of: method, in: base) {
        // A class that conforms and has the method is asked for it; this one would not compile without override then.
        return hasMethod ? nil : UncalledMethod(base: base, owner: owner.name, isOwn: owner.isOwn, isFirst: isFirst)
      }
      if hasMethod { isFirst = false }
    }
    return nil
  }

  private func answers(_ method: MethodEntry, directlyIn entry: TypeEntry) -> Bool {
    owner(of: method, in: entry) != nil
  }

  /// The protocol with the method that a type itself says it conforms to.
  private func owner(of method: MethodEntry, in entry: TypeEntry) -> (name: String, isOwn: Bool)? {
    for written in entry.inherited {
      let plain = Self.plain(written)
      let lineage = KitProtocols.all.lineage(of: plain)
      if let found = KitProtocols.all.methods[method.name]?.first(where: {
        lineage.contains($0.owner) && NearMissRule.areEqual($0.types, method.types)
      }) {
        _ = found
        return (plain, false)
      }
      guard let own = type(plain), own.kind == .protocol else { continue }
      for refined in ancestry(of: own.name) where refined.kind == .protocol {
        if refined.methods.contains(where: { $0.isOptional && $0.name == method.name && $0.types == method.types }) {
          return (refined.name, true)
        }
        for outer in refined.inherited {
          let lineage = KitProtocols.all.lineage(of: Self.plain(outer))
          if KitProtocols.all.methods[method.name]?.contains(where: { lineage.contains($0.owner) }) == true {
            return (Self.plain(outer), false)
          }
        }
      }
    }
    return nil
  }

  /// Whether a class below has a method or property of an extension as its own.
  func isOverridden(_ name: String, of owner: String) -> Bool {
    types.values.contains { entry in
      entry.kind == .class
        && (entry.methods.contains { $0.name == name && $0.isOverride }
          || entry.properties.contains { $0.name == name && $0.isOverride })
        && superclasses(of: entry.name).contains { $0.name == owner }
    }
  }
}
