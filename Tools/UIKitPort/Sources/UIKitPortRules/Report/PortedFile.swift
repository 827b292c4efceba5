/// A file's port, and what was done.
public struct PortedFile: Sendable {
  /// The path of the source, as it was named.
  public let path: String
  /// The port's text.
  public let text: String
  /// How often each rule changed something.
  public let counts: [RuleName: Int]
  /// What a person has to know.
  public let findings: [Finding]
  /// How many lines the source has.
  public let lines: Int
  /// UIKit's names that the library does not have.
  public let missing: Set<String>
}
