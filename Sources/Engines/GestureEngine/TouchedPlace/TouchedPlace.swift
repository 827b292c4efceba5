/// A place on the screen as touches find it: the view there, and the recognizers on it and around it.
///
/// `TouchTesting` judges it: before any finger comes down it says which recognizer will wait for which, and which will
/// never be recognized.
public struct TouchedPlace: Hashable, Sendable {
  /// The name of the view in texts.
  public var view: String
  /// The control that the view belongs to, which acts on touches itself; it refuses single taps of the views around
  /// it. // G31
  public var control: String?
  /// How many levels above the view the control is.
  public var controlLevel = 0
  /// The collection view around the view that selects what is tapped.
  public var selectingView: String?
  /// The recognizers, in the order in which they hear of touches.
  public var recognizers: [RecognizerDescription]
  /// The limits by which they tell gestures apart.
  public var profile: InputProfile

  /// A place with the recognizers that would take part in a touch there.
  public init(view: String, recognizers: [RecognizerDescription], profile: InputProfile = .finger) {
    self.view = view
    self.recognizers = recognizers
    self.profile = profile
  }
}
