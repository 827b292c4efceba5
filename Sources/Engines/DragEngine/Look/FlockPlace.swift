public import Foundation
public import PlaneGeometry

/// How what is dragged lies under the finger: alone, or as one of a stack. // N24 N25
public struct FlockPlace: Hashable, Sendable {
  /// From the finger to the middle of the preview, in points.
  public var offset: CGVector
  /// How much smaller the preview is than its view: never larger.
  public var scale: Double
  /// How far it is turned, in radians.
  public var angle: Double

  /// How far one item lies beside the next one below it, in points. Our choice. // N25
  public static let step = 4.0
  /// How far one item is turned against the top one, in radians. Our choice. // N25
  public static let turn = 0.06
  /// How many of a stack can be told apart; those below lie with the last. Our choice. // N25
  public static let deepest = 4

  /// The place of one item.
  ///
  /// - Parameters:
  ///   - depth: how many lie above it.
  ///   - size: of its view.
  ///   - grip: from the finger to the middle of the view, while it was lifted.
  ///   - isAlone: whether there is no other.
  ///   - keepsSize: whether the one item that there is keeps its size here.
  ///   - before: the scale so far, beyond which a preview never grows again.
  public init(
    depth: Int, size: CGSize, grip: CGVector, isAlone: Bool, keepsSize: Bool, before: Double = 1,
    profile: DragProfile = .standard
  ) {
    let longest = max(size.width, size.height)
    let wanted = isAlone && keepsSize || longest <= profile.largestSide ? 1 : profile.largestSide / longest
    scale = min(wanted, before)
    guard !isAlone else {
      // The point of the view that was taken stays under the finger.
      offset = CGVector(dx: grip.dx * scale, dy: grip.dy * scale)
      angle = 0
      return
    }
    let level = min(depth, Self.deepest)
    offset = CGVector(dx: Double(level) * Self.step, dy: Double(level) * Self.step)
    angle = level == 0 ? 0 : Double(level) * Self.turn * (level.isMultiple(of: 2) ? -1 : 1)
  }
}
