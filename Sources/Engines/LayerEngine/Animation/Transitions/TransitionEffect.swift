/// How a layer's new look takes the place of the old.
package enum TransitionEffect: Equatable, Sendable {
  /// A side of the layer.
  package enum Side: Sendable {
    case left, right, top, bottom
  }

  /// One fades into the other.
  case fade
  /// The new pushes the old out, coming from a side.
  case push(Side)
  /// The new slides in over the old, coming from a side.
  case moveIn(Side)
  /// The old slides away from over the new, as if pushed from a side.
  case reveal(Side)
  /// Both turn like the two faces of a card, the side that comes up first being the one given. // A11
  case flip(Side)
  /// The old is turned up like a page that hangs at the top.
  case turnUp
  /// The new is turned down over the old like a page that hangs at the top.
  case turnDown
}
