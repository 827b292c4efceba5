/// The kind of components that a colour space has.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Nothing that is known.
  case unknown = -1
  /// One component, black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
