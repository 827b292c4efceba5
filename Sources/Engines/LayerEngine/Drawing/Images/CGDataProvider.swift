public import Foundation

/// The source of the bytes of a ``CGImage``.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// A provider of bytes; never nil.
  public init?(data: Data) { self.data = data }
}
