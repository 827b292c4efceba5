extension InputProfile {
  /// The limits for fingers, as phones have them.
  public static let finger = InputProfile()

  /// The limits for a pen: its tip is where the eye puts it, so that a small motion is meant.
  ///
  /// All our choice: no platform is known to publish limits for pens that differ from those for fingers.
  public static let pen: InputProfile = {
    var profile = InputProfile()
    // Half the finger's: the tip does not roll, but it slides a little as it lands.
    profile.panMovement = 5
    profile.pressMovement = 5
    // A stroke is longer than this, a dot is not.
    profile.tapMovement = 20
    return profile
  }()

  /// The limits for a mouse: it stays where it is put, and what is not a click is a drag.
  public static let mouse: InputProfile = {
    var profile = InputProfile()
    // Windows begins to drag after 4 pixels (`SM_CXDRAG`); GTK takes 8, Qt 10, Flutter 2.
    profile.panMovement = 4
    profile.pressMovement = 4
    profile.tapMovement = 4
    // Windows waits 500 ms for the second click (`GetDoubleClickTime`), GTK and Qt 400 ms.
    profile.tapInterval = 0.5
    return profile
  }()

  /// The limits for fingers in gloves: the contact is wide, and its middle wanders while the pad rolls.
  ///
  /// All our choice.
  public static let glovedHand: InputProfile = {
    var profile = InputProfile()
    // We take the pad of a glove to be twice as wide as a fingertip: distances of resting fingers are doubled, but for
    // that of taps, which was generous already.
    profile.tapMovement = 60
    profile.panMovement = 20
    profile.pressMovement = 20
    profile.edgeWidth = 26
    profile.pinchMovement = 20
    profile.pinchHysteresis = 16
    profile.rotationAngle = .pi / 12
    profile.rotationHysteresis = .pi / 24
    // Stiff fingers come and go more slowly.
    profile.tapDuration = 1
    profile.tapInterval = 0.5
    profile.tapFingerInterval = 0.25
    // The pad rolls backwards before it follows.
    profile.swipeBackward = 5
    return profile
  }()

  /// The limits for hands that tremble.
  ///
  /// All our choice. Hands tremble four to twelve times a second; a finger that means to rest goes to and fro, may
  /// bounce on the glass, and needs longer for everything that must be exact.
  public static let tremor: InputProfile = {
    var profile = InputProfile()
    // A finger that rests may go to and fro over the width of a fingertip.
    profile.tapMovement = 80
    profile.panMovement = 25
    profile.pressMovement = 30
    profile.edgeWidth = 30
    // Half a swing of a hand that trembles ten times a second: what touches more briefly has bounced.
    profile.tapMinimumDuration = 0.05
    profile.tapDuration = 1.5
    profile.tapInterval = 0.8
    profile.tapFingerInterval = 0.5
    // Fingers that look for their place must not press by resting on the way.
    profile.pressDuration = 0.8
    profile.pinchMovement = 25
    profile.pinchHysteresis = 20
    profile.rotationAngle = .pi / 9
    profile.rotationHysteresis = .pi / 18
    // A second for a swipe, which then still has to go 30 points and may stray by 36.
    profile.swipeDistance = 60
    profile.swipeDistanceDecay = 0.5
    profile.swipeSideways = 60
    profile.swipeSidewaysDecay = 0.4
    profile.swipeBackward = 15
    profile.swipeDuration = 1
    return profile
  }()
}
