/// The frames, one after the other, in which a view was laid out: while it is in motion nobody needs sixty descriptions of
/// it in a second.
struct LayoutRun {
  /// The number of the frame in which the view was laid out last.
  private(set) var lastFrame = Self.noFrame
  /// How many frames before that one the view was laid out in without a gap.
  private var length: UInt8 = 0
  /// Tells whether the view is described in this frame.
  var isMarked = false
  /// Tells whether it waits to be described until the run ends.
  var isPutOff = false

  /// Tells whether views in it that have come in the run wait until it ends.
  var owesArrivals = false

  /// No number of a frame, nor one after which a frame comes.
  static let noFrame = -1_000

  /// How many frames of a run describe the view at once, as a single layout does. Our choice: what is tapped or typed
  /// changes in one or two.
  static let describedFrames: UInt8 = 3

  /// The view is laid out in a frame.
  ///
  /// - Returns: whether the description of it can wait.
  mutating func extend(to frame: Int) -> Bool {
    guard frame != lastFrame else { return length >= Self.describedFrames }
    length = frame == lastFrame + 1 ? min(length + 1, Self.describedFrames) : 0
    lastFrame = frame
    return length == Self.describedFrames
  }

  /// The view is laid out, perhaps in a frame. For views that are not described by it.
  mutating func note(_ frame: Int) {
    if frame != Self.noFrame { _ = extend(to: frame) }
  }

  /// Tells whether the view is laid out in a frame after many others.
  func goesOn(in frame: Int) -> Bool { frame == lastFrame && length == Self.describedFrames }
}
