package import LayerEngine

/// The places that content which moves by itself is going to have in the frames to come, thrown or on its way back. A
/// host that is far from its person needs them to show it there before the commits with those frames come.
package struct ScrollCourse: Equatable {
  /// The way along one axis.
  package struct Axis: Equatable {
    /// The offset in this frame.
    package var place: Double
    /// Those after each further ``ScrollCourse/interval``, as distances from ``place``.
    package var later: [Float]
    /// For how many points to either side there is content.
    package var reach: Double
  }

  /// Between two places, in seconds: a frame of an ordinary screen. What is between them is on a straight line, no farther than
  /// a tenth of a point from where it is, at the deceleration of a throw of 2,000 points a second. Our choice.
  package static let interval = 1.0 / 60

  /// The layer whose bounds' origin scrolls.
  package var layer: LayerID
  /// The axes along which it moves.
  package var x: Axis?
  package var y: Axis?
  /// The layers in it that stay where they are on the screen.
  package var held: [LayerID]
}
