package import LayerEngine

/// By which law content follows a wheel or a trackpad at present: what a host that is far from its person needs to show what has
/// been turned since the reports that this frame knew.
package struct ScrollTurn: Equatable {
  /// The law along one axis.
  package struct Axis: Equatable {
    /// The law of what has been turned up to now, as that of a finger against which the content goes.
    package var law: ScrollLead.Axis
    /// How much of the last notches is not shown yet in this frame, in points; see ``WheelMotion``.
    package var remainder: Double
    /// The lowest place to which a turn may bring the content before the rubber band, and the highest one.
    package var lowest: Double
    package var highest: Double
  }

  /// The layer whose bounds' origin scrolls.
  package var layer: LayerID
  /// Tells whether all reports up to now were notches.
  package var isInSteps: Bool
  /// The axes along which it turns.
  package var x: Axis?
  package var y: Axis?
  /// The layers in it that stay where they are on the screen.
  package var held: [LayerID]
}
