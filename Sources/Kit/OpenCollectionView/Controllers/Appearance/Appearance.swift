extension UIViewController {
  /// The stage of a controller's coming and going.
  struct Appearance {
    enum State {
      case disappeared, appearing, appeared, disappearing
    }

    var state = State.disappeared
    /// Tells whether the callbacks of the present transition speak of an animation.
    var isAnimated = false
    /// Tells whether `viewIsAppearing` is to be called, once the view is in its place.
    var owesIsAppearing = false
    /// Tells whether the view's move into a window has begun the transition, or its leaving.
    var beganWithMove = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isEditing = false
  }
}
