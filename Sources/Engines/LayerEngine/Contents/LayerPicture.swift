public import Foundation

/// A picture that layers show: encoded bytes that the host decodes, or a drawing that the host replays.
///
/// Pictures are compared by identity: a host that has been given one keeps it under its identity, so that showing the
/// same picture in a hundred layers sends it once. Keep pictures and use them again.
public final class LayerPicture: Sendable, Hashable {
  /// The source of the pixels.
  public enum Source: Sendable {
    /// A file's bytes and its media type, such as `image/png`.
    case encoded(bytes: [UInt8], mediaType: String)
    /// Commands in a space of the picture's size, origin at the top left.
    case drawn(DisplayList)
  }

  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point that the source has. Drawings have no pixels of their own: theirs is the number
  /// that a program asked for, which counts in `CGImage` only, since hosts draw them sharp at every scale.
  public let scale: CGFloat
  /// The source of the pixels.
  public let source: Source

  /// A picture of a size.
  public init(size: CGSize, scale: CGFloat = 1, source: Source) {
    self.size = size
    self.scale = scale
    self.source = source
  }

  /// Tells whether both are one picture.
  public static func == (left: LayerPicture, right: LayerPicture) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
