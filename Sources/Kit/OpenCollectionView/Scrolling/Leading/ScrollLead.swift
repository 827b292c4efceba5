package import Foundation
package import LayerEngine

/// By which law content follows a finger at present: what a host that is far from its person needs to show the content ahead
/// of the next commit, where that is going to have it.
package struct ScrollLead: Equatable {
  /// The law along one axis.
  package struct Axis: Equatable {
    /// The place to which the finger has pulled the content, without a rubber band: it goes with the finger, point by
    /// point, against it.
    package var pulled: Double
    /// Between which offsets that is where it is shown.
    package var minimum: Double
    package var maximum: Double
    /// Tells whether it gives way beyond them, by ``RubberBand`` of this length and coefficient; otherwise it stops
    /// there.
    package var givesWay: Bool
    package var bandLength: Double
    package var coefficient: Double
    /// For how many points to either side there is content.
    package var reach: Double
    /// How content slows down that is let go: the share of its velocity left after each millisecond, the rate of the spring at its
    /// edge, and the velocity towards the edge that it gains there for each point beyond it; see `ScrollProfile`.
    package var decelerationRate: Double
    package var bounceRate: Double
    package var overshootReturnRate: Double
  }

  /// The layer whose bounds' origin scrolls.
  package var layer: LayerID
  /// The finger, by the host's number, and the place of it that this frame knew.
  package var touch: Int32
  package var place: CGPoint
  /// The axes along which it drags.
  package var x: Axis?
  package var y: Axis?
  /// The layers in it that stay where they are on the screen.
  package var held: [LayerID]
}
