import SwiftSyntax

extension Program {
  /// Whether a member of an extension of one of the library's classes is one that classes of the program's have as their own.
  func hasOwnVersions(_ name: String, ofLibraryClass owner: String) -> Bool {
    !firstOverriders(of: name, ofLibraryClass: owner).isEmpty
  }

  /// The classes of the program's that override a member of an extension of one of the library's classes, without those below others
  /// of them.
  func firstOverriders(of name: String, ofLibraryClass owner: String) -> [TypeEntry] {
    let all = types.values.filter { entry in
      entry.kind == .class && entry.declaration != nil && overrides(entry, name)
        && everythingInherited(by: entry.name).contains { KitClasses.isClass($0, atOrBelow: owner) }
    }
    return all.filter { entry in !superclasses(of: entry.name).contains { self.overrides($0, name) } }
      .sorted { $0.name < $1.name }
  }

  private func overrides(_ entry: TypeEntry, _ name: String) -> Bool {
    entry.methods.contains { $0.name == name && $0.isOverride && !$0.isStatic }
      || entry.properties.contains { $0.name == name && $0.isOverride }
  }

  /// The library's class whose extension has a member that a class overrides; nil where none has.
  func extendedLibraryClass(with name: String, above owner: String) -> String? {
    let inherited = everythingInherited(by: owner)
    return types.values.filter { entry in
      entry.declaration == nil
        && (entry.methods.contains { $0.name == name && $0.isInExtension && !$0.isStatic && !$0.isOverride }
          || entry.properties.contains { $0.name == name && $0.isInExtension && !$0.isOverride })
        && inherited.contains { KitClasses.isClass($0, atOrBelow: entry.name) }
    }.map(\.name).min()
  }
}
