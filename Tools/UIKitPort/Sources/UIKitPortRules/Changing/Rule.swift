import SwiftSyntax

/// One kind of thing that is written otherwise on Linux.
///
/// A rule walks one file at a time and knows the whole program.
class Rule: SyntaxVisitor {
  let program: Program
  let changes: Changes
  let options: PortOptions

  var file: SourceText { changes.file }

  required init(program: Program, changes: Changes, options: PortOptions) {
    self.program = program
    self.changes = changes
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  /// Looks at the whole file.
  func apply() { walk(file.tree) }
}
