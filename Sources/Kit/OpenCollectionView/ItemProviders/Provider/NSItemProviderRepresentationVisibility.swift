/// Says who may see a form of what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of one team. Here that is the own process. // N19
  case team = 1
  /// Programs of one group.
  case group = 2
  /// The own process only.
  case ownProcess = 3
}
