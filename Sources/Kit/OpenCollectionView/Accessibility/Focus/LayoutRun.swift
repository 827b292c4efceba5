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
  /// Tells whether it is such a view.
  var waitsForOwner = false

  /// No number of a frame, nor one after which a frame comes.
  static let noFrame = -1_000

  /// How many frames of a run describe the view at once, as a single layout does. Our choice: what is tapped or typed
  /// changes in one or two.
  static let describedFrames: UInt8 = 3

  /// The view is laid out in a frame.
  ///
  /// - Parameter pause: the most frames from the one before in the run.
  /// - Returns: whether the description of it can wait.
  mutating func extend(to frame: Int, within pause: Int = 1) -> Bool {
    guard frame != Self.noFrame else { return false }
    guard frame != lastFrame else { return length >= Self.describedFrames }
    length = frame - lastFrame <= pause ? min(length + 1, Self.describedFrames) : 0
    lastFrame = frame
    return length == Self.describedFrames
  }

  /// The most frames between two in which views come in, as while content scrolls. Our choice: rows are some frames apart.
  static let longestPause = 6
}
