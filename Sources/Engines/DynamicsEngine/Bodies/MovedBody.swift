package import Foundation

/// The place to which a step has brought a body.
package struct MovedBody: Sendable {
  /// The number that the caller gave the body.
  package var tag: Int
  package var body: BodyID
  package var center: CGPoint
  package var angle: Double
}
