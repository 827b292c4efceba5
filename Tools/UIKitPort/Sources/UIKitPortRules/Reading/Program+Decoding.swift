import SwiftSyntax

extension Program {
  /// Whether the initializer by which a nib makes an object of a class never answers nil: that of the class, or of the nearest above
  /// that has one.
  func alwaysDecodes(_ name: String) -> Bool {
    for entry in [type(name)].compactMap(\.self) + superclasses(of: name) {
      for member in entry.declaration?.members.members ?? [] {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self),
          initializer.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"]
        else { continue }
        return initializer.optionalMark == nil
      }
    }
    return !everythingInherited(by: name).isDisjoint(with: ["UIStackView", "UIActivityIndicatorView"])
  }
}
