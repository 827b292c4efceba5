/// Says how a provider's data want to be shown.
public enum UIPreferredPresentationStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// In a text, as a part of it.
  case inline = 1
  /// As something of its own.
  case attachment = 2
}
