/// How the time of an object follows from the time of what holds it: animations and layers have it.
///
/// The object's time is `(time of the holder − beginTime) × speed + timeOffset`. All times are seconds.
public protocol CAMediaTiming {
  /// When the object's time begins, in its holder's time. 0 in an animation that is added to a layer means now.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes. 0 in an animation that is added to a layer means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast the object's time runs, as a multiple of its holder's: 0 stands still, less runs backwards.
  var speed: Float { get set }
  /// The place in the object's own time at which it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are; fractions count, and 0 means 1.
  var repeatCount: Float { get set }
  /// For how long runs are repeated; 0 leaves it to ``repeatCount``. Where both are set this one counts.
  var repeatDuration: CFTimeInterval { get set }
  /// Tells whether each run goes back the way it came, which doubles its time.
  var autoreverses: Bool { get set }
  /// The look before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
