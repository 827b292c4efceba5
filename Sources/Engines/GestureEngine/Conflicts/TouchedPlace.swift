/// A place on the screen as touches find it: the view there, and the recognizers on it and around it.
///
/// Ask for ``conflicts`` to know, before any finger comes down, who will wait for whom and who will never be recognized.
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

  /// The conflicts of the recognizers with each other and with the view: warnings first, each kind in the order of the
  /// recognizers.
  public var conflicts: [GestureConflict] {
    let all = requirementConflicts + exclusionConflicts + deliveryConflicts
    return all.filter { $0.severity == .warning } + all.filter { $0.severity == .information }
  }

  /// The places of those that take part.
  var taking: [Int] {
    recognizers.indices.filter { index in
      let recognizer = recognizers[index]
      return recognizer.takesTouches && recognizer.kind != .hover
    }
  }
}
