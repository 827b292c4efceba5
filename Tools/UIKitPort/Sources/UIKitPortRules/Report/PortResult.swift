/// The ports of a module's files.
public struct PortResult: Sendable {
  /// The files; none where one of them could not be ported.
  public let files: [PortedFile]
  /// What a person has to know, in the order of the files.
  public let findings: [Finding]

  /// Ports, and what a person has to know.
  public init(files: [PortedFile], findings: [Finding]) {
    self.files = files
    self.findings = findings
  }

  /// Whether everything was ported.
  public var isWhole: Bool { !findings.contains(where: \.isError) }

  /// How often each rule changed something.
  public var counts: [RuleName: Int] { files.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) } }
}
