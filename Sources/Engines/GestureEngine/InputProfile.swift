/// The limits by which movements of fingers are told apart. Distances are points, times seconds.
///
/// Every number is one that a device, a document or a choice of ours gave; the comment says which.
public struct InputProfile: Hashable, Sendable {
  /// How far a finger may move and still tap. Our choice: the figure that circulates. // G62
  public var tapMovement = 45.0
  /// How long a finger may rest and still tap. Our choice: the figure that circulates. // G62
  public var tapDuration = 0.75
  /// The longest pause between two taps, from lift to touch. WebKit states 350 ms. // G61
  public var tapInterval = 0.35
  /// Within what time the fingers of one tap must come down. Our choice. // G63
  public var tapFingerInterval = 0.15
  /// How far touches must move before they pan; the distance is then taken out once. Measured on iOS 26.1. // G81
  public var panMovement = 10.0
  /// How long fingers must stay to press. Documented. // G70
  public var pressDuration = 0.5
  /// How far they may move meanwhile. Documented. // G70
  public var pressMovement = 10.0

  /// The limits for fingers.
  public init() {}

  /// The limits for fingers.
  public static let finger = InputProfile()
}
