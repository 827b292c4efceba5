import SwiftSyntax

/// Leaves out what needs SwiftUI, which Linux does not have, and what needs that.
final class SwiftUIRule: Rule {
  override func apply() {
    for part in program.partsWithSwiftUI(of: file) {
      let name =
        part.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? part.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      changes.find(
        .missingClasses, at: part,
        "\(name.map { "\($0) needs" } ?? "This needs") SwiftUI, which Linux does not have: it is left out.")
      changes.leaveOut(part, .missingClasses)
    }
  }
}
