import SwiftSyntax

/// A type of the program, with what all its extensions add.
struct TypeEntry {
  enum Kind { case `class`, `struct`, `enum`, `protocol`, actor }

  /// The name with those of the types around it: `Outer.Inner`.
  let name: String
  var kind: Kind
  /// The class above and the protocols, as written anywhere.
  var inherited: [String] = []
  var methods: [MethodEntry] = []
  var properties: [PropertyEntry] = []
  /// The declaration, in which a class' body is.
  var declaration: (file: SourceText, members: MemberBlockSyntax, node: Syntax)?
}
