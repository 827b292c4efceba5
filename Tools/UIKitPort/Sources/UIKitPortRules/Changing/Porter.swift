import SwiftSyntax

/// Ports a module: all its files, since a rule may need to know what another file says.
public struct Porter {
  private var options: PortOptions

  /// A porter with options.
  public init(options: PortOptions = PortOptions()) { self.options = options }

  /// The order matters where two rules put something at one place: the later stands behind.
  private static let rules: [Rule.Type] = [
    MissingClassRule.self, MissingCastRule.self, SwiftUIRule.self, KeyValueRule.self, AttributeRule.self,
    AppearanceRule.self,
    OptionalRequirementRule.self,
    ProtocolRule.self,
    SubclassDelegateRule.self, OverrideRule.self, DispatchRule.self,
    SelectorRule.self, KeyPathRule.self, MovedDataRule.self, OptionalCallRule.self, OptionalReferenceRule.self,
    PlatformRule.self, ImportRule.self, FormerNameRule.self, ApplicationMainRule.self, InitializerRule.self,
    TestCaseRule.self, LiteralRule.self, OverlapRule.self, ForwardingRule.self,
    RuntimeRule.self, AnyObjectRule.self, NearMissRule.self,
  ]

  private static let lintRules: [Rule.Type] = [SubclassDelegateRule.self, NearMissRule.self]

  /// The ports of all files of a program; none where one does not parse.
  public func port(_ program: Program) -> PortResult {
    let mistakes = program.files.flatMap(\.mistakes)
    guard mistakes.isEmpty else { return PortResult(files: [], findings: mistakes) }
    let changes = changes(of: program, by: Self.rules)
    let composer = Composer(changes: changes)
    let files = changes.map { own in
      let names = MissingNames(program: program)
      names.walk(own.file.tree)
      return PortedFile(
        path: own.file.path, text: own.file.isPorted ? own.file.text : composer.text(of: own), counts: own.counts,
        findings: own.findings, lines: own.file.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count,
        missing: names.names)
    }
    return PortResult(files: files, findings: files.flatMap(\.findings))
  }

  /// Methods of delegates that are silently never called, on Apple's systems or elsewhere.
  public func lint(_ program: Program) -> [Finding] {
    var lint = Porter(options: options)
    lint.options.isLint = true
    return program.files.flatMap(\.mistakes) + lint.changes(of: program, by: Self.lintRules).flatMap(\.findings)
  }

  private func changes(of program: Program, by rules: [Rule.Type]) -> [Changes] {
    program.files.map { file in
      let changes = Changes(file: file)
      guard !file.isPorted else { return changes }
      for rule in rules { rule.init(program: program, changes: changes, options: options).apply() }
      changes.forgetWhatIsLeftOut()
      return changes
    }
  }
}
