/// An identifier that stands twice where each may stand only once.
public struct DuplicateIdentifier: Error, Hashable, Sendable {
  /// The identifier in words.
  public var identifier: String
  /// Tells whether it stands twice in the list before the change; otherwise it does in the one after.
  public var isInOldList: Bool
  /// Its first place, counted through all sections.
  public var first: Int
  /// Its second place, counted through all sections.
  public var second: Int

  @usableFromInline init(identifier: String, isInOldList: Bool, first: Int, second: Int) {
    self.identifier = identifier
    self.isInOldList = isInOldList
    self.first = first
    self.second = second
  }
}

extension DuplicateIdentifier: CustomStringConvertible {
  /// The identifier and both places in a sentence.
  public var description: String {
    "The identifier \(identifier) stands at \(first) and at \(second) of the \(isInOldList ? "old" : "new") list; "
      + "identifiers must be unique."
  }
}
