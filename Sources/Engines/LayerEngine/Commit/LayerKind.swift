/// The kind of a layer to a host.
public enum LayerKind: UInt8, Equatable, Sendable, Codable {
  /// An ordinary layer, whose sublayers are flattened into its plane.
  case plain = 0
  /// A layer whose sublayers share its three-dimensional space (`CATransformLayer`).
  case transform = 1
}
