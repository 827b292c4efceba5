import SwiftSyntax

/// Gives the class that conforms the optional methods that only its subclasses have, so that these are called.
final class SubclassDelegateRule: Rule {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingTypeName, let entry = program.type(owner),
      let method = entry.methods.first(where: { $0.node.id == node.id }),
      let uncalled = program.uncalled(method, of: owner), let declaration = uncalled.base.declaration
    else { return .visitChildren }
    if options.isLint {
      changes.find(
        .subclassDelegates, at: node.name,
        "\(method.name) of \(owner) is never called where there is no Objective-C: \(uncalled.base.name), from which it has "
          + "\(uncalled.owner), does not have the method. Write it there and override it here.")
      return .visitChildren
    }
    changes.insert(
      "override ",
      at: node.modifiers.first?.positionAfterSkippingLeadingTrivia
        ?? node.funcKeyword.positionAfterSkippingLeadingTrivia,
      .subclassDelegates)
    changes.count(.subclassDelegates)
    guard uncalled.isFirst else { return .visitChildren }
    let isPublic =
      declaration.node.as(ClassDeclSyntax.self)?.modifiers.contains { ["public", "open"].contains($0.name.text) }
      == true
    let access = isPublic ? "public " : ""
    let clause = node.signature.parameterClause
    let answer = node.signature.returnClause.map { " " + $0.onOneLine } ?? ""
    let arguments = clause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let call = "\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let text: String
    if uncalled.isOwn, let node = program.type(uncalled.owner)?.declaration?.node.as(ProtocolDeclSyntax.self) {
      let error = OptionalRequirementRule.error(of: node)
      text = "\(access)func \(method.base)\(clause.onOneLine) throws(\(error))\(answer) { throw \(error)() }"
    } else {
      let required =
        KitProtocols.all.lineage(of: uncalled.owner).contains("UICollectionViewDataSource")
        ? " func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 0 };"
          + " func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell { UICollectionViewCell() } "
        : ""
      text =
        "\(access)func \(method.base)\(clause.onOneLine)\(answer) { "
        + "final class Defaults: NSObject, \(uncalled.owner) {\(required)}; return Defaults().\(call) }"
    }
    changes.add(
      Changes.Addition(
        text: text, file: declaration.file, line: file.line(at: node.positionAfterSkippingLeadingTrivia),
        end: declaration.members.rightBrace.positionAfterSkippingLeadingTrivia, key: method.name))
    return .visitChildren
  }
}
